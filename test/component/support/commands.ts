import type { BrowserCommand } from 'vitest/node';

/** What only the program that drives the browser can do; a test calls them by name on `commands` of `vitest/browser`. */

type ColorScheme = 'light' | 'dark';
type Motion = 'reduce' | 'no-preference';

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferColors(scheme: ColorScheme): Promise<void>;
    preferMotion(motion: Motion): Promise<void>;
  }
}

export const preferColors: BrowserCommand<[ColorScheme]> = ({ page }, colorScheme) =>
  page.emulateMedia({ colorScheme });

export const preferMotion: BrowserCommand<[Motion]> = ({ page }, reducedMotion) => page.emulateMedia({ reducedMotion });
