import type { Page } from 'playwright';
import { comesToRest } from './comes-to-rest.ts';
import { requestsIn } from './open-requests.ts';

/** A page that doesn't rest for so long never will. */
const mostMs = 60_000;

/**
 * Waits until a page rests: it has asked for nothing, changed nothing and moved nothing since it was last idle. Everything
 * that measures a page calls this first. With `isHeld`, the test itself holds back what the page waits for.
 */
export async function untilAtRest(page: Page, { isHeld = false } = {}): Promise<void> {
  const requests = requestsIn(page.context());
  const end = Date.now() + mostMs;
  for (;;) {
    const { asked } = requests;
    const isStill = await page.evaluate(comesToRest, { isHeld, mostMs }).then(
      () => true,
      (error: unknown) => {
        // The page has led to another one.
        if (/context was destroyed/.test(String(error))) return false;
        throw error;
      },
    );
    if (isStill && (isHeld || (requests.open.size === 0 && requests.asked === asked))) return;
    if (Date.now() > end) throw new Error(`${page.url()} still waits for ${requests.addresses().join(' and ')}`);
  }
}

/** Opens everything that is folded on a page, in which more may be folded, and waits until all of it is at rest. */
export async function unfold(page: Page): Promise<void> {
  const openFolded = () =>
    page.evaluate(() => {
      const folded = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
      for (const each of folded) each.open = true;
      return folded.length;
    });
  do await untilAtRest(page);
  while ((await openFolded()) > 0);
}
