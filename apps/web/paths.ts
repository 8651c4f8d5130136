/** Every address of the web app, in one place. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  signIn: '/login',
  /** Leads on to Premium afterwards. */
  signInForPremium: '/login?for=premium',
  verify: '/verify-auth',
  onboarding: '/onboarding',
  onboardingForPremium: '/onboarding?for=premium',
  dashboard: '/dashboard',
  settings: '/settings',
  settingsTab: (tab: string) => `/settings?tab=${tab}`,
  guides: '/maintenance',
  guide: (slug: string) => `/maintenance/${slug}`,
  pricing: '/pricing',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  calendarCallback: '/calendar/callback',
  /** Once a page; leads to the home page. */
  retired: '/ams',
} as const;
