import { product } from '#apps/contract/product.ts';
import { paths } from '#apps/ui/paths.ts';
import { supportEmail } from '#apps/ui/support-email.ts';
import type { Company } from '#core/domain/selling/company.ts';
import { pricePlaceholders } from '#core/domain/selling/price.ts';
import { language } from '#words/language.ts';
import { footer } from '#words/site/footer.ts';
import { pricing } from '#words/site/pricing.ts';
import type { GuideTask } from './guide-content.ts';
import type { PageMetadata } from './page-metadata.ts';

/** Page content, beyond its metadata, that search engines use. */
export type PageContent = {
  /** The pages that an index lists. */
  readonly list?: readonly { readonly name: string; readonly path: string }[];
  /** Whether the page offers the web app itself. */
  readonly sellsApp?: boolean;
  /** The tasks that visitors see with their instructions. */
  readonly tasks?: readonly HowToTask[];
  readonly questions?: readonly { readonly question: string; readonly answer: string }[];
};

type HowToTask = Pick<GuideTask, 'id' | 'title' | 'minutes' | 'tools' | 'steps'>;

type Node = Readonly<Record<string, unknown>>;

/** The page as JSON-LD in the vocabulary of schema.org. */
export function structuredData(
  page: PageMetadata,
  { publicUrl, company = {} }: { readonly publicUrl: string; readonly company?: Company },
  content: PageContent = {},
): Node {
  const organisation = { '@id': `${publicUrl}/#organization` };
  const address = publicUrl + page.url;
  const graph: Node[] = [
    {
      '@type': 'WebSite',
      '@id': `${publicUrl}/#website`,
      url: `${publicUrl}/`,
      name: product.name,
      description: footer.tagline,
      inLanguage: language.tag,
      publisher: organisation,
    },
    {
      '@type': 'Organization',
      ...organisation,
      name: product.name,
      url: `${publicUrl}/`,
      logo: `${publicUrl}/icon-512.png`,
      email: company.email ?? supportEmail,
      ...(company.name && { legalName: company.name }),
      ...(company.address && { address: company.address }),
      ...(company.register && { identifier: company.register }),
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
  if (content.sellsApp) {
    graph.push({
      '@type': 'WebApplication',
      name: product.name,
      url: `${publicUrl}/`,
      description: footer.tagline,
      applicationCategory: 'LifestyleApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      // The server writes the price of Premium, or leaves its offer out.
      offers: [
        { '@type': 'Offer', name: pricing.free.name, price: 0, priceCurrency: 'EUR' },
        {
          '@type': 'Offer',
          name: pricing.premium.name,
          price: pricePlaceholders.amount,
          priceCurrency: pricePlaceholders.currency,
        },
      ],
    });
  }
  if (content.list) {
    graph.push({
      '@type': 'ItemList',
      name: page.title,
      itemListElement: content.list.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        url: publicUrl + path,
      })),
    });
  }
  if (page.modified && page.ogType === 'article') {
    graph.push({
      '@type': 'Article',
      headline: page.title,
      description: page.description,
      image: publicUrl + page.image,
      dateModified: page.modified,
      inLanguage: language.tag,
      mainEntityOfPage: address,
      author: organisation,
      publisher: organisation,
      publishingPrinciples: publicUrl + paths.howWeChoose,
    });
  }
  if (content.tasks) {
    graph.push({
      '@type': 'HowTo',
      name: page.title,
      description: page.description,
      image: publicUrl + page.image,
      inLanguage: language.tag,
      step: content.tasks.map((task, index) => taskSection(task, index + 1, address)),
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

/** A task is also a HowTo of its own, because schema.org gives no time or tools to a section alone. */
function taskSection({ id, title, minutes, tools, steps }: HowToTask, position: number, address: string): Node {
  return {
    '@type': ['HowToSection', 'HowTo'],
    position,
    name: title,
    url: `${address}#${id}`,
    totalTime: `PT${minutes}M`,
    ...(tools.length > 0 && { tool: tools }),
    itemListElement: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
  };
}
