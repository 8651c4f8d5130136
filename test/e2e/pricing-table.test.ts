import type { Page, Route } from 'playwright';
import { describe, it } from 'vitest';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite({
  settings: { STRIPE_PRICING_TABLE_ID: 'prctbl_test', STRIPE_PUBLISHABLE_KEY: 'pk_test_key' },
});
const address = 'https://js.stripe.com/v3/pricing-table.js';
/** Replaces Stripe's script: shows the attributes that it received. */
const script = `customElements.define('stripe-pricing-table', class extends HTMLElement {
  connectedCallback() { this.textContent = 'The table'; }
});`;
const toStripe = { expected: [/js\.stripe\.com/] };

/** Opens the prices in a browser that reaches only this Stripe. */
async function open(options: Parameters<typeof site.open>[1], answer: (route: Route) => Promise<void>): Promise<Page> {
  const page = await site.open('/robots.txt', { ...toStripe, ...options });
  await page.route(address, answer);
  await page.goto('/pricing');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}
const works = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: script });
const table = (page: Page) => page.locator('stripe-pricing-table');
const ourCard = (page: Page) => page.getByRole('region', { name: 'Premium', exact: true });

describe('Stripe’s price table', () => {
  it.each(['undecided', 'refused'] as const)(
    'is not loaded while cookies are %s, and the page says why',
    async (cookies) => {
      let loads = 0;
      const page = await open({ cookies }, (route) => {
        loads += 1;
        return works(route);
      });
      await expect(page.getByText('once you accept cookies')).toBeVisible();
      await untilIdle(page);
      await expect(ourCard(page)).toBeVisible();
      await expect(table(page)).toHaveCount(0);
      expect(loads).toBe(0);
    },
  );

  it('takes the place of our cards once they are accepted', async () => {
    const page = await open({ cookies: 'accepted' }, works);
    await expect(table(page)).toHaveText('The table');
    await expect(table(page)).toHaveAttribute('pricing-table-id', 'prctbl_test');
    await expect(table(page)).toHaveAttribute('publishable-key', 'pk_test_key');
    expect(await table(page).getAttribute('client-reference-id')).toBeNull();
    expect(await table(page).getAttribute('customer-email')).toBeNull();
    await expect(ourCard(page)).toHaveCount(0);
    await expect(page.getByText('once you accept cookies')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  });

  it('receives the payer’s address, if they are signed in', async () => {
    const resident = await site.resident();
    const page = await open({ cookies: 'accepted', as: resident }, works);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Upgrade Your Plan');
    await expect(table(page)).toHaveAttribute('client-reference-id', resident.user.id);
    await expect(table(page)).toHaveAttribute('customer-email', resident.user.email);
  });

  it('gives way to our cards where it cannot be loaded', async () => {
    const page = await open({ cookies: 'accepted' }, (route) => route.abort());
    await expect(ourCard(page)).toBeVisible();
    await expect(table(page)).toHaveCount(0);
  });
});
