import type { BrowserCommand } from 'vitest/node';

/**
 * Commands that only the program that drives the browser can run. Tests call them on `commands` of `vitest/browser`.
 */

type ColorScheme = 'light' | 'dark';
type Motion = 'reduce' | 'no-preference';
type Media = 'screen' | 'print';

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferColors(scheme: ColorScheme): Promise<void>;
    preferMotion(motion: Motion): Promise<void>;
    showOn(media: Media): Promise<void>;
    /** From now on the address of another host has this script, or none where it is undefined. */
    serveScript(address: string, script: string | undefined): Promise<void>;
  }
}

export const preferColors: BrowserCommand<[ColorScheme]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

export const preferMotion: BrowserCommand<[Motion]> = ({ page }, reducedMotion) => page.emulateMedia({ reducedMotion });

export const showOn: BrowserCommand<[Media]> = ({ page }, media) => page.emulateMedia({ media });

export const serveScript: BrowserCommand<[string, string | undefined]> = async ({ page }, address, script) => {
  await page.unroute(address);
  await page.route(address, (route) =>
    script === undefined
      ? route.abort()
      : // Kept by no browser, because the next test may serve another script.
        route.fulfill({ contentType: 'text/javascript', headers: { 'cache-control': 'no-store' }, body: script }),
  );
};
