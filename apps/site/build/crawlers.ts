import { paths } from '#apps/ui/paths.ts';
import { publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import type { Version } from '../version.ts';

type Listed = {
  readonly metadata: PageMetadata /** In all languages, English first. */;
  readonly versions: readonly Version[];
};

/** Whether search engines should list the page: it is canonical, and not the one for signing in, where there is nothing to find. */
const isListed = ({ metadata: { canonical }, versions: [first] }: Listed): boolean =>
  canonical === undefined && first?.path !== paths.signIn;

/** Lists the pages for search engines, each with its languages. */
export function sitemap(pages: readonly Listed[]): string {
  const entries = pages.filter(isListed).map(({ metadata: { url, modified }, versions }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `  <url><loc>${publicUrlPlaceholder}${url}</loc>${lastmod}${languagesOf(versions)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function languagesOf(versions: readonly Version[]): string {
  const [first] = versions;
  if (!first || versions.length === 1) return '';
  const named = [...versions.map(({ language, path }) => [language.code, path]), ['x-default', first.path]];
  return named
    .map(([code, path]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${publicUrlPlaceholder}${path}"/>`)
    .join('');
}

/** Allows all pages. A page that search engines must leave out says so itself, and crawlers have to read that. */
export function robots(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrlPlaceholder}/sitemap.xml`, ''].join('\n');
}
