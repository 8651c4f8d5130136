import { product } from '#apps/contract/product.ts';
import type { PageMetadata } from './page-metadata.ts';

/** Page content, beyond its metadata, that search engines use. */
export type PageContent = {
  /** The tasks of a guide that visitors see. */
  readonly steps?: readonly { readonly name: string; readonly text: string; readonly anchor: string }[];
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
};

type Node = Readonly<Record<string, unknown>>;

/** The page as JSON-LD in the vocabulary of schema.org. */
export function structuredData(page: PageMetadata, publicUrl: string, content: PageContent = {}): Node {
  const organisation = { '@id': `${publicUrl}/#organization` };
  const address = publicUrl + page.url;
  const graph: Node[] = [
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      url: `${publicUrl}/`,
      name: product.name,
      description: product.tagline,
      inLanguage: 'en-GB',
      publisher: organisation,
    },
    {
      '@type': 'Organization',
      ...organisation,
      name: product.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      email: product.supportEmail,
    },
  ];
  if (page.breadcrumbs.length > 0) {
    graph.push({
      '@type': 'BreadcrumbList',
      itemListElement: page.breadcrumbs.map(({ label, url }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: publicUrl + (url ?? page.url),
      })),
    });
  }
  if (content.steps) {
    graph.push({
      '@type': 'HowTo',
      name: page.title,
      description: page.description,
      image: publicUrl + page.image,
      inLanguage: 'en-GB',
      step: content.steps.map(({ name, text, anchor }, index) => ({
        '@type': 'HowToStep',
        position: index + 1,
        name,
        text,
        url: `${address}#${anchor}`,
      })),
    });
  }
  if (content.questions) {
    graph.push({
      '@type': 'FAQPage',
      mainEntity: content.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return { '@context': 'https://schema.org', '@graph': graph };
}
