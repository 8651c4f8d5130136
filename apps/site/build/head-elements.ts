import { product } from '#apps/contract/product.ts';
import type { PageMetadata } from '../content/page-metadata.ts';
import { documentTitle } from '../content/page-metadata.ts';

/** An element of the head: `key` identifies it among those of its tag, `value` differs from page to page. */
type HeadElement = {
  readonly tag: 'meta' | 'link';
  readonly key: readonly [attribute: string, name: string];
  readonly value: readonly [attribute: string, text: string];
};

const meta = (attribute: 'name' | 'property', name: string, content: string): HeadElement => ({
  tag: 'meta',
  key: [attribute, name],
  value: ['content', content],
});

/** Returns the elements that describe a page, except title and structured data; every page has the same ones. */
export function headElements(page: PageMetadata, publicUrl: string, locale: string): readonly HeadElement[] {
  const title = documentTitle(page);
  const address = publicUrl + page.url;
  const image = publicUrl + page.image;
  return [
    meta('name', 'description', page.description),
    meta('name', 'keywords', page.keywords.join(', ')),
    meta('name', 'robots', page.unlisted ? 'noindex' : 'index, follow'),
    { tag: 'link', key: ['rel', 'canonical'], value: ['href', publicUrl + (page.canonical ?? page.url)] },
    meta('property', 'og:site_name', product.name),
    meta('property', 'og:locale', locale.replace('-', '_')),
    meta('property', 'og:type', page.ogType),
    meta('property', 'og:url', address),
    meta('property', 'og:title', title),
    meta('property', 'og:description', page.description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', page.heroImageAlt),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', page.description),
    meta('name', 'twitter:image', image),
    meta('name', 'twitter:image:alt', page.heroImageAlt),
  ];
}
