import { guideSlugs } from '../content/guides/guide.ts';
import { type LazyPage, lazyPage } from '../loading/lazy-page.ts';
import { type PageName, pagePaths, paths } from '../paths.ts';

/**
 * `public` pages are prerendered and listed in the sitemap. The others are sent as a frame in which the app starts:
 * `app` pages are for everyone, `household` pages for signed-in users.
 */
type Kind = 'public' | 'app' | 'household';

const pages: Readonly<Record<PageName, readonly [kind: Kind, page: LazyPage]>> = {
  home: ['public', lazyPage('HomePage', () => import('../pages/home/home-page.tsx'))],
  guides: ['public', lazyPage('GuidesPage', () => import('../pages/guides/guides-page.tsx'))],
  pricing: ['public', lazyPage('PricingPage', () => import('../pages/pricing/pricing-page.tsx'))],
  faq: ['public', lazyPage('FaqPage', () => import('../pages/faq/faq-page.tsx'))],
  privacy: ['public', lazyPage('PrivacyPage', () => import('../pages/policies/privacy-page.tsx'))],
  terms: ['public', lazyPage('TermsPage', () => import('../pages/policies/terms-page.tsx'))],
  signIn: ['public', lazyPage('SignInPage', () => import('../features/sign-in/sign-in-page.tsx'))],
  verify: ['app', lazyPage('VerifyPage', () => import('../features/sign-in/verify-page.tsx'))],
  paymentSuccess: ['app', lazyPage('PaymentSuccessPage', () => import('../pages/payment/payment-success-page.tsx'))],
  paymentCancel: ['app', lazyPage('PaymentCancelPage', () => import('../pages/payment/payment-cancel-page.tsx'))],
  calendarCallback: [
    'app',
    lazyPage('CalendarCallbackPage', () => import('../pages/calendar-callback/calendar-callback-page.tsx')),
  ],
  onboarding: ['household', lazyPage('OnboardingPage', () => import('../features/onboarding/onboarding-page.tsx'))],
  dashboard: ['household', lazyPage('WeekPage', () => import('../features/week/week-page.tsx'))],
  settings: ['household', lazyPage('SettingsPage', () => import('../features/settings/settings-page.tsx'))],
};
const GuidePage = lazyPage('GuidePage', () => import('../pages/guides/guide-page.tsx'));
export const NotFoundPage = lazyPage('NotFoundPage', () => import('../pages/not-found/not-found-page.tsx'));

export type Page = { readonly path: string; readonly kind: Kind; readonly Page: LazyPage };

/** Each page with its address, the guides behind their index. */
export const allPages: readonly Page[] = (Object.keys(pagePaths) as PageName[]).flatMap((name) => {
  const [kind, Page] = pages[name];
  const guides = guideSlugs.map((slug) => ({ path: paths.guide(slug), kind, Page: GuidePage }));
  return [{ path: pagePaths[name], kind, Page }, ...(name === 'guides' ? guides : [])];
});

export const publicPages = allPages.filter(({ kind }) => kind === 'public').map(({ path }) => path);
export const appPages = allPages.filter(({ kind }) => kind !== 'public').map(({ path }) => path);

/** For addresses without a page, an example below each folder that has a not-found page. The most specific is first. */
export const missingPages = [
  { below: `${paths.guides}/`, example: paths.guide('no-such-guide') },
  { below: '/', example: '/no-such-page' },
] as const;

/** Addresses of pages that no longer exist. */
export const redirects: Readonly<Record<string, string>> = { '/ams': paths.home };
