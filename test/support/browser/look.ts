import type { Page } from 'playwright';
import { axe } from './axe.ts';
import { untilAtRest } from './until-at-rest.ts';
import { expect } from './visitors.ts';

/** The width of narrow phones, and that of a 1280 px window at 200 % zoom. */
const narrow = [320, 640] as const;

/**
 * Checks the page with axe on a desktop in the light scheme and on a phone in the dark one, and that nothing overflows
 * sideways. Only colours differ between the schemes; the component tests check those of a phone in the light scheme.
 * `isHeld`: see `untilAtRest`.
 */
export async function look(page: Page, state: string, { isHeld = false } = {}) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await axe(page, `${state}, light, 1440 px`, { isHeld });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, `${state}, dark, 390 px`, { isHeld });
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 500 });
    await untilAtRest(page, { isHeld });
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
