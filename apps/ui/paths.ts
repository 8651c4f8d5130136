import { addresses } from '#words/site/addresses.ts';

/**
 * The public pages, which the build renders: apps/site. Those that exist many times, such as guides, have their addresses
 * in the words of each language: slugs.
 */
export const publicPaths = addresses;

/** The pages of the app: apps/web. */
export const appPaths = {
  verify: '/verify-auth',
  summaryAction: '/summary/act',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  removePasskey: '/remove-passkey',
  join: '/join',
  /** Invitations to the address of a person who has signed in. */
  invitations: '/invitations',
  confirmDeclaration: '/cancel/confirm',
  reminder: '/reminder',
  paymentSuccess: '/payment/success',
  paymentCancel: '/payment/cancel',
  calendarCallback: '/calendar/callback',
  /** An app that wants to be let in sends the browser here; its request is the query. */
  connectApp: '/connect-app',
  /** The secret of a shared passport follows as the fragment, which browsers never send. */
  passport: '/passport',
  /** The secret of a shared task follows as the fragment. */
  job: '/job',
  onboarding: '/onboarding',
  dashboard: '/dashboard',
  year: '/year',
  history: '/history',
  housePassport: '/history/passport',
  appliances: '/appliances',
  /** The item's slug follows as `item`. */
  appliance: '/appliance',
  labels: '/appliances/labels',
  meters: '/appliances/meters',
  /** What the home has, for its insurer. */
  contents: '/appliances/contents',
  /** Reading a plate, a card or an invoice with the assistant; the item's slug may follow as `item`. */
  paper: '/appliances/paper',
  ask: '/ask',
  settings: '/settings',
} as const;

export type PublicPageName = keyof typeof publicPaths;
export type AppPageName = keyof typeof appPaths;

export const isAppPath = (pathname: string): boolean => Object.values<string>(appPaths).includes(pathname);

/** Pages for signed-in users. */
export const householdPaths: readonly string[] = [
  appPaths.onboarding,
  appPaths.dashboard,
  appPaths.year,
  appPaths.history,
  appPaths.housePassport,
  appPaths.appliances,
  appPaths.appliance,
  appPaths.labels,
  appPaths.meters,
  appPaths.contents,
  appPaths.paper,
  appPaths.ask,
  appPaths.settings,
];

/** Pages that mailed links lead to, with a token in the address. */
export const pathsWithToken: readonly string[] = [
  appPaths.verify,
  appPaths.summaryAction,
  appPaths.unsubscribe,
  appPaths.confirmEmail,
  appPaths.removePasskey,
  appPaths.join,
  appPaths.confirmDeclaration,
  appPaths.reminder,
];

/** Every address that we link to. */
export const paths = {
  ...publicPaths,
  ...appPaths,
  howItWorks: `${publicPaths.home}#how-it-works`,
  ourFigures: `${publicPaths.howWeChoose}#figures`,
  /** The sign-in page, which leads to Premium afterwards. */
  signInForPremium: `${publicPaths.signIn}?for=premium`,
  onboardingForPremium: '/onboarding?for=premium',
  /** Asks about a task of a week, by its id. */
  askAbout: (taskId: string) => `/ask?task=${taskId}`,
  /** Invites someone to the home. */
  people: '/settings?tab=account#people',
  /** An item of the home, by its slug. */
  applianceOf: (slug: string) => `${appPaths.appliance}?item=${slug}`,
  /** Reads a paper of an item. */
  paperOf: (slug: string) => `${appPaths.paper}?item=${slug}`,
  /** Logs out, once what was done offline is sent. */
  logOut: '/dashboard#log-out',
  /** A part is a folded card's name, and opens it. */
  settingsTab: (tab: string, part = '') => `/settings?tab=${tab}${part && `#${part}`}`,
} as const;
