import type { Page } from 'playwright';
import { expect } from './visitors.ts';

/** No page is ready while another takes its place, which makes `evaluate` fail. */
const isReady = (page: Page) =>
  page
    .evaluate(() => {
      const isApp = Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'));
      return isApp || document.documentElement.dataset.live !== undefined;
    })
    .catch(() => false);

/** Waits until the page's script works: that of a public page, or the app. */
export const waitForScript = (page: Page) => expect.poll(() => isReady(page)).toBe(true);
