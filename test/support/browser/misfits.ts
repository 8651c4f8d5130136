import type { Page } from 'playwright';

const widths = [320, 390, 1440] as const;

/** Returns what a page shows only in part, at the widths of phones and of a desktop: what sticks out, and cut-off texts. */
export async function misfitsOf(page: Page): Promise<readonly string[]> {
  const misfits: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const found = await page.evaluate(() => {
      const isTooWide = document.documentElement.scrollWidth > window.innerWidth;
      const beyond = (element: Element) => element.getBoundingClientRect().right > window.innerWidth + 1;
      // The innermost: their parents stick out because of them.
      const sticksOut = [...document.querySelectorAll<HTMLElement>('body *')].filter(
        (element) => isTooWide && beyond(element) && ![...element.children].some(beyond),
      );
      const cutOff = [...document.body.querySelectorAll<HTMLElement>('*')].filter((element) => {
        const { overflowX, position } = getComputedStyle(element);
        const { clientWidth, scrollWidth } = element;
        // What only screen readers read is as small as a point.
        const isForEyes = clientWidth > 2 && position !== 'fixed';
        return isForEyes && /hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1 && element.innerText !== '';
      });
      return [...sticksOut, ...cutOff].map(({ tagName, className, innerText }) => {
        return `${tagName} ${className}: ${(innerText ?? '').slice(0, 40)}`;
      });
    });
    misfits.push(...found.map((what) => `${width} px: ${what}`));
  }
  return misfits;
}
