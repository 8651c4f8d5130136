import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

const region = (page: Page, name: string) => page.getByRole('region', { name });

describe('the home page', () => {
  it('greets with its promise and two ways on', async () => {
    const page = await site.open('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Never Worry About Home Maintenance Again');
    const start = page.getByRole('link', { name: 'Start for Free' });
    await expect(start).toHaveAttribute('href', '/login');
    await expect(page.getByRole('link', { name: 'See How It Works' })).toHaveAttribute('href', '/#how-it-works');
    await start.click();
    await expect(page).toHaveURL(/\/login$/);
  });

  it('says how it works in three steps, what is coming, and where to sign up', async () => {
    const page = await site.open('/#how-it-works');
    const part = region(page, 'How it works');
    await expect(part).toBeInViewport();
    await expect(part.getByRole('listitem')).toHaveCount(3);
    const soon = part.getByText('Coming soon').locator('..');
    await expect(soon.getByRole('heading', { name: 'Ask the assistant for advice' })).toBeVisible();
    await expect(soon).toContainText('a manual or a photo of the appliance');
    await part.getByRole('link', { name: 'Sign up now' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  it('names three benefits, keeps to the claims, and closes with the plans', async () => {
    const page = await site.open('/');
    const benefits = region(page, 'What an hour a week is worth');
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText(['Save Money', 'Save Time', 'Peace of Mind']);
    for (const claim of [
      'Up to 80% of common repairs',
      'save thousands in potential damage',
      '200+ curated tasks for 55 household items',
      '70% fewer emergency calls',
    ]) {
      await expect(benefits).toContainText(claim);
    }
    await expect(page.getByRole('main')).toContainText('prevents up to 80% of common repairs');
    const closing = region(page, 'Begin with one small job');
    for (const promise of ['No credit card required', 'Set up in 2 minutes', 'Cancel anytime']) {
      await expect(closing.getByText(promise, { exact: true })).toBeVisible();
    }
    await closing.getByRole('link', { name: 'Compare plans' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  it('is complete without JavaScript: every word, every way on, the previews as they begin', async () => {
    const page = await site.open('/', { javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 1 of 3');
    await expect(page.getByRole('button', { name: 'Complete Clean dishwasher filter' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Maintain your home' })).toHaveAttribute('aria-expanded', 'false');
    await page.getByRole('link', { name: 'Compare plans' }).click();
    await expect(page).toHaveURL(/\/pricing$/);
  });

  it('asks the server for nothing while its previews are tried', async () => {
    const page = await site.open('/');
    const event = page.getByRole('button', { name: 'Maintain your home' });
    await event.click();
    await expect(event).toHaveAttribute('aria-expanded', 'true');
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await event.click();
    await page.getByRole('button', { name: 'Fridge', exact: true }).click();
    await page.getByRole('button', { name: 'Complete Clean refrigerator coils' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('has nothing wrong with its looks in the states that its previews come to', async () => {
    const page = await site.open('/');
    const complete = (name: string) => page.getByRole('button', { name: `Complete ${name}` });
    await page.getByRole('button', { name: 'Maintain your home' }).click();
    await complete('Clean refrigerator coils').click();
    await complete('Test smoke detector batteries').click();
    await expect(page.getByText('All tasks completed! Great job!')).toBeVisible();
    await page.clock.install();
    await page.getByRole('button', { name: 'Microwave' }).click();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await axe(page, `tried, light, ${width} px`);
      await page.emulateMedia({ colorScheme: 'dark' });
      await axe(page, `tried, dark, ${width} px`, ['color-contrast']);
    }
  });
});
