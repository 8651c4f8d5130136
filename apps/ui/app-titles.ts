import type { AppPageName } from './paths.ts';

/** The titles of the app's pages, without the product's name. */
export const appTitles: Readonly<Record<AppPageName, string>> = {
  verify: 'Signing you in',
  summaryAction: 'Your task',
  unsubscribe: 'Your weekly summary',
  confirmEmail: 'Your new address',
  join: 'An invitation',
  confirmDeclaration: 'Cancel or withdraw',
  onboarding: 'Tell us about your home',
  dashboard: 'Your week',
  year: 'The year ahead',
  history: 'History',
  housePassport: 'Your house passport',
  appliances: 'Appliances and equipment',
  appliance: 'Appliance',
  labels: 'Labels',
  contents: 'Contents of the home',
  ask: 'Ask the assistant',
  settings: 'Settings',
  paymentSuccess: 'Your payment',
  paymentCancel: 'Your payment was not made',
  calendarCallback: 'Connecting your calendar',
  connectApp: 'Connect an app',
  passport: 'House passport',
  job: 'A task for you',
};
