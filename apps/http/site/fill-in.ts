import type { Config } from '#apps/composition/config.ts';
import type { SiteIndex } from './site-index.ts';

const badgeElement = /<a [^>]*data-badge.*?<\/a>/gs;
const settings = '<script type="application/json" id="site">{}</script>';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** What the scripts of a page may ask for, as JSON that can stand in a script element. */
export function toldSettings({ publicUrl, analyticsId, badge, pricingTable, production, stripe }: Config): string {
  const told = {
    publicUrl,
    analyticsId,
    badge: badge && { image: '/badge', url: badge.url },
    pricingTable,
    // Elsewhere the sandbox stands in for the payment provider.
    sellsNothing: (production && !stripe) || undefined,
  };
  return JSON.stringify(told).replaceAll('<', '\\u003c');
}

/** Writes what only the settings know into a document: where the site is, and what its scripts may ask for. */
export function fillIn(config: Config, { placeholders }: SiteIndex): (document: string) => string {
  const { publicUrl } = config;
  const script = settings.replace('{}', () => toldSettings(config));
  return (document) =>
    document
      .replace(settings, () => script)
      .replace(badgeElement, (element) => {
        return config.badge ? element.replaceAll(placeholders.badgeUrl, () => attribute(config.badge?.url ?? '')) : '';
      })
      .replaceAll(placeholders.publicUrl, () => attribute(publicUrl));
}
