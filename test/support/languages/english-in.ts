import type { Page } from 'playwright';
import { namesOfSources } from '../catalogue/names-of-sources.ts';

/** Words that no French or German sentence has. */
export const english =
  /(?<![\p{L}\p{N}/.@:#-])(the|and|of|to|your|you|with|this|that|for|from|not|week|weeks|task|tasks|home|today|tomorrow|add|back|next|close|cancel|save|delete|what|when|how|all|done|is|are|it)(?![\p{L}\p{N}/.@:#-])/giu;

/** Names that contain such words, and that no language translates. */
const names = [...namesOfSources, 'Home Assistant', 'Isle of Man'];

/** The texts that the page shows or says in which there is a word of English, except in names of sources. */
export async function englishIn(page: Page): Promise<readonly string[]> {
  const texts = await page.evaluate(() => {
    // Such as a magazine's article.
    const isSource = (element: Element) =>
      /\b(sources?|quellen?)\b/i.test(element.closest('a[href^="http"]')?.parentElement?.textContent ?? '');
    const isTranslated = (element: Element | null) =>
      element?.closest('script, style, template, [lang]:not(html)') === null && !isSource(element);
    const found = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const { currentNode: node } = walker;
      if (node instanceof Element) {
        if (isTranslated(node))
          found.push(...['alt', 'aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''));
      } else if (isTranslated(node.parentElement)) found.push(node.textContent ?? '');
    }
    return found;
  });
  const withoutSources = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text);
  return texts.filter((text) => text.match(english) !== null && withoutSources(text).match(english) !== null);
}
