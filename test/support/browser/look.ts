import type { Page } from 'playwright';
import { axe } from './axe.ts';
import { expect } from './visitors.ts';

/** The width of narrow phones, and that of a 1280 px window at 200 % zoom. */
const narrow = [320, 640] as const;

/**
 * Checks the page with axe on a desktop and on a phone, its contrast in the dark scheme too, and that nothing overflows
 * sideways. Only colours differ between the schemes.
 */
export async function look(page: Page, state: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await axe(page, `${state}, light, ${width} px`);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  await axe(page, `${state}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  for (const width of narrow) {
    await page.setViewportSize({ width, height: 500 });
    const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ state, width, sticksOut: Math.max(0, sticksOut) }).toEqual({ state, width, sticksOut: 0 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
}
