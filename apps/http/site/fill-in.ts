import type { Config } from '#apps/composition/config.ts';
import { product } from '#apps/contract/product.ts';
import { decimalOf } from '#core/domain/history/money.ts';
import { knownLanguage, type Language } from '#core/domain/languages.ts';
import { type Price, pricePlaceholders } from '#core/domain/selling/price.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import type { SiteFacts } from './site-facts.ts';
import type { SiteIndex } from './site-index.ts';

const badgeElement = /<a [^>]*data-badge.*?<\/a>/gs;
const companyList = /<dl [^>]*data-company="all".*?<\/dl>/gs;
const companyEntry = /<div data-company="(\w+)".*?<\/div>/gs;
const structuredData = /<script type="application\/ld\+json">.*?<\/script>/gs;
const conditional = /<(\w+)(?= )[^>]* data-where="([\w-]+)".*?<\/\1>/gs;
const pageLanguage = /<html [^>]*lang="([a-z]+)/;
const amountElement = /(<strong [^>]*data-amount=""[^>]*>)/g;
const taxElement = /(<span [^>]*data-tax=""[^>]*>)[^<]*/g;
const premiumOffer = new RegExp(`,\\{[^{}]*"${pricePlaceholders.amount}"[^{}]*\\}`, 'g');
const settings = '<script type="application/json" id="site">{}</script>';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const scriptSafe = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The settings that a page's scripts need, as JSON that is safe inside a script element. */
function clientSettings(config: Config, sale: Sale, hasSold: boolean): string {
  const { publicUrl, supportEmail, analyticsId, badge, company, pricingTable, identity, mcp, mqttUrl } = config;
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
    knowsHomeAssistant: mqttUrl !== undefined || undefined,
    sellsNothing: sale !== 'sold' || undefined,
    sellsElsewhere: sale === 'sold-elsewhere' || undefined,
    endsNoContract: !hasSold || undefined,
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

/** Leaves the words of links to the page for ending a contract, which is missing where none can exist. */
const withoutCancelLinks = (document: string, language: Language) =>
  document.replaceAll(new RegExp(`<a [^>]*href="${wordsIn(language).addresses.cancel}"[^>]*>(.*?)</a>`, 'g'), '$1');

/** Whether Premium is sold on the pages of a language, only on those of another one, or not at all. */
type Sale = 'sold' | 'sold-elsewhere' | 'not-sold';

function saleIn(language: Language, { sellsPremium, contractLanguages }: Config): Sale {
  if (!sellsPremium || contractLanguages.length === 0) return 'not-sold';
  return contractLanguages.includes(language) ? 'sold' : 'sold-elsewhere';
}

/** Writes the price into the pages and their structured data, or leaves what they say without it. */
function fillInPrice(document: string, language: Language, price: Price | undefined): string {
  if (!price) return document.replaceAll(premiumOffer, '');
  const { priceText, taxText } = wordsIn(language).price;
  return document
    .replaceAll(premiumOffer, (offer) =>
      offer.replace(pricePlaceholders.amount, decimalOf(price)).replace(pricePlaceholders.currency, price.currency),
    )
    .replaceAll(amountElement, (_, start) => `${start}${attribute(priceText(price))}`)
    .replaceAll(taxElement, (_, start) => `${start}${attribute(taxText(price))}.`);
}

/** Which of the marked parts of the pages this server shows. */
function placesOf({ production, openai, identity, company }: Config): ReadonlySet<string> {
  // Outside production, the sandbox replaces the model.
  const places = new Set([production && !openai ? 'no-assistant' : 'assistant']);
  if (!identity?.isOnlyWay) places.add('links');
  for (const field of ['name', 'mediator', 'source'] as const)
    places.add(company[field] === undefined ? `no-${field}` : field);
  if (identity) places.add(identity.isOnlyWay ? 'only-service' : 'service');
  return places;
}

/**
 * Writes the settings and the facts into a document: the public URL, the address for support, the badge, the company, the
 * price, and what the page's scripts need. Leaves out what is only true of other servers.
 */
export function fillIn(
  config: Config,
  { placeholders }: Pick<SiteIndex, 'placeholders'>,
): (document: string, facts?: SiteFacts) => string {
  const { publicUrl } = config;
  const withCompany = fillInCompany(config, placeholders.company);
  const here = placesOf(config);
  return (document, { price, hasSold = config.sellsPremium } = {}) => {
    const language = knownLanguage(pageLanguage.exec(document)?.[1] ?? 'en');
    const sale = saleIn(language, config);
    const isShown = (where: string) => here.has(where) || where === sale || (where === 'ends-contracts' && hasSold);
    const script = settings.replace('{}', () => clientSettings(config, sale, hasSold));
    const filled = fillInPrice(withCompany(document), language, sale === 'not-sold' ? undefined : price)
      .replace(settings, () => script)
      .replace(conditional, (element, _, where) => (isShown(where) ? element : ''))
      .replace(badgeElement, (element) => {
        return config.badge ? element.replaceAll(placeholders.badgeUrl, () => attribute(config.badge?.url ?? '')) : '';
      })
      .replaceAll(product.supportEmail, () => attribute(config.supportEmail))
      .replaceAll(placeholders.publicUrl, () => attribute(publicUrl));
    return hasSold ? filled : withoutCancelLinks(filled, language);
  };
}
