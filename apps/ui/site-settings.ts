import type { Company } from '#core/domain/selling/company.ts';

/** The settings that the server writes into each page; the build doesn't know them. */
export type SiteSettings = {
  /** The site's address, without a slash at the end. */
  readonly publicUrl: string;
  /** Where users get help. Prerendered pages contain the product's, which the server replaces. */
  readonly supportEmail?: string;
  /** Google Analytics 4. */
  readonly analyticsId?: string;
  /** The picture beside the logo: its address on our own host, and where it leads. */
  readonly badge?: { readonly image: string; readonly url: string };
  readonly company?: Company;
  /** Stripe's embedded pricing table. */
  readonly pricingTable?: { readonly id: string; readonly publishableKey: string };
  /** The operator's own sign-in service: its name, and whether everyone signs in with it. */
  readonly signInService?: { readonly name: string; readonly isOnlyWay: boolean };
  /** The server sends no mail. */
  readonly sendsNoMail?: boolean;
  /** People may connect apps. */
  readonly connectsApps?: boolean;
  /** Homes can be published for Home Assistant. */
  readonly knowsHomeAssistant?: boolean;
  /** Premium is not for sale on the pages of this language. */
  readonly sellsNothing?: boolean;
  /** But it is on those of another one, in which contracts are concluded. */
  readonly sellsElsewhere?: boolean;
  /** Nothing is or was sold here, so there is no page for ending a contract. */
  readonly endsNoContract?: boolean;
};

/** The server replaces it with `PUBLIC_URL` in the prerendered pages. */
export const publicUrlPlaceholder = 'https://public-url.invalid';
/** The placeholder of the badge's link. Without a badge the server removes the whole element with `data-badge`. */
const badgeUrlPlaceholder = 'https://badge-url.invalid/';
/** The placeholders of the company. The server removes those that no setting replaces, with their elements. */
export const companyPlaceholders = {
  name: 'company-name.invalid',
  address: 'company-address.invalid',
  register: 'company-register.invalid',
  email: 'company-email.invalid',
  phone: 'company-phone.invalid',
  vat: 'company-vat.invalid',
  director: 'company-director.invalid',
  hosting: 'company-hosting.invalid',
  mediator: 'company-mediator.invalid',
  source: 'https://company-source.invalid',
} as const satisfies Required<Company>;
/** The id of the element whose text is the settings' JSON. */
export const settingsElement = 'site';

/** What the server replaces in the pages. */
export const placeholders = {
  publicUrl: publicUrlPlaceholder,
  badgeUrl: badgeUrlPlaceholder,
  company: companyPlaceholders,
};

const prerendered: SiteSettings = {
  publicUrl: publicUrlPlaceholder,
  badge: { image: '/badge', url: badgeUrlPlaceholder },
  company: companyPlaceholders,
};

/** The settings with the text that they were read from, which stays the same for as long as the page is open. */
let read: { readonly text: string; readonly settings: SiteSettings } | undefined;

/**
 * Only `badge`, `company` and `publicUrl` are known while the build renders pages, as placeholders. Everything else is for
 * scripts.
 */
export function siteSettings(): SiteSettings {
  if (typeof document === 'undefined') return prerendered;
  const text = document.getElementById(settingsElement)?.textContent || '{}';
  if (read?.text !== text) read = { text, settings: { publicUrl: location.origin, ...JSON.parse(text) } };
  return read.settings;
}
