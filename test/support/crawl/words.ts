import { axeFaults } from '../browser/axe.ts';
import { englishIn } from '../languages/english-in.ts';
import type { Check } from './crawl.ts';

/** The document says that it is in this language. */
export const inLanguage = (language: string): Check => ({
  arrived: async (page) => {
    const shown = await page.evaluate(() => document.documentElement.lang);
    return shown.startsWith(language) ? [] : [`is in ${shown}`];
  },
});

/** Some pages have a heading, and a title that may differ from it, without the product's name. */
export const titled = (titles: Readonly<Record<string, readonly [heading: string, title?: string]>>): Check => ({
  arrived: async (page, path) => {
    const [heading, title = heading] = titles[path] ?? [];
    if (heading === undefined) return [];
    const shown = [await page.getByRole('heading', { level: 1 }).innerText(), await page.title()];
    const expected = [heading, `${title} | Upkept`];
    return shown.join() === expected.join() ? [] : [`is titled ${shown.join(' and ')}`];
  },
});

/** Axe finds nothing wrong with the words. */
export const goodWords: Check = { unfolded: (page) => axeFaults(page, { only: 'words' }) };

/** No text that the page shows or says has a word of English in it. */
export const noEnglish: Check = { unfolded: async (page) => (await englishIn(page)).map((text) => `English: ${text}`) };
