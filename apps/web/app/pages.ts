import { guideSlugs } from '#core/catalogue/guides/guide.ts';
import { checklistSeasons } from '../content/checklist-seasons.ts';
import { type LazyComponent, lazyComponent } from '../loading/lazy-component.ts';
import { type PageName, pagePaths, paths } from '../paths.ts';

/**
 * `public` pages are prerendered and listed in the sitemap. The others are sent as a frame in which the app starts:
 * `app` pages are for everyone, `household` pages for signed-in users.
 */
type Kind = 'public' | 'app' | 'household';

const LongTextPage = lazyComponent('LongTextPage', () => import('../pages/policies/long-text-page.tsx'));

const pages: Readonly<Record<PageName, readonly [kind: Kind, page: LazyComponent]>> = {
  home: ['public', lazyComponent('HomePage', () => import('../pages/home/home-page.tsx'))],
  guides: ['public', lazyComponent('GuidesPage', () => import('../pages/guides/guides-page.tsx'))],
  pricing: ['public', lazyComponent('PricingPage', () => import('../pages/pricing/pricing-page.tsx'))],
  faq: ['public', lazyComponent('FaqPage', () => import('../pages/faq/faq-page.tsx'))],
  howWeChoose: ['public', LongTextPage],
  privacy: ['public', LongTextPage],
  terms: ['public', LongTextPage],
  signIn: ['public', lazyComponent('SignInPage', () => import('../features/sign-in/sign-in-page.tsx'))],
  verify: ['app', lazyComponent('VerifyPage', () => import('../features/sign-in/verify-page.tsx'))],
  summaryAction: ['app', lazyComponent('SummaryActionPage', () => import('../pages/summary/summary-action-page.tsx'))],
  unsubscribe: ['app', lazyComponent('UnsubscribePage', () => import('../pages/summary/unsubscribe-page.tsx'))],
  confirmEmail: [
    'app',
    lazyComponent('ConfirmEmailPage', () => import('../pages/email-change/confirm-email-page.tsx')),
  ],
  paymentSuccess: [
    'app',
    lazyComponent('PaymentSuccessPage', () => import('../pages/payment/payment-success-page.tsx')),
  ],
  paymentCancel: ['app', lazyComponent('PaymentCancelPage', () => import('../pages/payment/payment-cancel-page.tsx'))],
  calendarCallback: [
    'app',
    lazyComponent('CalendarCallbackPage', () => import('../pages/calendar-callback/calendar-callback-page.tsx')),
  ],
  passport: ['app', lazyComponent('PassportPage', () => import('../pages/passport/passport-page.tsx'))],
  onboarding: [
    'household',
    lazyComponent('OnboardingPage', () => import('../features/onboarding/onboarding-page.tsx')),
  ],
  dashboard: ['household', lazyComponent('WeekPage', () => import('../features/week/week-page.tsx'))],
  year: ['household', lazyComponent('YearPage', () => import('../features/year/year-page.tsx'))],
  history: ['household', lazyComponent('HistoryPage', () => import('../features/history/history-page.tsx'))],
  housePassport: [
    'household',
    lazyComponent('HousePassportPage', () => import('../pages/passport/house-passport-page.tsx')),
  ],
  ask: ['household', lazyComponent('AskPage', () => import('../features/ask/ask-page.tsx'))],
  settings: ['household', lazyComponent('SettingsPage', () => import('../features/settings/settings-page.tsx'))],
};
const GuidePage = lazyComponent('GuidePage', () => import('../pages/guides/guide-page.tsx'));
const ItemPage = lazyComponent('ItemPage', () => import('../pages/items/item-page.tsx'));
const ChecklistPage = lazyComponent('ChecklistPage', () => import('../pages/checklists/checklist-page.tsx'));
export const NotFoundPage = lazyComponent('NotFoundPage', () => import('../pages/not-found/not-found-page.tsx'));

/** Matches the address of every item. */
export const itemPath = paths.item(':slug');

export type Page = { readonly path: string; readonly kind: Kind; readonly Page: LazyComponent };

const guidePages = guideSlugs.map((slug): Page => ({ path: paths.guide(slug), kind: 'public', Page: GuidePage }));
const checklistPages = checklistSeasons.map(
  (season): Page => ({ path: paths.checklist(season), kind: 'public', Page: ChecklistPage }),
);

/** Each page with its address; guides, checklists and items follow the index of the guides. */
export const allPages: readonly Page[] = (Object.keys(pagePaths) as PageName[]).flatMap((name) => {
  const [kind, Page] = pages[name];
  const below = name === 'guides' ? [...guidePages, ...checklistPages, { path: itemPath, kind, Page: ItemPage }] : [];
  return [{ path: pagePaths[name], kind, Page }, ...below];
});

export const appPages = allPages.filter(({ kind }) => kind !== 'public').map(({ path }) => path);

/** For addresses without a page, an example below each folder that has a not-found page. The most specific is first. */
export const missingPages = [
  { below: `${paths.guides}/`, example: paths.guide('no-such-guide') },
  { below: paths.item(''), example: paths.item('no-such-item') },
  { below: '/', example: '/no-such-page' },
] as const;

/** Addresses of pages that no longer exist. */
export const redirects: Readonly<Record<string, string>> = { '/ams': paths.home };
