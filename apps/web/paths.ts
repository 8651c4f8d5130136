/** The address of each page; app/pages.ts says what is shown there, content/page-metadata.ts how it is described. */
export const pagePaths = {
  home: '/',
  guides: '/maintenance',
  pricing: '/pricing',
  faq: '/faq',
  howWeChoose: '/how-we-choose',
  privacy: '/privacy',
  terms: '/terms',
  signIn: '/login',
  verify: '/verify-auth',
  summaryAction: '/summary/act',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  calendarCallback: '/calendar/callback',
  /** The secret of a shared passport follows as the fragment, which browsers never send. */
  passport: '/passport',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  year: '/year',
  history: '/history',
  housePassport: '/history/passport',
  ask: '/ask',
  settings: '/settings',
} as const;

export type PageName = keyof typeof pagePaths;

/** Pages for signed-in users. */
export const householdPaths: readonly string[] = [
  pagePaths.onboarding,
  pagePaths.dashboard,
  pagePaths.year,
  pagePaths.history,
  pagePaths.housePassport,
  pagePaths.ask,
  pagePaths.settings,
];

/** Pages that mailed links lead to, with a token in the address. */
export const pathsWithToken: readonly string[] = [
  pagePaths.verify,
  pagePaths.summaryAction,
  pagePaths.unsubscribe,
  pagePaths.confirmEmail,
];

/** Every address that the web app links to. */
export const paths = {
  ...pagePaths,
  guide: (slug: string) => `${pagePaths.guides}/${slug}`,
  item: (slug: string) => `/items/${slug}`,
  checklist: (season: string) => `/checklists/${season}`,
  howItWorks: '/#how-it-works',
  ourFigures: `${pagePaths.howWeChoose}#figures`,
  /** The sign-in page, which leads to Premium afterwards. */
  signInForPremium: '/login?for=premium',
  onboardingForPremium: '/onboarding?for=premium',
  /** Asks about a task of a week, by its id. */
  askAbout: (taskId: string) => `/ask?task=${taskId}`,
  settingsTab: (tab: string) => `/settings?tab=${tab}`,
} as const;
