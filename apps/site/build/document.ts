import { documentTitle } from '../content/page-metadata.ts';
import type { RenderedPage } from '../render.tsx';
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
};

const needsScript =
  '<noscript><p class="without-script">Upkept plans the small jobs that keep a home in good order. This page needs JavaScript: please check that it is switched on, and load the page again.</p></noscript>';

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

/** Fills in document.html. */
export function documentOf(template: string, { page, files, inlineScript, publicUrl }: Parts): string {
  const { kind, metadata, data, body } = page;
  const head = [
    `<title>${escaped(documentTitle(metadata))}</title>`,
    `${tag('script', { 'data-modules': files.modules.join(' '), ...(kind === 'app' && { 'data-now': true }) })}${inlineScript}</script>`,
    ...files.styles.map((href) => tag('link', { rel: 'stylesheet', href, crossorigin: true })),
    ...files.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    ...headElements(metadata, publicUrl).map((one) => tag(one.tag, Object.fromEntries([one.key, one.value]))),
    `<script type="application/ld+json">${scriptSafe(data)}</script>`,
    '<script type="application/json" id="site">{}</script>',
    `<script type="speculationrules">${speculationRules}</script>`,
  ];
  const lacks = kind === 'app' ? needsScript : '';
  return fill(template, {
    '<title>Upkept</title>': head.join('\n    '),
    '<div id="root">': `${lacks}<div id="root">${body.replace(badgePreload, '')}`,
  });
}
