import { publicUrlPlaceholder } from '#apps/ui/site-settings.ts';
import type { PageMetadata } from '../content/page-metadata.ts';

/** Lists the pages that are canonical. */
export function sitemap(pages: readonly PageMetadata[]): string {
  const listed = pages.filter(({ canonical }) => canonical === undefined);
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
