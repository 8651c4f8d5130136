import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) => main(page).getByRole('link', { name });

/** Lets the page ask who is there and be answered so often; further answers wait. */
async function holdAnswers(page: Page, after: number) {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/api/auth/me', async (route) => {
    asked += 1;
    if (asked > after) await gate.promise;
    await route.continue();
  });
  return { release: gate.resolve, asked: () => asked };
}

/** Lets support give premium, as a payment does. */
const grantPremium = (id: string) =>
  site.server.database
    .knex('households')
    .where({ id })
    .update({ premium_granted_at: new Date('2027-01-01') });

describe('a payment that was not made', () => {
  it('is explained by its reason, with links to go on', async () => {
    const page = await site.open('/robots.txt');
    for (const [query, heading, message] of [
      ['', 'Payment Canceled', 'Your payment process was canceled. No charges have been made to your account.'],
      ['reason=canceled', 'Payment Canceled', 'Your payment process was canceled.'],
      ['reason=payment_failed', 'Payment Failed', 'Your payment could not be processed.'],
      ['reason=payment_unpaid', 'Payment Canceled', 'Payment status: unpaid. Please try again or contact support.'],
      [
        'error=missing_session',
        'Payment Failed',
        'Payment session not found. Please try starting the payment process again.',
      ],
      [
        'error=dispatch_failed',
        'Payment Failed',
        'There was an error processing your payment. Please contact support if you were charged.',
      ],
    ] as const) {
      await page.goto(`/payment/cancel?${query}&session_id=cs_test_secret`);
      await expect(title(page)).toHaveText(heading);
      await expect(main(page)).toContainText(message);
      await expect(link(page, 'Back to pricing')).toHaveAttribute('href', '/pricing');
      await expect(link(page, 'Go to your dashboard')).toHaveAttribute('href', '/dashboard');
      await expect(link(page, 'support@')).toHaveAttribute('href', /^mailto:.*cs_test_secret/);
      expect(await main(page).innerText()).not.toContain('cs_test');
    }
    await look(page, 'a payment that was not made');
  });
});

describe('the page that a payment leads to', () => {
  it('refers visitors to the mail with their sign-in link', async () => {
    const page = await site.open('/payment/success?session_id=cs_test_secret');
    await expect(main(page)).toContainText('A welcome email with a secure login link was sent');
    await expect(link(page, 'Go to login')).toHaveAttribute('href', '/login');
    expect(await main(page).innerText()).not.toMatch(/premium|cs_test/i);
    await look(page, 'a payment by a visitor');
  });

  it('waits for the confirmation, and shows premium when it is there', async () => {
    const resident = await site.resident();
    const page = await site.open('/robots.txt', { as: resident });
    const answers = await holdAnswers(page, 2);
    await page.goto('/payment/success');
    await expect(title(page)).toHaveText('Confirming Your Payment');
    await expect(link(page, 'Go to settings')).toHaveAttribute('href', '/settings');
    await expect.poll(answers.asked).toBe(3);
    await grantPremium(resident.user.id);
    answers.release();
    await expect(title(page)).toHaveText('Payment Successful');
    await expect(main(page)).toContainText('Premium is yours');
    await expect(link(page, 'Go to your dashboard')).toHaveAttribute('href', '/dashboard');
    await expect(link(page, 'Go to settings')).toHaveAttribute('href', '/settings');
    await look(page, 'premium');
    // The app knows too, without a new start.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  it('grants and claims nothing to who has not paid, and asks only a few times', async () => {
    const resident = await site.resident();
    const page = await site.open('/robots.txt', { as: resident });
    const answers = await holdAnswers(page, 1);
    await page.goto('/payment/success');
    await expect(title(page)).toHaveText('Confirming Your Payment');
    await look(page, 'confirming');
    answers.release();
    await expect(title(page)).toHaveText('Not Confirmed Yet');
    expect(await main(page).innerText()).not.toContain('Premium is yours');
    expect(answers.asked()).toBeLessThanOrEqual(6);
    expect(await site.server.call('me', {}, resident.token)).toMatchObject({ isPremium: false });
    await look(page, 'not confirmed');

    await grantPremium(resident.user.id);
    await page.getByRole('button', { name: 'Check again' }).press('Enter');
    await expect(title(page)).toHaveText('Payment Successful');
  });

  it('stays calm while the server cannot be reached', async () => {
    const page = await site.open('/pricing', { as: await site.resident(), expected: [/Failed to load resource/] });
    await expect(title(page)).toHaveText('Upgrade Your Plan');
    await page.route('**/api/auth/me', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    );
    await page.evaluate(() => {
      history.pushState({}, '', '/payment/success');
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    });
    await expect(title(page)).toHaveText('Confirming Your Payment');
    await expect(title(page)).toHaveText('Not Confirmed Yet');
  });
});

describe('the whole way of a payment', () => {
  it('leads from the plans over Stripe’s page to premium', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/payment\/success\?/);
    await expect(title(page)).toHaveText('Payment Successful');
    await page.goto('/pricing');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  it('ends without a charge when it is broken off', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await page.goBack();
    await page.goto('/payment/cancel?reason=canceled');
    await expect(title(page)).toHaveText('Payment Canceled');
    await page.goto('/api/payments/complete');
    await expect(page).toHaveURL(/\/payment\/cancel\?error=missing_session$/);
    await expect(title(page)).toHaveText('Payment Failed');
  });
});
