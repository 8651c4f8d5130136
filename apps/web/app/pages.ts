import { type LazyComponent, lazyComponent } from '#apps/ui/loading/lazy-component.ts';
import { type AppPageName, appPaths } from '#apps/ui/paths.ts';

/** `household` pages are for signed-in users, the others for everyone, such as who opens a mail. */
type Kind = 'open' | 'household';

const pages: Readonly<Record<AppPageName, readonly [kind: Kind, page: LazyComponent]>> = {
  verify: ['open', lazyComponent('VerifyPage', () => import('../features/sign-in/verify-page.tsx'))],
  summaryAction: ['open', lazyComponent('SummaryActionPage', () => import('../pages/summary/summary-action-page.tsx'))],
  unsubscribe: ['open', lazyComponent('UnsubscribePage', () => import('../pages/summary/unsubscribe-page.tsx'))],
  confirmEmail: [
    'open',
    lazyComponent('ConfirmEmailPage', () => import('../pages/email-change/confirm-email-page.tsx')),
  ],
  removePasskey: [
    'open',
    lazyComponent('RemovePasskeyPage', () => import('../pages/remove-passkey/remove-passkey-page.tsx')),
  ],
  join: ['open', lazyComponent('JoinPage', () => import('../pages/invitation/join-page.tsx'))],
  invitations: [
    'open',
    lazyComponent('OwnInvitationsPage', () => import('../pages/invitation/own-invitations-page.tsx')),
  ],
  confirmDeclaration: [
    'open',
    lazyComponent('ConfirmDeclarationPage', () => import('../pages/declaration/confirm-declaration-page.tsx')),
  ],
  reminder: ['open', lazyComponent('ReminderPage', () => import('../pages/reminder/reminder-page.tsx'))],
  paymentSuccess: [
    'open',
    lazyComponent('PaymentSuccessPage', () => import('../pages/payment/payment-success-page.tsx')),
  ],
  paymentCancel: ['open', lazyComponent('PaymentCancelPage', () => import('../pages/payment/payment-cancel-page.tsx'))],
  calendarCallback: [
    'open',
    lazyComponent('CalendarCallbackPage', () => import('../pages/calendar-callback/calendar-callback-page.tsx')),
  ],
  connectApp: ['open', lazyComponent('ConnectAppPage', () => import('../pages/connect-app/connect-app-page.tsx'))],
  passport: ['open', lazyComponent('PassportPage', () => import('../pages/passport/passport-page.tsx'))],
  job: ['open', lazyComponent('JobPage', () => import('../pages/job/job-page.tsx'))],
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
  appliances: [
    'household',
    lazyComponent('AppliancesPage', () => import('../features/appliances/appliances-page.tsx')),
  ],
  appliance: ['household', lazyComponent('AppliancePage', () => import('../features/appliances/appliance-page.tsx'))],
  labels: ['household', lazyComponent('LabelsPage', () => import('../features/appliances/labels-page.tsx'))],
  meters: ['household', lazyComponent('MetersPage', () => import('../features/appliances/meters-page.tsx'))],
  contents: ['household', lazyComponent('ContentsPage', () => import('../features/appliances/contents-page.tsx'))],
  paper: ['household', lazyComponent('PaperPage', () => import('../features/ask/paper/paper-page.tsx'))],
  ask: ['household', lazyComponent('AskPage', () => import('../features/ask/ask-page.tsx'))],
  settings: ['household', lazyComponent('SettingsPage', () => import('../features/settings/settings-page.tsx'))],
};

type Page = { readonly path: string; readonly kind: Kind; readonly Page: LazyComponent };

/** Each page of the app with its address. */
export const appPages: readonly Page[] = (Object.keys(appPaths) as AppPageName[]).map((name) => {
  const [kind, Page] = pages[name];
  return { path: appPaths[name], kind, Page };
});
