/** A busy page may never be idle. */
const longestWaitMs = 2000;

/** Calls back when the browser is idle, or after two seconds; Safari can't tell, so there it calls back soon. */
export function whenIdle(callback: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(callback, { timeout: longestWaitMs });
  else setTimeout(callback);
}
