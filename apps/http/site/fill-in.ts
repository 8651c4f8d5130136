import type { Config } from '#apps/config.ts';
import type { SiteIndex } from './site-index.ts';

const badge = /<a [^>]*data-badge.*?<\/a>/gs;
const settings = '<script type="application/json" id="site">{}</script>';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Writes what only the settings know into a document: where the site is, and what its scripts may ask for. */
export function fillIn(config: Config, { placeholders }: SiteIndex): (document: string) => string {
  const { publicUrl, analyticsId, pricingTable, production, stripe } = config;
  const told = {
    publicUrl,
    analyticsId,
    badge: config.badge && { image: '/badge', url: config.badge.url },
    pricingTable,
    // Elsewhere the sandbox stands in for the payment provider.
    sellsNothing: (production && !stripe) || undefined,
  };
  const script = settings.replace('{}', () => JSON.stringify(told).replaceAll('<', '\\u003c'));
  return (document) =>
    document
      .replace(settings, () => script)
      .replace(badge, (element) => {
        return config.badge ? element.replaceAll(placeholders.badgeUrl, () => attribute(config.badge?.url ?? '')) : '';
      })
      .replaceAll(placeholders.publicUrl, () => attribute(publicUrl));
}
