import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../support/browser/visitors.ts';
import { makeSite } from '../support/site/site.ts';

declare global {
  interface Window {
    bursts?: number;
  }
}

const site = makeSite();

const kitchen = ['Fridge', 'Gas Stove', 'Induction Cooktop', 'Microwave', 'Oven'];
const bathroom = ['Bathtub', 'Shower', 'Bidet', 'Jacuzzi', 'Sauna'];
const outdoors = ['BBQ Grill', 'Deck/Patio', 'Fire Pit', 'Outdoor Jacuzzi', 'Outdoor Kitchen', 'Pool'];

/** Once the page responds, its clock stops, and the test moves it. */
async function holdTime(page: Page) {
  await calendar(page).event.click();
  await expect(calendar(page).event).toHaveAttribute('aria-expanded', 'true');
  await calendar(page).event.click();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

function wizard(page: Page) {
  const bar = page.getByRole('progressbar', { name: 'Onboarding preview' });
  const card = bar.locator('..');
  return { bar, card, options: card.getByRole('button') };
}

function calendar(page: Page) {
  const event = page.getByRole('button', { name: 'Maintain your home' });
  return { event, popover: page.locator('#preview-event') };
}

function tasks(page: Page) {
  const complete = (name: string) => page.getByRole('button', { name: `Complete ${name}`, exact: true });
  return { complete, praise: page.getByText('All tasks completed! Great job!'), confetti: page.locator('canvas') };
}

describe('the onboarding preview', () => {
  it('asks three questions, holds each answer for a second, and begins again after the last', async () => {
    const page = await site.open('/');
    await holdTime(page);
    const { bar, card, options } = wizard(page);
    for (const [step, names, choice] of [
      [1, kitchen, 'Gas Stove'],
      [2, bathroom, 'Sauna'],
      [3, outdoors, 'Pool'],
      [1, kitchen, 'Oven'],
    ] as const) {
      await expect(card.getByText(`Step ${step} of 3`, { exact: true })).toBeVisible();
      await expect(bar).toHaveAttribute('aria-valuetext', `Step ${step} of 3`);
      await expect(bar).toHaveJSProperty('value', step);
      await expect(options).toHaveText(names);
      const option = options.getByText(choice, { exact: true });
      await option.click();
      await expect(option).toHaveAttribute('aria-pressed', 'true');
      for (const each of await options.all()) await expect(each).toHaveAttribute('aria-disabled', 'true');
      await page.clock.runFor(950);
      await expect(options).toHaveText(names);
      await page.clock.runFor(100);
      await expect(options).not.toHaveText(names);
    }
  });

  it('takes no second answer while it holds the first', async () => {
    const page = await site.open('/');
    await holdTime(page);
    const { options } = wizard(page);
    await options.first().click();
    await options.last().click({ force: true });
    await expect(options.first()).toHaveAttribute('aria-pressed', 'true');
    await expect(options.last()).toHaveAttribute('aria-pressed', 'false');
    await page.clock.runFor(1_050);
    await expect(options).toHaveText(bathroom);
    await page.clock.runFor(5_000);
    await expect(options).toHaveText(bathroom);
  });

  it('works by keyboard, and keeps the focus', async () => {
    const page = await site.open('/');
    const { options, card } = wizard(page);
    await options.last().focus();
    await page.keyboard.press('Space');
    await expect(card.getByText('Step 2 of 3')).toBeVisible();
    await expect(options.first()).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(card.getByText('Step 3 of 3')).toBeVisible();
    await expect(options.first()).toBeFocused();
    await expect(card.getByRole('status')).toContainText('Outdoor features');
  });
});

describe('the task preview', () => {
  it('has three tasks, one of them done, and toggles each', async () => {
    const page = await site.open('/');
    const { complete, praise } = tasks(page);
    const pressed = async () =>
      Promise.all(
        ['Clean refrigerator coils', 'Test smoke detector batteries', 'Clean dishwasher filter'].map((name) =>
          complete(name).getAttribute('aria-pressed'),
        ),
      );
    expect(await pressed()).toEqual(['false', 'false', 'true']);
    await complete('Clean dishwasher filter').click();
    await expect.poll(pressed).toEqual(['false', 'false', 'false']);
    await complete('Clean refrigerator coils').press('Enter');
    await complete('Clean dishwasher filter').press('Space');
    await expect.poll(pressed).toEqual(['true', 'false', 'true']);
    await expect(page.getByText('2 of 3 done')).toBeVisible();
    await expect(praise).toHaveCount(0);
  });

  it('celebrates when all is done, until one is taken back', async () => {
    const page = await site.open('/', { reducedMotion: 'no-preference' });
    const { complete, praise, confetti } = tasks(page);
    // The confetti doesn't fall while the clock is stopped.
    await holdTime(page);
    await complete('Clean refrigerator coils').click();
    await complete('Test smoke detector batteries').click();
    await expect(praise).toBeVisible();
    await expect(confetti).toBeAttached();
    await complete('Clean dishwasher filter').click();
    await expect(praise).toHaveCount(0);
    await expect(confetti).toHaveCount(0);
  });

  it('throws confetti for three seconds, a burst every quarter of a second, and keeps its words', async () => {
    const page = await site.open('/', { reducedMotion: 'no-preference' });
    await holdTime(page);
    const { complete, praise, confetti } = tasks(page);
    await complete('Clean refrigerator coils').click();
    await page.evaluate(() => {
      const repeat = window.setInterval.bind(window);
      window.bursts = 0;
      window.setInterval = ((act: () => void, ms: number) =>
        repeat(() => {
          window.bursts = (window.bursts ?? 0) + 1;
          act();
        }, ms)) as typeof window.setInterval;
    });
    const bursts = () => page.evaluate(() => window.bursts);
    await complete('Test smoke detector batteries').click();
    await expect(confetti).toBeAttached();
    // The first came at once.
    await page.clock.runFor(740);
    expect(await bursts()).toBe(2);
    await page.clock.runFor(20);
    expect(await bursts()).toBe(3);
    await page.clock.runFor(2_200);
    expect(await bursts()).toBe(11);
    await page.clock.runFor(8_000);
    expect(await bursts()).toBeLessThanOrEqual(12);
    await expect(confetti).toHaveCount(0);
    await expect(praise).toBeVisible();
  });

  it('praises without confetti where motion is unwanted', async () => {
    const page = await site.open('/');
    await holdTime(page);
    const { complete, praise, confetti } = tasks(page);
    await complete('Clean refrigerator coils').click();
    await complete('Test smoke detector batteries').click();
    await expect(praise).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(confetti).toHaveCount(0);
  });
});

describe('the calendar preview', () => {
  it('shows a morning and an afternoon, with an hour for the home at ten and lunch at twelve', async () => {
    const page = await site.open('/');
    const { event } = calendar(page);
    const slots = page.locator('li').filter({ hasText: /^\d\d:00/ });
    await expect(slots).toHaveText([
      '08:00',
      '09:00',
      '10:00Maintain your home1 hour・3 tasks',
      '11:00',
      '12:00Lunch',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
    ]);
    await expect(event).toHaveText('Maintain your home1 hour・3 tasks');
  });

  it('opens and closes the list of its tasks by a click, and closes it by Escape', async () => {
    const page = await site.open('/');
    const { event, popover } = calendar(page);
    await expect(popover).toHaveCount(0);
    await event.click();
    await expect(event).toHaveAttribute('aria-expanded', 'true');
    await expect(popover.getByRole('listitem')).toHaveText([
      /Clean refrigerator coils/,
      /Test smoke detector batteries/,
      /Clean dishwasher filter/,
    ]);
    await event.click();
    await expect(event).toHaveAttribute('aria-expanded', 'false');
    await expect(popover).toHaveCount(0);
    await event.press('Enter');
    await expect(popover).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(event).toBeFocused();
  });
});
