import type { BrowserCommand } from 'vitest/node';

/**
 * Commands that only the program that drives the browser can run. Tests call them on `commands` of `vitest/browser`.
 */

/** What a page is shown on, as Playwright names it. */
export type BrowserState = {
  readonly colorScheme: 'light' | 'dark';
  readonly reducedMotion: 'reduce' | 'no-preference';
  readonly media: 'screen' | 'print';
};
const atFirst: BrowserState = { colorScheme: 'light', reducedMotion: 'reduce', media: 'screen' };

declare module 'vitest/browser' {
  interface BrowserCommands {
    setBrowserState(state: Partial<BrowserState>): Promise<void>;
    /** Also puts the pointer where no test has its window. */
    restoreBrowser(): Promise<void>;
    /** From now on the address of another host has this script, or none where it is undefined. */
    serveScript(address: string, script: string | undefined): Promise<void>;
  }
}

export const setBrowserState: BrowserCommand<[Partial<BrowserState>]> = ({ page }, state) => page.emulateMedia(state);

export const restoreBrowser: BrowserCommand<[]> = async ({ page }) => {
  await page.emulateMedia(atFirst);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.mouse.move(width - 1, height - 1);
};

export const serveScript: BrowserCommand<[string, string | undefined]> = async ({ page }, address, script) => {
  await page.unroute(address);
  await page.route(address, (route) =>
    script === undefined
      ? route.abort()
      : // Kept by no browser, because the next test may serve another script.
        route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body: script }),
  );
};
