import type { Page } from 'playwright';
import { expect } from './visitors.ts';

/** No page is hydrated while another takes its place, which makes `evaluate` fail. */
const isHydrated = (page: Page) =>
  page
    .evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')))
    .catch(() => false);

/** Waits until React has hydrated the page that the server sent. */
export const waitForHydration = (page: Page) => expect.poll(() => isHydrated(page)).toBe(true);
