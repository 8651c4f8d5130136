import type { PageMetadata } from '../content/page-metadata.ts';
import { publicUrlPlaceholder } from '../site-settings.ts';

export function sitemap(pages: readonly PageMetadata[]): string {
  const entries = pages.map(({ url }) => `  <url><loc>${publicUrlPlaceholder}${url}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Allows all pages: those that search engines must leave out say so themselves, and crawlers have to read that. */
export function robots(): string {
  return ['User-agent: *', 'Disallow: /api/', '', `Sitemap: ${publicUrlPlaceholder}/sitemap.xml`, ''].join('\n');
}
