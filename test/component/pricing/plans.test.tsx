import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { serveWeek } from '../support/serve-week.ts';
import { resizeWindow } from '../support/window-size.ts';

const title = () => page.getByRole('heading', { level: 1 });
const card = (name: string) => page.getByRole('region', { name, exact: true });
const upgrade = () => page.getByRole('button', { name: 'Upgrade to Premium' });
const alert = () => main().getByRole('alert');
const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const checkout = 'https://pay.example/session-1';

it('the table of the plans gives its words most of the width on a phone', async () => {
  await resizeWindow(390, 800);
  await open('/pricing');
  const row = page.getByRole('row').filter({ hasText: 'Custom tasks' });
  await expect.element(row).toBeVisible();
  const widths = [...row.element().querySelectorAll('th, td')].map(({ clientWidth }) => clientWidth);
  expect(widths).toHaveLength(3);
  expect(Math.max(...widths)).toBe(widths[0]);
});

describe('the plans, to residents', () => {
  it('offer an upgrade that leads to the checkout once, however often it is pressed', async () => {
    await openAs(user(), '/pricing');
    await expect.element(title()).toMatchTextContent('Upgrade Your Plan');
    await expect.element(card('Free')).toMatchTextContent('Your plan today');
    await expect.element(main().getByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    const gate = Promise.withResolvers<void>();
    respond('createCheckoutSession', async () => {
      await gate.promise;
      return { url: checkout };
    });
    upgrade().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(upgrade()).toHaveAttribute('aria-busy', 'true');
    await look('on the way to the checkout');
    upgrade()
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }));
    gate.resolve();
    await expect.poll(departuresSoFar).toEqual([checkout]);
    await rests();
    expect(requestsTo('createCheckoutSession').map(({ body }) => body)).toEqual([{ product: 'premium_subscription' }]);
  });

  it('say why the checkout cannot be reached, in the server’s words if it has any', async () => {
    await openAs(user(), '/pricing');
    respond('createCheckoutSession', () => {
      throw unreachable();
    });
    await upgrade().click();
    await expect.element(alert()).toMatchTextContent('Failed to redirect to checkout');
    await look('a checkout that cannot be reached');
    respond('createCheckoutSession', () => {
      throw refused(503, { message: 'Please wait a moment.' });
    });
    await upgrade().click();
    await expect.element(alert()).toMatchTextContent('Please wait a moment.');
    respond('createCheckoutSession', () => {
      throw refused(500);
    });
    await upgrade().click();
    await expect.element(alert()).toMatchTextContent('Failed to redirect to checkout');
    respond('createCheckoutSession', () => ({ url: checkout }));
    await upgrade().click();
    await expect.poll(departuresSoFar).toEqual([checkout]);
  });

  it('do not open the checkout for a reader who has gone to another page', async () => {
    const app = await openAs(user(), '/pricing');
    const gate = Promise.withResolvers<void>();
    respond('createCheckoutSession', async () => {
      await gate.promise;
      return { url: checkout };
    });
    await upgrade().click();
    await expect.element(upgrade()).toHaveAttribute('aria-busy', 'true');
    await footerLink('FAQ').click();
    await expect.element(title()).toMatchTextContent('Frequently Asked Questions');
    gate.resolve();
    await footerLink('Privacy Policy').click();
    await expect.element(title()).toMatchTextContent('Privacy Policy');
    await rests();
    expect(app.address()).toBe('/privacy');
    expect(departuresSoFar()).toEqual([]);
  });

  it('can be chosen again after coming back from the checkout', async () => {
    await openAs(user(), '/pricing');
    respond('createCheckoutSession', () => new Promise(() => {}));
    await upgrade().click();
    await expect.element(upgrade()).toHaveAttribute('aria-busy', 'true');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(upgrade()).not.toHaveAttribute('aria-busy');
  });

  it('give way to the week for premium users', async () => {
    serveWeek([]);
    const app = await openAs(user({ isPremium: true }), '/pricing');
    await expect.poll(app.address).toBe('/dashboard');
  });

  it('give way to the week for users who turn out to be premium', async () => {
    const free = user();
    const app = await openAs(free, '/pricing');
    await expect.element(upgrade()).toBeVisible();
    respond('me', () => ({ ...free, isPremium: true }));
    respond('getWeek', () => {
      throw refused(404);
    });
    respond('createCheckoutSession', () => {
      throw refused(409, { code: 'already_premium', message: 'You already have a Premium subscription' });
    });
    await upgrade().click();
    await expect.poll(app.address).toBe('/dashboard');
  });
});
