import type { Page } from 'playwright';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { languageNames } from '#core/domain/languages.ts';
import { namesOfSources } from '../catalogue/names-of-sources.ts';

const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });
const countries = countryCodes.flatMap((code) => countryNames.of(code) ?? []);
/** What no language translates, or Intl does. */
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');
const names = [...namesOfSources, ...countries, ...months, 'Upkept', 'Premium', ...Object.values(languageNames)];

const plainWord = /(?<![\p{L}\p{N}/.@:#-])[a-z]{3,}(?![\p{L}\p{N}/.@:#-])/iu;
const everyPlainWord = new RegExp(plainWord, 'giu');

/** The words of three letters or more that are not of the pseudo-language. */
export function plainWords(text: string): readonly string[] {
  const spaced = text.replaceAll('\u00a0', ' ');
  // Nearly every text has none, also before the names are taken out of it.
  if (!plainWord.test(spaced)) return [];
  return names.reduce((rest, name) => rest.replaceAll(name, ''), spaced).match(everyPlainWord) ?? [];
}

/** Weekdays, months and time zones as Intl says them, whose locale is British. */
const ofIntl =
  /\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b|\b(January|February|March|April|June|July|August|September|October|November|December)\b|\b(America|Asia|Europe)\/\w+( \w+)*/g;

/** The texts that a page, or its parts, show or say, each with words of English in it. `said`: what the server says. */
export async function leftInEnglish(page: Page, said: ReadonlySet<string>, parts = 'body'): Promise<readonly string[]> {
  const texts = await page.evaluate((selector) => {
    const spoken = ['alt', 'aria-label', 'title', 'placeholder'];
    const found = [document.title];
    for (const part of document.querySelectorAll(selector)) {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
      while (walker.nextNode()) {
        const { currentNode: node } = walker;
        if (node instanceof Element) found.push(...spoken.map((name) => node.getAttribute(name) ?? ''));
        else if (!node.parentElement?.closest('script, style, template, noscript, [lang]:not(html)'))
          found.push(node.textContent ?? '');
      }
    }
    return found;
  }, parts);
  const known = [...said].filter((text) => text.length > 2).toSorted((one, other) => other.length - one.length);
  const isSaid = (text: string) =>
    text.length > 7 && known.some((each) => each.toLowerCase().includes(text.toLowerCase()));
  return texts.filter((text) => {
    const trimmed = text.trim();
    if (plainWords(trimmed.replaceAll(ofIntl, '')).length === 0) return false;
    if (isSaid(trimmed) || isSaid(trimmed.replace(/:$/, ''))) return false;
    const rest = known.reduce((left, each) => left.replaceAll(each, ''), trimmed).replaceAll(ofIntl, '');
    return plainWords(rest).length > 0;
  });
}
