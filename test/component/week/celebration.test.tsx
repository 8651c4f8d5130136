import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { complete, day, markIncomplete, openWeek } from './week-screen.ts';

// Today is Wednesday 6 January 2027.
const today = '2027-01-06';
const confetti = () => document.querySelector('canvas');
/** Stops the clock, which tests then advance. */
const stopClock = () => vi.useFakeTimers();

beforeEach(() => commands.preferMotion('no-preference'));
afterEach(() => commands.preferMotion('reduce'));

describe('a day that is done', () => {
  it('is celebrated until one of its tasks is unticked, and not if it was done before', async () => {
    await openWeek([
      { title: 'Wipe', scheduledAt: today },
      { title: 'Vacuum', scheduledAt: today },
      { title: 'Done before', scheduledAt: '2027-01-09', completed: true },
    ]);
    await expect.element(day('Saturday')).toMatchTextContent('✅ All Done!');
    await complete('Wipe');
    await expect.element(day('Wednesday')).not.toMatchTextContent('All Done!');
    expect(confetti()).toBeNull();
    await complete('Vacuum');
    await expect.element(day('Wednesday')).toMatchTextContent('✅ All Done!');
    await expect.poll(confetti).not.toBeNull();
    await markIncomplete('Vacuum');
    await expect.poll(confetti).toBeNull();
    await expect.element(day('Wednesday')).not.toMatchTextContent('All Done!');
  });

  it('is not celebrated on another page', async () => {
    const app = await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    stopClock();
    await complete('Wipe');
    await vi.advanceTimersByTimeAsync(200);
    await expect.element(day('Wednesday')).toMatchTextContent('✅ All Done!');
    await page.getByRole('link', { name: 'Guides' }).first().click();
    await vi.advanceTimersByTimeAsync(0);
    await expect.poll(app.address).toBe('/maintenance');
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Complete Home Maintenance Guide');
    await vi.advanceTimersByTimeAsync(400);
    await import('canvas-confetti');
    await vi.advanceTimersByTimeAsync(100);
    expect(confetti()).toBeNull();
  });

  it('is praised without confetti if the user prefers reduced motion', async () => {
    await commands.preferMotion('reduce');
    await openWeek([{ title: 'Wipe', scheduledAt: today }]);
    await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
    stopClock();
    await complete('Wipe');
    await vi.advanceTimersByTimeAsync(1_000);
    await expect.element(day('Wednesday')).toMatchTextContent('✅ All Done!');
    await import('canvas-confetti');
    await vi.advanceTimersByTimeAsync(100);
    expect(confetti()).toBeNull();
  });
});
