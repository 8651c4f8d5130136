import { useSyncExternalStore } from 'react';

/** What only the server's settings know, as it writes them into each page; the build itself knows none of it. */
export type SiteSettings = {
  /** Where people reach the site, without a slash at the end. */
  readonly publicUrl: string;
  /** Google Analytics 4. */
  readonly analyticsId?: string;
  /** The picture beside the logo: its address on our own host, and where it leads. */
  readonly badge?: { readonly image: string; readonly url: string };
  /** Stripe's embedded pricing table. */
  readonly pricingTable?: { readonly id: string; readonly publishableKey: string };
  /** Whoever runs the site sells no premium. */
  readonly sellsNothing?: boolean;
};

/** Stands in the prerendered pages for `PUBLIC_URL`, which the server puts in its place. */
export const publicUrlPlaceholder = 'https://public-url.invalid';
/** As above, for the badge's link: the server takes the whole element with `data-badge` out where there is no badge. */
export const badgeUrlPlaceholder = 'https://badge-url.invalid/';
/** The JSON of the settings is the text of this element. */
export const settingsElement = 'site';

const prerendered: SiteSettings = {
  publicUrl: publicUrlPlaceholder,
  badge: { image: '/badge', url: badgeUrlPlaceholder },
};

let settings: SiteSettings | undefined;

/**
 * May be asked while rendering: what is prerendered with `badge` is what the browser finds. What else
 * there is but `publicUrl` is absent while prerendering, and is for effects and handlers, or for `useSiteSettings`.
 */
export function siteSettings(): SiteSettings {
  if (import.meta.env.SSR) return prerendered;
  settings ??= {
    publicUrl: location.origin,
    ...JSON.parse(document.getElementById(settingsElement)?.textContent || '{}'),
  };
  return settings as SiteSettings;
}

/** Absent while prerendering and while React takes the page over: what depends on them comes after. */
export function useSiteSettings(): SiteSettings | undefined {
  return useSyncExternalStore<SiteSettings | undefined>(neverChanging, siteSettings, () => undefined);
}

const neverChanging = () => () => {};
