import { type Clock, install } from '@sinonjs/fake-timers';

/**
 * The time of a component test: the date doesn't move, and a test that holds the timers moves them itself. Not Vitest's
 * own clock, which its waiting and clicking move on, even the waiting of a test that has already failed.
 */

const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] as const;

let clock: Clock | undefined;

/** Sets the date, in ISO 8601 or in milliseconds since 1970, and lets timers run by themselves. */
export function setDate(date: string | number): void {
  clock?.uninstall();
  clock = install({ now: new Date(date), toFake: ['Date'] });
}

/** From now on, timers fire and the clock moves on only as the test advances them. */
export function holdTime(): void {
  const now = Date.now();
  clock?.uninstall();
  // Timers of the time before are ended as well.
  clock = install({ now, toFake: ['Date', ...timers], shouldClearNativeTimers: true });
}

/** Lets timers run again by themselves. Those that were held are forgotten. */
export const releaseTime = (): void => setDate(Date.now());

/** Gives the page the browser's own date and timers back. */
export function restoreTime(): void {
  clock?.uninstall();
  clock = undefined;
}

/** Waits for two frames, by which React has rendered. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

export async function click(button: { element(): HTMLElement | SVGElement }): Promise<void> {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await drawn();
}

export async function advance(ms: number): Promise<void> {
  clock?.tick(ms);
  await drawn();
}

/** Notes how often intervals pass in the held time. It must be disposed of before time runs again. */
export function watchIntervals(): Disposable & { readonly passed: readonly number[] } {
  const passed: number[] = [];
  const repeat = window.setInterval;
  // No spy of Vitest's, which would be restored a second time at the end of the test, and bring back the held time.
  const watched = (act: () => void, ms: number) =>
    repeat(() => {
      passed.push(ms);
      act();
    }, ms);
  Object.assign(window, { setInterval: watched });
  return { passed, [Symbol.dispose]: () => void Object.assign(window, { setInterval: repeat }) };
}

/** Ends what hangs; a page that loads on a busy machine takes less. */
const timeoutMs = 45_000;

/**
 * Draws until the condition holds and the effects of what is then shown have run. What is due at once happens meanwhile,
 * such as the arrival of responses.
 */
export const drawnUntil = (condition: () => unknown): Promise<void> => advanceUntil(condition, 0);

/**
 * Lets the held time pass, a step at a time, until the condition holds. For timers that begin only when a response has
 * arrived: a busy machine may take more frames for it than a test can know.
 */
export async function advanceUntil(condition: () => unknown, stepMs: number): Promise<void> {
  const start = performance.now();
  while (!condition()) {
    if (performance.now() - start > timeoutMs) throw new Error('The page does not show what was expected');
    await advance(stepMs);
  }
  await drawn();
}
