/** Every address of the web app, in one place. */
export const paths = {
  home: '/',
  howItWorks: '/#how-it-works',
  signIn: '/login',
  verify: '/verify-auth',
  onboarding: '/onboarding',
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
