import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { guidePage } from '../support/site/guide-page.ts';
import { makeSite, newAddress } from '../support/site/site.ts';

const site = makeSite();
const withoutScript = { javaScriptEnabled: false };

describe('without JavaScript', () => {
  it('the menu of a phone is open and scrolls away with the top of the page', async () => {
    const page = await site.open('/faq', { ...withoutScript, viewport: { width: 390, height: 800 } });
    await expect(page.getByRole('link', { name: 'Pricing', exact: true }).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Your account' }).click();
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeInViewport();
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  it('a question opens, and a task is open', async () => {
    const page = await site.open('/faq', withoutScript);
    const question = page.locator('details#cancel');
    await expect(question.getByText('no refunds for partial periods')).toBeHidden();
    await question.locator('summary').click();
    await expect(question.getByText('no refunds for partial periods')).toBeVisible();

    await page.goto('/maintenance/fridge');
    const task = guidePage(page).tasks.nth(1);
    await expect(task.getByText('Put the food in a cool bag')).toBeVisible();
  });

  it('the contents of a guide lead to its parts, 80 px below the edge', async () => {
    const page = await site.open('/maintenance/boiler', withoutScript);
    await guidePage(page).contents.getByRole('link', { name: 'Warning signs' }).click();
    await expect(page).toHaveURL(/\/maintenance\/boiler#warning-signs$/);
    const top = async () => Math.round((await page.locator('#warning-signs').boundingBox())?.y ?? 0);
    await expect.poll(top).toBe(80);
  });

  it('the home page says that its previews are only to look at', async () => {
    const page = await site.open('/', withoutScript);
    await expect(page.getByText('With JavaScript, you could try these three.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cookie choice' })).toBeHidden();
  });

  it('a page that needs it says so', async () => {
    const page = await site.open('/dashboard', withoutScript);
    await expect(page.locator('noscript p')).toBeVisible();
    for (const [path, what] of [
      ['/login', 'Signing in'],
      ['/cancel', 'This form'],
      ['/', 'Planning your home'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator('noscript')).toHaveCount(1);
      await expect(page.locator('form noscript p')).toContainText(`${what} needs JavaScript`);
      await expect(page.locator('form noscript').getByRole('link')).toHaveAttribute('href', /^mailto:/);
    }
    await page.goto('/cancel');
    await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
  });

  it('the sign-in form keeps an address out of the address bar', async () => {
    const page = await site.open('/login', withoutScript);
    await page.getByLabel('Email Address').fill(newAddress());
    const before = page.url();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeHidden();
    await page.getByLabel('Email Address').press('Enter');
    await page.getByRole('link', { name: 'Pricing', exact: true }).first().click();
    await expect(page).toHaveURL('/pricing');
    await page.goBack();
    expect(page.url()).toBe(before);
  });
});
