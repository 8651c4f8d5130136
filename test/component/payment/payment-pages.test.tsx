import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { user } from '../support/data.ts';
import { look } from '../support/look.ts';
import { requestsTo, respond, unreachable } from '../support/network.ts';
import { main, open, openAs } from '../support/open.tsx';
import { rests } from '../support/rests.ts';
import { advanceUntil, holdTime, releaseTime } from '../support/time.ts';

const title = () => page.getByRole('heading', { level: 1 });
const link = (name: string) => main().getByRole('link', { name });
const isUnconfirmed = () => title().query()?.textContent?.includes('Not Confirmed Yet');

describe('the page after a payment that was not made', () => {
  // The texts of the others are in test/web/payment-failure.test.ts.
  it('explains what happened and leads on, and shows nothing of the address', async () => {
    await open('/payment/cancel?reason=payment_failed&session_id=cs_test_secret');
    await expect.element(title()).toHaveTextContent('Payment Failed');
    await expect.element(main()).toMatchTextContent('Your payment could not be processed.');
    await expect.element(link('Back to pricing')).toHaveAttribute('href', '/pricing');
    await expect.element(link('Go to your dashboard')).toHaveAttribute('href', '/dashboard');
    expect(link('support@').element().getAttribute('href')).toMatch(/^mailto:.*cs_test_secret/);
    expect((main().element() as HTMLElement).innerText).not.toContain('cs_test');
    await look('a payment that was not made');
  });
});

describe('the page after a payment', () => {
  it('refers visitors to the mail that signs them in', async () => {
    await open('/payment/success?session_id=cs_test_secret');
    await expect.element(main()).toMatchTextContent('A welcome email with a secure login link was sent');
    await expect.element(link('Go to login')).toHaveAttribute('href', '/login');
    expect((main().element() as HTMLElement).innerText).not.toMatch(/premium|cs_test/i);
    await look('a payment by a visitor');
  });

  it('waits for the confirmation, and then shows premium', async () => {
    const free = user();
    const gate = Promise.withResolvers<void>();
    const app = await openAs(free, '/payment/success');
    respond('me', async () => {
      if (requestsTo('me').length <= 2) return free;
      await gate.promise;
      return { ...free, isPremium: true };
    });
    await expect.element(title()).toMatchTextContent('Confirming Your Payment');
    await expect.element(link('Go to settings')).toHaveAttribute('href', '/settings');
    await look('confirming');
    gate.resolve();
    await expect.element(title()).toMatchTextContent('Payment Successful');
    await expect.element(main()).toMatchTextContent('Premium is yours');
    await expect.element(link('Go to your dashboard')).toHaveAttribute('href', '/dashboard');
    await expect.element(link('Go to settings')).toHaveAttribute('href', '/settings');
    await look('premium');
    // The rest of the app knows about it too: the pricing page redirects this user.
    respond('getWeek', () => new Promise(() => {}));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect.poll(app.address).toBe('/dashboard');
  });

  it('claims nothing for users who have not paid, asks a few times, and checks again on demand', async () => {
    const free = user();
    holdTime();
    await openAs(free, '/payment/success');
    expect(title().element().textContent).toContain('Confirming Your Payment');
    await advanceUntil(isUnconfirmed, 500);
    releaseTime();
    await rests();
    expect((main().element() as HTMLElement).innerText).not.toContain('Premium is yours');
    expect(requestsTo('me').length).toBeLessThanOrEqual(6);
    await look('not confirmed');
    respond('me', () => ({ ...free, isPremium: true }));
    page.getByRole('button', { name: 'Check again' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(title()).toMatchTextContent('Payment Successful');
  });

  it('is not confirmed while the server is unreachable', async () => {
    holdTime();
    const app = await openAs(user(), '/payment/success');
    respond('me', () => {
      throw unreachable();
    });
    expect(title().element().textContent).toContain('Confirming Your Payment');
    await advanceUntil(isUnconfirmed, 500);
    await rests();
    expect(app.address()).toBe('/payment/success');
  });
});
