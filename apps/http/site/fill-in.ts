import type { Config } from '#apps/composition/config.ts';
import type { SiteIndex } from './site-index.ts';

const badgeElement = /<a [^>]*data-badge.*?<\/a>/gs;
const settings = '<script type="application/json" id="site">{}</script>';

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The settings that a page's scripts need, as JSON that is safe inside a script element. */
export function clientSettings({ publicUrl, analyticsId, badge, pricingTable, production, stripe }: Config): string {
  const known = {
    publicUrl,
    analyticsId,
    badge: badge && { image: '/badge', url: badge.url },
    pricingTable,
    // Outside production, the sandbox replaces the payment provider.
    sellsNothing: (production && !stripe) || undefined,
  };
  return JSON.stringify(known).replaceAll('<', '\\u003c');
}

/** Writes the settings into a document: the public URL, the badge, and what the page's scripts need. */
export function fillIn(config: Config, { placeholders }: SiteIndex): (document: string) => string {
  const { publicUrl } = config;
  const script = settings.replace('{}', () => clientSettings(config));
  return (document) =>
    document
      .replace(settings, () => script)
      .replace(badgeElement, (element) => {
        return config.badge ? element.replaceAll(placeholders.badgeUrl, () => attribute(config.badge?.url ?? '')) : '';
      })
      .replaceAll(placeholders.publicUrl, () => attribute(publicUrl));
}
