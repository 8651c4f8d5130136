import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { button, day, openWeek } from './week-screen.ts';

// A separate file, because canvas-confetti draws nothing until the clock passes its last frame, which another test may
// have drawn by another clock. Today is Wednesday 6 January 2027.
const confetti = () => document.querySelector('canvas');

/** Waits for the confetti's script, and for the few turns of the event loop before the confetti starts. */
const loaded = async () => {
  await import('#apps/web/ui/celebration/confetti.ts');
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => commands.preferMotion('no-preference'));
afterEach(() => commands.preferMotion('reduce'));

it('a day that is done is celebrated after 300 ms, for five seconds', async () => {
  // A small window, because every frame of the eleven seconds is drawn.
  await page.viewport(390, 400);
  await openWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }]);
  await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
  // Loaded ahead, so that only the clock decides when confetti appears.
  await loaded();
  const circle = button('Complete Wipe').element();
  // From here on the test calls elements directly, because the browser's locators and polls would advance a fake clock.
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
  // The confetti of the last burst is still falling.
  await vi.advanceTimersByTimeAsync(6_000);
  expect(confetti()).toBeNull();
});
