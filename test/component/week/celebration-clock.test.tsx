import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, day, openWeek } from './week-screen.ts';

// In a file of its own: canvas-confetti draws no frame before the last one that it drew by another clock.
// Today is Wednesday 6 January 2027.
const confetti = () => document.querySelector('canvas');

/** Confetti starts once its script is there, which is a few turns after it is asked for. */
const loaded = async () => {
  await import('#apps/web/ui/celebration/confetti.ts');
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => commands.preferMotion('no-preference'));
afterEach(() => commands.preferMotion('reduce'));

it('a day that is done is celebrated after 300 ms, for five seconds', async () => {
  // Small, because every frame of the eleven seconds is drawn.
  await page.viewport(390, 400);
  await openWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }]);
  await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
  // Loaded ahead, so that only the clock decides when confetti appears.
  await loaded();
  const circle = button('Complete Wipe').element();
  // Only direct calls from here on: the browser's locators and polls move a fake clock as they wait.
  vi.useFakeTimers();
  (circle as HTMLElement).click();
  await vi.advanceTimersByTimeAsync(290);
  await loaded();
  expect(confetti()).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  await loaded();
  expect(confetti()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(confetti()).not.toBeNull();
  // The last burst has yet to fall.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(confetti()).toBeNull();
});
