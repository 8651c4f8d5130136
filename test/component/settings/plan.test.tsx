import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type User, user } from '../support/data.ts';
import { departuresSoFar } from '../support/departures.ts';
import { look } from '../support/look.ts';
import { refused, requestsTo, respond, unreachable } from '../support/network.ts';
import { openAs } from '../support/open.tsx';
import { pending } from '../support/pending.ts';
import { card, toast } from './settings-screen.ts';

const plan = card('Your plan');
const upgrade = page.getByRole('button', { name: 'Upgrade to Premium' });
const manage = plan.getByRole('button', { name: 'Manage subscription' });
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'));

const renewsAt = '2027-02-01T00:00:00.000Z';
const payer = (subscription: Partial<User['plan']> = {}) =>
  user({
    isPremium: true,
    plan: { source: 'subscription', status: 'active', renewsAt, endsAt: null, ...subscription },
  });

describe('the plan', () => {
  it('of a free user is free, and leads to the checkout', async () => {
    await openAs(user(), '/settings#plan');
    await expect.element(plan).toMatchTextContent(/^Your plan\s*Free/);
    await expect.element(plan).toMatchTextContent('1 custom task that repeats');
    await expect.element(manage).not.toBeInTheDocument();
    respond('createCheckoutSession', () => {
      throw unreachable();
    });
    await upgrade.click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to redirect to checkout');
    respond('createCheckoutSession', () => ({ url: 'https://pay.example/session-1' }));
    await upgrade.click();
    await expect.poll(departuresSoFar).toEqual(['https://pay.example/session-1']);
  });

  it('that support gave has nothing to pay and nothing to manage', async () => {
    const given = { source: 'support', status: null, renewsAt: null, endsAt: null } as const;
    await openAs(user({ isPremium: true, plan: given }), '/settings#plan');
    await expect.element(plan).toMatchTextContent(/^Your plan\s*Premium/);
    await expect.element(plan).toMatchTextContent('Our support team gave you Premium. There is nothing to pay.');
    await expect.element(upgrade).not.toBeInTheDocument();
    await expect.element(manage).not.toBeInTheDocument();
  });

  it('that is paid for says when it renews, and leads to the provider', async () => {
    await openAs(payer(), '/settings#plan');
    await expect.element(plan).toMatchTextContent('It renews on 1 February 2027.');
    await expect.element(upgrade).not.toBeInTheDocument();
    await look('a plan that renews');
    respond('createPortalSession', () => ({ url: 'https://pay.example/portal-1' }));
    await manage.click();
    await expect.poll(departuresSoFar).toEqual(['https://pay.example/portal-1']);
  });

  it('that was cancelled says when it ends', async () => {
    await openAs(payer({ renewsAt: null, endsAt: renewsAt }), '/settings#plan');
    await expect.element(plan.getByText('Ends on 1 February 2027', { exact: true })).toBeVisible();
    await expect.element(plan).toMatchTextContent('You keep Premium until then, and nothing is deleted afterwards.');
    await look('a plan that ends');
  });

  it('that has ended says when, and can be bought again', async () => {
    const ended = { source: 'free', status: 'canceled', renewsAt: null, endsAt: '2027-01-02T00:00:00.000Z' } as const;
    await openAs(user({ plan: ended }), '/settings#plan');
    await expect.element(plan).toMatchTextContent(/^Your plan\s*Free/);
    await expect.element(plan).toMatchTextContent(/Premium ended on 2 January 2027\. Nothing was deleted/);
    await expect.element(upgrade).toBeVisible();
    await expect.element(manage).toBeVisible();
    await look('a plan that has ended');
  });

  it('whose payment failed says that it is tried again, until it succeeds', async () => {
    const app = await openAs(payer({ status: 'past_due' }), '/settings#plan');
    await expect.element(plan.getByText('Premium', { exact: true })).toBeVisible();
    await expect.element(plan.getByText('Payment problem', { exact: true })).toBeVisible();
    await expect.element(plan).toMatchTextContent('Your last payment didn’t go through. We’ll try it again.');
    await look('a plan whose payment failed');
    app.change({ plan: payer().plan });
    returnToPage();
    await expect.element(plan).toMatchTextContent('It renews on');
    await expect.element(plan.getByText('Payment problem')).not.toBeInTheDocument();
  });

  it.each([
    ['of its own', unreachable(), 'We couldn’t open the subscription'],
    [
      'of the server',
      refused(503, { message: 'Our payment provider cannot be reached right now. Please try again in a moment.' }),
      'Our payment provider cannot be reached right now. Please try again in a moment.',
    ],
  ])('says in words %s why the provider’s page cannot be reached', async (_, failure, words) => {
    await openAs(payer(), '/settings#plan');
    respond('createPortalSession', () => {
      throw failure;
    });
    await manage.click();
    await expect.element(plan.getByRole('alert')).toHaveTextContent(words);
    if (words.startsWith('Failed')) await look('a subscription that cannot be opened');
  });

  it('is no longer busy when the browser returns from the provider’s page', async () => {
    await openAs(payer(), '/settings#plan');
    respond('createPortalSession', () => Promise.withResolvers<never>().promise);
    await manage.click();
    await expect.element(manage).toHaveAttribute('aria-busy', 'true');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(manage).not.toHaveAttribute('aria-busy');
  });

  it('is read again without undoing what is saved meanwhile', async () => {
    const app = await openAs(payer(), '/settings#plan');
    await expect.element(plan).toMatchTextContent('It renews on');
    const hold = pending();
    const before = app.saved();
    respond('me', async () => {
      await hold.promise;
      return { ...before, plan: { ...before.plan, renewsAt: '2027-03-01T00:00:00.000Z' } };
    });
    const asked = requestsTo('me').length;
    returnToPage();
    await expect.poll(() => requestsTo('me').length).toBeGreaterThan(asked);
    await page.getByLabelText('Name').fill('Grace');
    await userEvent.keyboard('{Enter}');
    await expect.element(toast('Saved')).toBeVisible();
    hold.release();
    await expect.element(plan).toMatchTextContent('It renews on 1 March 2027.');
    await expect.element(page.getByRole('button', { name: 'Hello, Grace' })).toBeVisible();
  });
});
