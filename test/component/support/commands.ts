import type { BrowserCommand } from 'vitest/node';

/** What only the program that drives the browser can do; a test calls them by name on `commands` of `vitest/browser`. */

type ColorScheme = 'light' | 'dark';
type Motion = 'reduce' | 'no-preference';

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferColors(scheme: ColorScheme): Promise<void>;
    preferMotion(motion: Motion): Promise<void>;
    /** Takes the browser's connection away, or gives it back. */
    setOffline(offline: boolean): Promise<void>;
  }
}

export const preferColors: BrowserCommand<[ColorScheme]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

export const preferMotion: BrowserCommand<[Motion]> = ({ page }, reducedMotion) => page.emulateMedia({ reducedMotion });

export const setOffline: BrowserCommand<[boolean]> = ({ context }, offline) => context.setOffline(offline);
