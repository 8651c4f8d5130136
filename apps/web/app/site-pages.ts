import { guideSlugs } from '../content/guides/guide.ts';
import { paths } from '../paths.ts';

/** What everybody may read: prerendered, and listed in the sitemap. */
export const publicPages: readonly string[] = [
  paths.home,
  paths.guides,
  ...guideSlugs.map(paths.guide),
  paths.pricing,
  paths.faq,
  paths.privacy,
  paths.terms,
  paths.signIn,
];

/** Nothing without script: they are sent as a frame in which the app begins. */
export const appPages: readonly string[] = [
  paths.dashboard,
  paths.settings,
  paths.onboarding,
  paths.verify,
  paths.paymentSuccess,
  paths.paymentCancel,
  paths.calendarCallback,
];

/** Addresses that lead nowhere, for the page that is sent for all such below the folder. The most particular is first. */
export const missingPages: readonly { readonly below: string; readonly example: string }[] = [
  { below: `${paths.guides}/`, example: paths.guide('no-such-guide') },
  { below: '/', example: '/no-such-page' },
];

export const redirects: Readonly<Record<string, string>> = { [paths.retired]: paths.home };
