import { vi } from 'vitest';

/** Timers that a test moves itself. Vitest's own waiting and clicking advance them too, so a test looks by itself. */

/** From now on, timers fire only as the test advances them. */
export const holdTime = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });

/** Waits for two frames, by which React has rendered. */
export async function drawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

export async function click(button: { element(): HTMLElement | SVGElement }): Promise<void> {
  button.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await drawn();
}

export async function advance(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  await drawn();
}

/** Draws until the condition holds. What is due at once happens meanwhile, such as the arrival of responses. */
export async function drawnUntil(condition: () => unknown): Promise<void> {
  for (let frame = 0; frame < 1_000; frame++) {
    if (condition()) return;
    await advance(0);
  }
  throw new Error('The page does not show what was expected');
}
