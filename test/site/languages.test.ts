import { describe, expect, it } from 'vitest';
import { publicPages } from '#apps/site/addresses.ts';
import { languages as codes } from '#core/domain/languages.ts';
import { namesOfSources } from '../support/catalogue/names-of-sources.ts';
import { builtSite, siteUrl } from '../support/site/built-page.ts';
import { isTranslated, languageOf, signInPages, translated } from '../support/site/translated-pages.ts';

const site = builtSite();
const everyPage = site.paths.filter((path) => isTranslated(path) || publicPages.includes(path));
const pagesIn = (language: string) => everyPage.filter((path) => languageOf(path) === language);

/** What a crawler reads in the head of a page: the address of each language, and the canonical one. */
function crawled(path: string) {
  const page = site.page(path);
  const links = page.querySelectorAll('link[rel="alternate"]');
  return {
    languages: new Map(links.map((link) => [link.getAttribute('hreflang') ?? '', link.getAttribute('href') ?? ''])),
    canonical: page.querySelector('link[rel="canonical"]')?.getAttribute('href'),
    lang: page.querySelector('html')?.getAttribute('lang'),
    isListed: page.querySelector('meta[name="robots"]')?.getAttribute('content') === 'index, follow',
  };
}

it('the home page shows the app in its own language', () => {
  const shown = ['/', ...translated.map((language) => `/${language}`)].map((path) =>
    site
      .page(path)
      .querySelectorAll('picture > *')
      .map((each) => each.getAttribute('src') ?? each.getAttribute('srcset') ?? ''),
  );
  expect(shown.map((addresses) => addresses.length)).toEqual(codes.map(() => 12));
  // The picture of the week is shown twice.
  expect(new Set(shown.flat()).size).toBe(10 * codes.length);
});

describe('a crawl of every public page', () => {
  it('finds each page in each language', () => {
    for (const language of codes) expect(pagesIn(language)).toHaveLength(publicPages.length);
    expect(new Set(everyPage).size).toBe(publicPages.length * codes.length);
  });

  it.each(everyPage)(
    '%s: names itself and its translation, which names it, or leaves both to its canonical page',
    (path) => {
      const { languages, canonical, lang, isListed } = crawled(path);
      const own = languageOf(path);
      expect(lang?.slice(0, 2)).toBe(own);
      expect(isListed).toBe(true);
      if (canonical !== siteUrl + path) {
        expect([...languages]).toEqual([]);
        return expect(everyPage).toContain(canonical?.slice(siteUrl.length));
      }
      expect([...languages.keys()]).toEqual([...codes, 'x-default']);
      expect(languages.get(own)).toBe(siteUrl + path);
      expect(languages.get('x-default')).toBe(languages.get('en'));
      for (const address of languages.values()) {
        expect(address.startsWith(siteUrl)).toBe(true);
        expect([...crawled(address.slice(siteUrl.length)).languages]).toEqual([...languages]);
      }
    },
  );

  it('links each page to itself in the other languages, where search engines and people can follow', () => {
    for (const path of everyPage) {
      const links = site.page(path).querySelectorAll('footer a[hreflang]');
      const named = links.map((link) => link.getAttribute('hreflang')?.slice(0, 2) ?? '');
      expect([path, named]).toEqual([path, codes.filter((code) => code !== languageOf(path))]);
      const { languages } = crawled(path);
      if (languages.size === 0) continue;
      expect(links.map((link) => siteUrl + link.getAttribute('href'))).toEqual(
        named.map((code) => languages.get(code)),
      );
    }
  });

  it('finds in the sitemap every canonical page with its languages, and no other', () => {
    const entries = [...site.html('/sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
    const listed = entries.map(([, address = '', rest = '']) => ({
      path: address.slice(siteUrl.length),
      languages: [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]),
    }));
    const canonical = everyPage.filter(
      (path) => crawled(path).canonical === siteUrl + path && !signInPages.includes(path),
    );
    expect(listed.map(({ path }) => path).sort()).toEqual(canonical.sort());
    for (const { path, languages } of listed) expect([path, languages]).toEqual([path, [...crawled(path).languages]]);
  });
});

/** What no text of a page has: a space that its typography makes another one, or marks of another language. */
const unset = { fr: / [;!?»]|« /, de: /["”]|(?<=\d) (?=%)|“\p{L}/u, en: /[„«»]/ } as const;

describe.each(translated)('a page in %s', (language) => {
  it.each(pagesIn(language))('%s: leads to pages in its language, or says that it doesn’t', (path) => {
    const elsewhere = site
      .page(path)
      .querySelectorAll('a')
      .filter((link) => link.getAttribute('hreflang') === null || link.getAttribute('hreflang') === undefined)
      .map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '')
      .filter((to) => everyPage.includes(to) && languageOf(to) !== language);
    expect(elsewhere).toEqual([]);
  });

  it.each(pagesIn(language))('%s: sets its punctuation as readers expect', (path) => {
    const page = site.page(path);
    for (const element of page.querySelectorAll('script, noscript, option')) element.remove();
    const whole = page.querySelector('main')?.textContent ?? '';
    const text = namesOfSources.reduce((left, name) => left.replaceAll(name, ''), whole);
    expect(text.match(new RegExp(`.{0,20}(${unset[language].source}).{0,20}`, 'gu')) ?? []).toEqual([]);
  });

  it('takes the place of an unknown address below it, in its language', () => {
    const title = (path: string) => site.page(path).querySelector('h1')?.textContent;
    expect(title(`/${language}/nulle-part`)).toBeTruthy();
    expect(title(`/${language}/nulle-part`)).not.toBe(title('/nowhere'));
    expect(site.html('/nowhere')).toContain('There is no room behind this door');
  });

  it('loads the words of its language only', () => {
    const modulesOf = (path: string) => /data-modules="([^"]*)"/.exec(site.html(path))?.[1] ?? '';
    expect(modulesOf(`/${language}`)).toContain(`/assets/${language}/`);
    for (const other of codes.filter((code) => code !== language))
      expect(modulesOf(other === 'en' ? '/' : `/${other}`)).not.toContain(`/assets/${language}/`);
  });
});
