import type { Page } from 'playwright';

/** Waits until the browser has run what the page has left for its idle time so far. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve())));
