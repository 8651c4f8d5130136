import { documentTitle } from '../content/page-metadata.ts';
import type { RenderedPage } from '../render.tsx';
import type { Version } from '../version.ts';
import { headElements } from './head-elements.ts';

/** Addresses of the files that a page needs, below the site's root. */
export type PageFiles = {
  /** The entry first. */
  readonly modules: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
};

type Parts = {
  readonly page: RenderedPage;
  readonly files: PageFiles;
  /** The only script that runs before the page is painted: before-paint.ts. */
  readonly inlineScript: string;
  readonly publicUrl: string;
  readonly language: Version['language'];
  /** The page in all languages, English first; absent if it is not in the search results, or only in English. */
  readonly versions?: readonly Version[];
};

/** A browser that can fetches a page when the reader's pointer rests on its link. */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] },
      eagerness: 'moderate',
    },
  ],
});

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
/** Returns the value as JSON that is safe inside a script element. */
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function tag(name: string, attributes: Readonly<Record<string, string | true>>): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === true ? key : `${key}="${escaped(value)}"`,
  );
  return `<${[name, ...written].join(' ')}>`;
}

/** Replaces each place in the template with its text; throws unless the place occurs exactly once. */
function fill(template: string, places: Readonly<Record<string, string>>): string {
  return Object.entries(places).reduce((document, [place, text]) => {
    const [before, after, ...more] = document.split(place);
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`document.html: ${place}?`);
    return before + text + after;
  }, template);
}

// React preloads pictures, and doesn't know that only some settings have a badge.
const badgePreload = /<link rel="preload" as="image"[^>]*href="\/badge"[^>]*>/;

/** What search engines read about a page's languages. Readers of any other get the first, English. */
function versionLinks(versions: readonly Version[], publicUrl: string): readonly string[] {
  const linkTo = (hreflang: string, { path }: Version) =>
    tag('link', { rel: 'alternate', hreflang, href: publicUrl + path });
  const [first] = versions;
  return first ? [...versions.map((each) => linkTo(each.language.code, each)), linkTo('x-default', first)] : [];
}

/** The address of a language's manifest. */
export const manifestPath = (language: string): string =>
  language === 'en' ? '/site.webmanifest' : `/site-${language}.webmanifest`;

/** Fills in document.html. */
export function documentOf(template: string, parts: Parts): string {
  const { page, files, inlineScript, publicUrl, language, versions = [] } = parts;
  const { kind, metadata, data, body, withoutScript } = page;
  const head = [
    `<title>${escaped(documentTitle(metadata))}</title>`,
    `${tag('script', { 'data-modules': files.modules.join(' '), ...(kind === 'app' && { 'data-now': true }) })}${inlineScript}</script>`,
    ...files.styles.map((href) => tag('link', { rel: 'stylesheet', href, crossorigin: true })),
    ...files.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    ...headElements(metadata, publicUrl, language.locale).map((one) =>
      tag(one.tag, Object.fromEntries([one.key, one.value])),
    ),
    ...versionLinks(versions, publicUrl),
    `<script type="application/ld+json">${scriptSafe(data)}</script>`,
    '<script type="application/json" id="site">{}</script>',
    `<script type="speculationrules">${speculationRules}</script>`,
  ];
  const lacks = withoutScript ? `<noscript><p class="without-script">${escaped(withoutScript)}</p></noscript>` : '';
  return fill(template, {
    'lang="en-GB"': `lang="${language.tag}"`,
    'href="/site.webmanifest"': `href="${manifestPath(language.code)}"`,
    '<title>Upkept</title>': head.join('\n    '),
    '<div id="root">': `${lacks}<div id="root">${body.replace(badgePreload, '')}`,
  });
}
