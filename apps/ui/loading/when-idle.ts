/** A busy page may never be idle. */
const longestWaitMs = 2000;

/**
 * Runs the callback when the browser is idle, or after two seconds. Safari can't tell when it is idle, so there it runs
 * soon.
 */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: longestWaitMs });
  else setTimeout(callback);
}
