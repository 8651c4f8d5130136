import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { look } from '../support/browser/look.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();
const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const upgrade = (page: Page) => page.getByRole('button', { name: 'Upgrade to Premium' });
const checkouts = '**/api/payments/create-checkout-session';

describe('the plans, to visitors', () => {
  it('are compared in a table whose words have most of the width on a phone', async () => {
    const page = await site.open('/pricing', { viewport: { width: 390, height: 800 } });
    const widths = await page
      .getByRole('row')
      .filter({ hasText: 'Custom tasks' })
      .locator('th, td')
      .evaluateAll((cells) => cells.map(({ clientWidth }) => clientWidth));
    expect(Math.max(...widths)).toBe(widths[0]);
  });
});

describe('the plans, to residents', () => {
  it('are an upgrade that leads to the checkout, by keyboard too, and is not begun twice', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    await expect(title(page)).toHaveText('Upgrade Your Plan');
    await expect(card(page, 'Free')).toContainText('Your plan today');
    await expect(main(page).getByRole('link', { name: 'Sign in' })).toHaveCount(0);
    const gate = Promise.withResolvers<void>();
    const asked: unknown[] = [];
    await page.route(checkouts, async (route) => {
      asked.push(route.request().postDataJSON());
      await gate.promise;
      await route.continue();
    });
    await upgrade(page).press('Enter');
    await expect(upgrade(page)).toHaveAttribute('aria-busy', 'true');
    await look(page, 'on the way to the checkout');
    await upgrade(page).dispatchEvent('click');
    gate.resolve();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
    expect(asked).toEqual([{ product: 'premium_subscription' }]);
  });

  it('say why the checkout cannot be reached: in the server’s words, or in ours', async () => {
    const page = await site.open('/pricing', { as: await site.resident(), expected: [/Failed to load resource/] });
    const alert = page.getByRole('alert');
    await page.route(checkouts, (route) => route.abort());
    await upgrade(page).click();
    await expect(alert).toHaveText('Failed to redirect to checkout');
    await look(page, 'a checkout that cannot be reached');
    await page.route(checkouts, (route) => route.fulfill({ status: 500, body: '' }));
    await upgrade(page).click();
    await expect(alert).toHaveText('Failed to redirect to checkout');
    await page.route(checkouts, (route) => route.fulfill({ status: 503, json: { message: 'Please wait a moment.' } }));
    await upgrade(page).click();
    await expect(alert).toHaveText('Please wait a moment.');
    await page.unroute(checkouts);
    await upgrade(page).click();
    await expect(page).toHaveURL(/\/stripe\/checkout\//);
  });

  it('leave where they are those who went on before the checkout was found', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    const gate = Promise.withResolvers<void>();
    await page.route(checkouts, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await upgrade(page).click();
    await expect(upgrade(page)).toHaveAttribute('aria-busy', 'true');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(title(page)).toHaveText('Frequently Asked Questions');
    const answered = page.waitForResponse(checkouts);
    gate.resolve();
    await (await answered).finished();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(title(page)).toHaveText('Privacy Policy');
    await expect(page).toHaveURL(/\/privacy$/);
  });

  it('can be chosen again by who comes back from the checkout', async () => {
    const page = await site.open('/pricing', { as: await site.resident() });
    await page.route(checkouts, () => {});
    await upgrade(page).click();
    await expect(upgrade(page)).toHaveAttribute('aria-busy', 'true');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(upgrade(page)).not.toHaveAttribute('aria-busy');
  });

  it('are not for premium users, nor for those who turn out to be', async () => {
    const resident = await site.resident();
    const page = await site.open('/pricing', { as: resident, expected: [/status of 409/] });
    await expect(upgrade(page)).toBeVisible();
    await site.server.database
      .knex('households')
      .where({ id: resident.user.id })
      .update({ premium_granted_at: new Date('2027-01-01') });
    await page.route(checkouts, (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'already_premium', message: 'You have a premium subscription already' },
      }),
    );
    await upgrade(page).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/pricing');
    await expect(page).toHaveURL(/\/dashboard$/);
  });
});

describe('where nothing is sold', () => {
  it('the page says so, and offers no checkout', async () => {
    const page = await site.open('/', { as: await site.resident() });
    await page.route('**/pricing', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('{"publicUrl"', '{"sellsNothing":true,"publicUrl"');
      await route.fulfill({ response, body });
    });
    await page.goto('/pricing');
    await expect(card(page, 'Premium')).toContainText('Premium is not sold here.');
    await expect(upgrade(page)).toHaveCount(0);
  });
});
