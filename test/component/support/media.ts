import { commands } from 'vitest/browser';
import type { BrowserState } from './commands.ts';

/** What a test changes of the browser. The next test finds it as the first one did. */

/** At first, because in watch mode the tests before may have been another run's. */
let isChanged = true;

// The program that drives the browser is asked only if there is something to undo.
for (const event of ['mousemove', 'mousedown']) {
  document.addEventListener(
    event,
    ({ isTrusted }) => {
      if (isTrusted) isChanged = true;
    },
    true,
  );
}

const changing =
  <Name extends keyof BrowserState>(name: Name) =>
  async (value: BrowserState[Name]): Promise<void> => {
    isChanged = true;
    await commands.setBrowserState({ [name]: value });
  };

export const preferColors = changing('colorScheme');
export const preferMotion = changing('reducedMotion');
/** On a screen or on paper. */
export const showOn = changing('media');

/** Restores what the page is shown on, and takes the pointer away from it: what is under it may react. */
export async function restoreBrowser(): Promise<void> {
  if (!isChanged) return;
  await commands.restoreBrowser();
  isChanged = false;
}
