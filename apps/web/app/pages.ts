import { type LazyComponent, lazyPage } from '#apps/ui/loading/lazy-component.ts';
import { type AppPageName, appPaths } from '#apps/ui/paths.ts';

/** `household` pages are for signed-in users, the others for everyone, such as who opens a mail. */
type Kind = 'open' | 'household';

const pages: Readonly<Record<AppPageName, readonly [kind: Kind, page: LazyComponent]>> = {
  verify: ['open', lazyPage('VerifyPage', () => import('../features/sign-in/verify-page.tsx'))],
  summaryAction: ['open', lazyPage('SummaryActionPage', () => import('../pages/summary/summary-action-page.tsx'))],
  unsubscribe: ['open', lazyPage('UnsubscribePage', () => import('../pages/summary/unsubscribe-page.tsx'))],
  confirmEmail: ['open', lazyPage('ConfirmEmailPage', () => import('../pages/email-change/confirm-email-page.tsx'))],
  removePasskey: [
    'open',
    lazyPage('RemovePasskeyPage', () => import('../pages/remove-passkey/remove-passkey-page.tsx')),
  ],
  join: ['open', lazyPage('JoinPage', () => import('../pages/invitation/join-page.tsx'))],
  invitations: ['open', lazyPage('OwnInvitationsPage', () => import('../pages/invitation/own-invitations-page.tsx'))],
  confirmDeclaration: [
    'open',
    lazyPage('ConfirmDeclarationPage', () => import('../pages/declaration/confirm-declaration-page.tsx')),
  ],
  reminder: ['open', lazyPage('ReminderPage', () => import('../pages/reminder/reminder-page.tsx'))],
  paymentSuccess: ['open', lazyPage('PaymentSuccessPage', () => import('../pages/payment/payment-success-page.tsx'))],
  paymentCancel: ['open', lazyPage('PaymentCancelPage', () => import('../pages/payment/payment-cancel-page.tsx'))],
  calendarCallback: [
    'open',
    lazyPage('CalendarCallbackPage', () => import('../pages/calendar-callback/calendar-callback-page.tsx')),
  ],
  connectApp: ['open', lazyPage('ConnectAppPage', () => import('../pages/connect-app/connect-app-page.tsx'))],
  passport: ['open', lazyPage('PassportPage', () => import('../pages/passport/passport-page.tsx'))],
  job: ['open', lazyPage('JobPage', () => import('../pages/job/job-page.tsx'))],
  onboarding: ['household', lazyPage('OnboardingPage', () => import('../features/onboarding/onboarding-page.tsx'))],
  dashboard: ['household', lazyPage('WeekPage', () => import('../features/week/week-page.tsx'))],
  year: ['household', lazyPage('YearPage', () => import('../features/year/year-page.tsx'))],
  history: ['household', lazyPage('HistoryPage', () => import('../features/history/history-page.tsx'))],
  housePassport: [
    'household',
    lazyPage('HousePassportPage', () => import('../pages/passport/house-passport-page.tsx')),
  ],
  appliances: ['household', lazyPage('AppliancesPage', () => import('../features/appliances/appliances-page.tsx'))],
  appliance: ['household', lazyPage('AppliancePage', () => import('../features/appliances/appliance-page.tsx'))],
  labels: ['household', lazyPage('LabelsPage', () => import('../features/appliances/labels-page.tsx'))],
  meters: ['household', lazyPage('MetersPage', () => import('../features/appliances/meters-page.tsx'))],
  contents: ['household', lazyPage('ContentsPage', () => import('../features/appliances/contents-page.tsx'))],
  paper: ['household', lazyPage('PaperPage', () => import('../features/ask/paper/paper-page.tsx'))],
  ask: ['household', lazyPage('AskPage', () => import('../features/ask/ask-page.tsx'))],
  settings: ['household', lazyPage('SettingsPage', () => import('../features/settings/settings-page.tsx'))],
};

type Page = { readonly path: string; readonly kind: Kind; readonly Page: LazyComponent };

/** Each page of the app with its address. */
export const appPages: readonly Page[] = (Object.keys(appPaths) as AppPageName[]).map((name) => {
  const [kind, Page] = pages[name];
  return { path: appPaths[name], kind, Page };
});
