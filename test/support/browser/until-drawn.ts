import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright';
import { untilIdle } from './until-idle.ts';
import { expect } from './visitors.ts';

declare global {
  interface Window {
    /** When elements last came or went, once `untilDrawn` watches them. */
    lastChangeAt?: number;
  }
}

/** Watches what a page asks for, from now on. */
export function requestsOf(page: Page) {
  const open = new Set<unknown>();
  let last = 0;
  const onEvent = (change: (request: unknown) => void) => (request: unknown) => {
    change(request);
    last = Date.now();
  };
  page.on(
    'request',
    onEvent((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    onEvent((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    onEvent((request) => open.delete(request)),
  );
  return { quietMs: () => (open.size > 0 ? 0 : Date.now() - last) };
}

/**
 * Opens everything that is folded on a page, and waits until all of it is drawn: a group loads its script and its data when it
 * is opened, and may contain groups. Nothing says that no script is on its way, so the page counts as drawn when it is idle, with
 * nothing folded or busy, and has neither asked for anything nor changed for so long.
 */
export async function untilDrawn(
  page: Page,
  requests: ReturnType<typeof requestsOf>,
  { quietMs = 500 }: { readonly quietMs?: number } = {},
): Promise<void> {
  const isDrawn = async () => {
    // To ask the page before would only keep it busy.
    await sleep(Math.max(0, quietMs - requests.quietMs()));
    await untilIdle(page);
    const isUnchanged = await page.evaluate(async (quiet) => {
      if (window.lastChangeAt === undefined) {
        const note = () => {
          window.lastChangeAt = performance.now();
        };
        new MutationObserver(note).observe(document, { childList: true, subtree: true });
        note();
      }
      const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const each of folded) each.open = true;
      if (folded.length + document.querySelectorAll('[aria-busy="true"]').length > 0) return false;
      const { lastChangeAt = 0 } = window;
      await new Promise((resolve) => setTimeout(resolve, lastChangeAt + quiet - performance.now()));
      return window.lastChangeAt === lastChangeAt;
    }, quietMs);
    return isUnchanged && requests.quietMs() >= quietMs;
  };
  const isDrawnHere = () =>
    isDrawn().catch((error: unknown) => {
      // The page has led to another one.
      if (/context was destroyed/.test(String(error))) return false;
      throw error;
    });
  await expect.poll(isDrawnHere, { intervals: [50] }).toBe(true);
}
