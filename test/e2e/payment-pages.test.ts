import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('a payment', () => {
  it('leads from the plans through Stripe’s page to premium', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page).toHaveURL(/\/payment\/success\?/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful');
    await page.goto('/pricing');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  it('ends without a charge when the card is declined', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await page.goBack();
    await page.goto('/payment/cancel?reason=canceled');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Canceled');
    await page.goto('/api/payments/complete');
    await expect(page).toHaveURL(/\/payment\/cancel\?error=missing_session$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Failed');
  });
});
