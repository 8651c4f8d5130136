import { paths } from '#apps/ui/paths.ts';
import { publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import type { PageMetadata } from '../content/page-metadata.ts';

/** Lists the pages that are canonical, except the one for signing in, where there is nothing to find. */
export function sitemap(pages: readonly PageMetadata[]): string {
  const listed = pages.filter(({ canonical, url }) => canonical === undefined && url !== paths.signIn);
  const entries = listed.map(({ url, modified }) => {
    const lastmod = modified ? `<lastmod>${modified}</lastmod>` : '';
    return `  <url><loc>${publicUrlPlaceholder}${url}</loc>${lastmod}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows all pages. A page that search engines must leave out says so itself, and crawlers have to read that. */
export function robots(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrlPlaceholder}/sitemap.xml`, ''].join('\n');
}
