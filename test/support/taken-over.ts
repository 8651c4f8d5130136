import type { Page } from 'playwright';
import { expect } from './browser.ts';

const isAlive = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')));

/** Waits until the app answers for the page that the server sent, however late the browser is idle. */
export const takenOver = (page: Page) => expect.poll(() => isAlive(page)).toBe(true);
