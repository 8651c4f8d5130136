import { describe, expect, it } from 'vitest';
import { publicPages } from '#apps/site/addresses.ts';
import { languages as codes } from '#core/domain/languages.ts';
import { addresses } from '#core/languages/fr/site/addresses.ts';
import { namesOfSources } from '../support/catalogue/names-of-sources.ts';
import { builtSite, siteUrl } from '../support/site/built-page.ts';

const site = builtSite();
const everyPage = site.paths.filter((path) => path.startsWith('/fr') || publicPages.includes(path));
const french = everyPage.filter((path) => path.startsWith('/fr'));

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
  const shown = ['/', '/fr'].map((path) =>
    site
      .page(path)
      .querySelectorAll('picture > *')
      .map((each) => each.getAttribute('src') ?? each.getAttribute('srcset') ?? ''),
  );
  expect(shown.map((addresses) => addresses.length)).toEqual([12, 12]);
  // The picture of the week is shown twice.
  expect(new Set(shown.flat()).size).toBe(20);
});

describe('a crawl of every public page', () => {
  it('finds each page in each language', () => {
    expect(french).toHaveLength(publicPages.length);
    expect(new Set(everyPage).size).toBe(publicPages.length * codes.length);
  });

  it.each(everyPage)(
    '%s: names itself and its translation, which names it, or leaves both to its canonical page',
    (path) => {
      const { languages, canonical, lang, isListed } = crawled(path);
      const own = path.startsWith('/fr') ? 'fr' : 'en';
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

  it('links each page to itself in the other language, where search engines and people can follow', () => {
    for (const path of everyPage) {
      const other = path.startsWith('/fr') ? 'en' : 'fr';
      const link = site.page(path).querySelector('footer a[hreflang]');
      expect([path, link?.getAttribute('hreflang')?.slice(0, 2)]).toEqual([path, other]);
      const { languages } = crawled(path);
      if (languages.size > 0) expect(siteUrl + link?.getAttribute('href')).toBe(languages.get(other));
    }
  });

  it('finds in the sitemap every canonical page with its languages, and no other', () => {
    const entries = [...site.html('/sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)];
    const listed = entries.map(([, address = '', rest = '']) => ({
      path: address.slice(siteUrl.length),
      languages: [...rest.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, code, href]) => [code, href]),
    }));
    const signIn: readonly string[] = ['/login', addresses.signIn];
    const canonical = everyPage.filter((path) => crawled(path).canonical === siteUrl + path && !signIn.includes(path));
    expect(listed.map(({ path }) => path).sort()).toEqual(canonical.sort());
    for (const { path, languages } of listed) expect([path, languages]).toEqual([path, [...crawled(path).languages]]);
  });
});

describe('a French page', () => {
  it.each(french)('%s: leads to pages in French, or says that it doesn’t', (path) => {
    const english = site
      .page(path)
      .querySelectorAll('a')
      .filter((link) => link.getAttribute('hreflang')?.startsWith('en') !== true)
      .map((link) => link.getAttribute('href')?.replace(/[?#].*/, '') ?? '')
      .filter((to) => publicPages.includes(to));
    expect(english).toEqual([]);
  });

  it.each(french)('%s: sets its punctuation as readers expect', (path) => {
    const page = site.page(path);
    for (const element of page.querySelectorAll('script, option')) element.remove();
    const whole = page.querySelector('main')?.textContent ?? '';
    const text = namesOfSources.reduce((left, name) => left.replaceAll(name, ''), whole);
    expect(text.match(/.{0,20} [;!?»].{0,20}/g) ?? []).toEqual([]);
    expect(text.match(/.{0,20}« .{0,20}/g) ?? []).toEqual([]);
  });

  it('takes the place of an unknown address below it, in French', () => {
    expect(site.html('/fr/nulle-part')).toContain('Il n’y a pas de pièce derrière cette porte');
    expect(site.html('/nowhere')).toContain('There is no room behind this door');
  });

  it('loads the words of French only', () => {
    const modulesOf = (path: string) => /data-modules="([^"]*)"/.exec(site.html(path))?.[1] ?? '';
    expect(modulesOf('/fr')).toContain('/assets/fr/');
    expect(modulesOf('/')).not.toContain('/fr/');
  });
});
