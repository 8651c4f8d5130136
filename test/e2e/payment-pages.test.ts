import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('a payment', () => {
  it('leads from the plans to Stripe’s page, where a declined card ends it without a charge', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    const title = page.getByRole('heading', { level: 1 });
    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    await page.getByRole('button', { name: 'Pay with a card that is declined' }).click();
    await expect(page.getByText('Your card was declined.')).toBeVisible();
    await page.goto('/api/payments/complete');
    await expect(page).toHaveURL(/\/payment\/cancel\?error=missing_session$/);
    await expect(title).toHaveText('Payment Failed');
    await page.getByRole('link', { name: 'Back to pricing' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });
});
