import type { PrerenderedPage } from '../app/prerender.tsx';
import type { PageFiles } from './chunks.ts';

type Parts = {
  readonly page: PrerenderedPage;
  readonly files: PageFiles;
  /** The only script that runs before the page is painted: app/defer-app.ts. */
  readonly inlineScript: string;
  readonly kind: 'page' | 'frame';
};

const needsScript =
  '<noscript><p class="without-script">Upkept plans the small jobs that keep a home in good order. This page needs JavaScript: please switch it on and load the page again.</p></noscript>';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
/** Returns the value as JSON that is safe inside a script element. */
export const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

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
    if (before === undefined || after === undefined || more.length > 0) throw new Error(`index.html: ${place}?`);
    return before + text + after;
  }, template);
}

// React preloads pictures, and doesn't know that only some settings have a badge.
const badgePreload = /<link rel="preload" as="image"[^>]*href="\/badge"[^>]*>/;

/** Fills in index.html, which the development server sends as it is. */
export function documentOf(template: string, { page, files, inlineScript, kind }: Parts): string {
  const head = [
    `<title>${escaped(page.title)}</title>`,
    `${tag('script', { 'data-modules': files.modules.join(' '), ...(kind === 'frame' && { 'data-now': true }) })}${inlineScript}</script>`,
    ...files.styles.map((href) => tag('link', { rel: 'stylesheet', href, crossorigin: true })),
    ...files.fonts.map((href) =>
      tag('link', { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: true }),
    ),
    ...page.head.map((one) => tag(one.tag, Object.fromEntries([one.key, one.value]))),
    `<script type="application/ld+json">${scriptSafe(page.data)}</script>`,
    '<script type="application/json" id="site">{}</script>',
  ];
  const root = kind === 'page' ? '<div id="root" data-prerendered>' : '<div id="root">';
  // Without script a form can only be read.
  const lacks = kind === 'frame' || page.body.includes('<form') ? needsScript : '';
  return fill(template, {
    '<title>Upkept</title>': head.join('\n    '),
    '<div id="root">': `${lacks}${root}${page.body.replace(badgePreload, '')}`,
    '<script type="module" src="/main.tsx"></script>': '',
  });
}
