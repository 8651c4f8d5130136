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
  pricing: '/pricing',
  faq: '/faq',
  privacy: '/privacy',
  terms: '/terms',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  /** Once a page; leads to the home page. */
  retired: '/ams',
} as const;
