import { describe, it } from 'vitest';
import { axe } from '../support/browser/axe.ts';
import { untilIdle } from '../support/browser/until-idle.ts';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

const site = makeSite();

describe('the home page', () => {
  it('leads to the sign-in page and, by its address, to how it works', async () => {
    const page = await site.open('/#how-it-works');
    await expect(page.getByRole('region', { name: 'How it works' })).toBeInViewport();
    await page.getByRole('link', { name: 'Start for Free' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  it('requests nothing from the server while a reader tries its previews', async () => {
    const page = await site.open('/');
    const event = page.getByRole('button', { name: 'Maintain your home' });
    await event.click();
    await expect(event).toHaveAttribute('aria-expanded', 'true');
    await untilIdle(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await event.click();
    await page.getByRole('button', { name: 'Fridge', exact: true }).click();
    await page.getByRole('button', { name: 'Complete Clean refrigerator coils' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('is accessible in the states of its previews', async () => {
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
      await axe(page, `tried, light, ${width} px`);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page, 'tried, dark', ['color-contrast']);
  });
});
