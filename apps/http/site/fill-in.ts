import type { Config } from '#apps/composition/config.ts';
import { product } from '#apps/contract/product.ts';
import type { SiteIndex } from './site-index.ts';

const badgeElement = /<a [^>]*data-badge.*?<\/a>/gs;
const companyList = /<dl [^>]*data-company="all".*?<\/dl>/gs;
const companyEntry = /<div data-company="(\w+)".*?<\/div>/gs;
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/gs;
const conditional = /<(\w+)(?= )[^>]* data-where="([\w-]+)".*?<\/\1>/gs;
const settings = '<script type="application/json" id="site">{}</script>';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The settings that a page's scripts need, as JSON that is safe inside a script element. */
function clientSettings(config: Config): string {
  const { publicUrl, supportEmail, analyticsId, badge, company, pricingTable, production, stripe, identity, mcp } =
    config;
  const known = {
    publicUrl,
    supportEmail,
    analyticsId,
    badge: badge && { image: '/badge', url: badge.url },
    pricingTable,
    company: isKnown(company) ? company : undefined,
    signInService: identity && { name: identity.name, isOnlyWay: identity.isOnlyWay },
    sendsNoMail: !config.sendsMail || undefined,
    connectsApps: mcp || undefined,
    // Outside production, the sandbox replaces the payment provider.
    sellsNothing: (production && !stripe) || undefined,
  };
  return scriptSafe(known);
}

const isKnown = (company: Config['company']) => Object.values(company).some((value) => value !== undefined);

/** Writes the company's details into the pages' lists and structured data; leaves out those that are not set. */
function fillInCompany({ company, supportEmail }: Config, placeholders: SiteIndex['placeholders']['company']) {
  const fields = Object.entries(placeholders) as [keyof typeof company, string][];
  const named: Config['company'] = { ...company, email: company.email ?? supportEmail };
  const inData = (data: string) =>
    fields.reduce((text, [field, placeholder]) => {
      const value = named[field];
      const property = new RegExp(`,"(\\w+)":"${placeholder}"`, 'g');
      return text.replace(property, (_, key) => (value === undefined ? '' : `,"${key}":${scriptSafe(value)}`));
    }, data);
  const inEntry = (entry: string, field: keyof typeof company) =>
    company[field] === undefined ? '' : entry.replaceAll(placeholders[field], () => attribute(company[field] ?? ''));
  return (document: string) =>
    document.replace(structuredData, inData).replace(companyList, (list) => {
      const filled = list.replace(companyEntry, inEntry);
      return filled.includes('<div ') ? filled : '';
    });
}

/** Which of the marked parts of the pages this server shows. */
function placesOf({ production, openai, identity }: Config): ReadonlySet<string> {
  // Outside production, the sandbox replaces the model.
  const places = new Set([production && !openai ? 'no-assistant' : 'assistant']);
  if (!identity?.isOnlyWay) places.add('links');
  if (identity) places.add(identity.isOnlyWay ? 'only-service' : 'service');
  return places;
}

/**
 * Writes the settings into a document: the public URL, the address for support, the badge, the company, and what the
 * page's scripts need. Leaves out what is only true of servers with other settings.
 */
export function fillIn(
  config: Config,
  { placeholders }: Pick<SiteIndex, 'placeholders'>,
): (document: string) => string {
  const { publicUrl } = config;
  const script = settings.replace('{}', () => clientSettings(config));
  const withCompany = fillInCompany(config, placeholders.company);
  const here = placesOf(config);
  return (document) =>
    withCompany(document)
      .replace(settings, () => script)
      .replace(conditional, (element, _, where) => (here.has(where) ? element : ''))
      .replace(badgeElement, (element) => {
        return config.badge ? element.replaceAll(placeholders.badgeUrl, () => attribute(config.badge?.url ?? '')) : '';
      })
      .replaceAll(product.supportEmail, () => attribute(config.supportEmail))
      .replaceAll(placeholders.publicUrl, () => attribute(publicUrl));
}
