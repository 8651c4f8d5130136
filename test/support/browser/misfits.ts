import type { Page } from 'playwright';
import { untilAtRest } from './until-at-rest.ts';

/** Those of phones, between which a rule of a style sheet may begin, and that of a desktop. */
const widths: readonly number[] = [320, 360, 390, 414, 1440];

/**
 * Returns what a page, or what is in front of it, shows only in part, at the widths of phones and of a desktop: what sticks
 * out, and cut-off texts. `popups` selects what is in front.
 */
export async function misfitsOf(page: Page, popups?: string): Promise<readonly string[]> {
  const misfits: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    // What follows the size of the window, such as the place of a menu, does so in the next frames.
    await untilAtRest(page);
    const found = await misfitsNow(page, popups);
    misfits.push(...found.map((what) => `${width} px: ${what}`));
  }
  return misfits;
}

const misfitsNow = (page: Page, popups: string | undefined): Promise<readonly string[]> =>
  page.evaluate((selector) => {
    const beyond = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
    const isTooNarrow = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
    const elements = [...document.querySelectorAll<HTMLElement>(`:is(${selector ?? 'body'}) *`)];
    // A page doesn't become wider with what is in front of it.
    const inFront = selector === undefined ? [] : [...document.querySelectorAll<HTMLElement>(selector)];
    const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
    // The innermost: their parents stick out because of them.
    const sticksOut = elements.filter((element) => isTooWide && beyond(element) && ![...element.children].some(beyond));
    const cutOff = elements.filter((element) => {
      // What only screen readers read is as small as a point.
      if (element.clientWidth <= 2 || !isTooNarrow(element)) return false;
      const { overflowX, position } = getComputedStyle(element);
      return position !== 'fixed' && /hidden|clip/.test(overflowX) && element.innerText !== '';
    });
    return [...inFront.filter((popup) => beyond(popup) || isTooNarrow(popup)), ...sticksOut, ...cutOff].map(
      ({ tagName, className, innerText }) => `${tagName} ${className}: ${(innerText ?? '').slice(0, 40)}`,
    );
  }, popups);
