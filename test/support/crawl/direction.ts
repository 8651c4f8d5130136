import type { Page } from 'playwright';
import type { Check } from './crawl.ts';

/**
 * What people wrote from right to left is apart: in an element with its own direction, in a field that takes the
 * direction of what is in it, or between marks that keep it apart from our words. Returns texts that don't.
 */
const misplacedWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const rightToLeft = /[\u0590-\u08ff]/;
    const isApart = (text: string) => !rightToLeft.test(text.replaceAll(/\u2068[^\u2069]*\u2069/g, ''));
    const hasOwn = (element: Element | null | undefined) =>
      element?.closest('[dir="auto"]') && getComputedStyle(element).direction === 'rtl';
    const isFine = (text: string, element: Element | null) =>
      !rightToLeft.test(text) || hasOwn(element) || isApart(text);
    const found = isApart(document.title) ? [] : [`title: ${document.title}`];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
        if (!isFine(node.value, node)) found.push(`field: ${node.value}`);
      } else if (node instanceof Element) {
        for (const name of ['alt', 'aria-label', 'title']) {
          const text = node.getAttribute(name) ?? '';
          if (!isApart(text)) found.push(`${name}: ${text}`);
        }
      } else if (node.parentElement?.closest('script, style, template') === null) {
        const text = node.textContent ?? '';
        if (!isFine(text, node.parentElement)) found.push(`${node.parentElement.outerHTML.slice(0, 200)}: ${text}`);
      }
    }
    return found;
  });

/** Every text from right to left begins and ends where its readers expect. */
export const ownDirection: Check = { arrived: misplacedWords, unfolded: misplacedWords };
