import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { complete, day, openWeek } from './week-screen.ts';

// In a file of its own: canvas-confetti draws no frame before the last one that it drew by another clock.
// Today is Wednesday 6 January 2027.
const confetti = () => document.querySelector('canvas');

beforeEach(() => commands.preferMotion('no-preference'));
afterEach(() => commands.preferMotion('reduce'));

it('a day that is done is celebrated after 300 ms, for five seconds', async () => {
  // Small, because every frame of the eleven seconds is drawn.
  await page.viewport(390, 400);
  await openWeek([{ title: 'Wipe', scheduledAt: '2027-01-06' }]);
  await expect.element(day('Wednesday')).toMatchTextContent('Wipe');
  // Loaded ahead, so that only the clock decides when confetti appears.
  await import('#apps/web/ui/celebration/confetti.ts');
  vi.useFakeTimers();
  await complete('Wipe');
  await vi.advanceTimersByTimeAsync(290);
  await expect.element(day('Wednesday')).toMatchTextContent('✅ All Done!');
  await import('#apps/web/ui/celebration/confetti.ts');
  expect(confetti()).toBeNull();
  await vi.advanceTimersByTimeAsync(20);
  await expect.poll(confetti).not.toBeNull();
  await vi.advanceTimersByTimeAsync(4_900);
  expect(confetti()).not.toBeNull();
  // The last burst has yet to fall.
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.poll(confetti).toBeNull();
});
