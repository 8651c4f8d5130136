import { lazyPage } from '../loading/lazy-page.ts';

export const HomePage = lazyPage('HomePage', () => import('../pages/home/home-page.tsx'));
export const GuidesPage = lazyPage('GuidesPage', () => import('../pages/guides/guides-page.tsx'));
export const GuidePage = lazyPage('GuidePage', () => import('../pages/guides/guide-page.tsx'));
export const PricingPage = lazyPage('PricingPage', () => import('../pages/pricing/pricing-page.tsx'));
export const FaqPage = lazyPage('FaqPage', () => import('../pages/faq/faq-page.tsx'));
export const PrivacyPage = lazyPage('PrivacyPage', () => import('../pages/policies/privacy-page.tsx'));
export const TermsPage = lazyPage('TermsPage', () => import('../pages/policies/terms-page.tsx'));
export const PaymentSuccessPage = lazyPage(
  'PaymentSuccessPage',
  () => import('../pages/payment/payment-success-page.tsx'),
);
export const PaymentCancelPage = lazyPage(
  'PaymentCancelPage',
  () => import('../pages/payment/payment-cancel-page.tsx'),
);
export const CalendarCallbackPage = lazyPage(
  'CalendarCallbackPage',
  () => import('../pages/calendar-callback/calendar-callback-page.tsx'),
);
export const NotFoundPage = lazyPage('NotFoundPage', () => import('../pages/not-found/not-found-page.tsx'));
export const SignInPage = lazyPage('SignInPage', () => import('../features/sign-in/sign-in-page.tsx'));
export const VerifyPage = lazyPage('VerifyPage', () => import('../features/sign-in/verify-page.tsx'));
export const SignedInShell = lazyPage('SignedInShell', () => import('./signed-in-shell.tsx'));
export const OnboardingPage = lazyPage('OnboardingPage', () => import('../features/onboarding/onboarding-page.tsx'));
export const WeekPage = lazyPage('WeekPage', () => import('../features/week/week-page.tsx'));
export const SettingsPage = lazyPage('SettingsPage', () => import('../features/settings/settings-page.tsx'));
