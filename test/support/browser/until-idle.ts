import type { Page } from 'playwright';

/** The page waits no longer than this for an idle moment: a headless browser may never report one. */
const longestWaitMs = 2000;

/** Waits until the browser has run what the page has left for its idle time so far. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    (timeout) =>
      new Promise((resolve) => {
        requestIdleCallback(() => resolve(), { timeout });
        // Chromium looks for idle time after a frame, and a page at rest asks for none.
        requestAnimationFrame(() => {});
      }),
    longestWaitMs,
  );
