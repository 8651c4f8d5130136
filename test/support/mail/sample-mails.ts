import type { Language } from '#core/domain/languages.ts';
import type { Summary, SummaryLinks } from '#core/domain/summary/summary.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';

const guideTitles = { en: 'Boiler', fr: 'la chaudière', de: 'Heizkessel' } as const satisfies Record<Language, string>;

const site = 'https://upkept.example';
/** As long as a signed token. */
const token = (of: string) => of.replaceAll(/\W/g, '').padEnd(95, 'x');
export const signInLink = `${site}/verify-auth?token=5f0c7e0c-53d5-4f5c-8dd5-0c6a3b7b1a11.Qm9va3MgYXJlIGEg`;
const account = `${site}/settings?tab=account`;
const cancel = `${site}/cancel`;
const timezone = 'Europe/Paris';
const calendar = 'https://upkept.example/settings?tab=calendar';

/** A whole week in January with everything that a summary can say. */
export const sampleSummary: Summary = {
  name: 'Ada',
  from: '2027-01-04',
  to: '2027-01-10',
  lastWeek: { planned: 5, done: 4, minutes: 75 },
  days: [
    {
      date: '2027-01-09',
      tasks: [
        {
          id: 'smoke',
          title: 'Test every smoke alarm',
          category: '',
          minutes: 5,
          reason: 'Last done a month ago',
          critical: true,
        },
        {
          id: 'fridge',
          title: 'Fridge: vacuum the condenser coils',
          category: '',
          minutes: 20,
          reason: 'Planned every 6 months',
          critical: false,
        },
      ],
    },
    {
      date: '2027-01-10',
      tasks: [
        {
          id: 'vents',
          title: 'Wipe the extract vents and check that they draw',
          category: '',
          minutes: 25,
          reason: 'Before the hard frosts',
          critical: false,
        },
        { id: 'own', title: 'Paint the fence', category: '', critical: false },
        {
          id: 'drain',
          title: 'Clean the shower drain',
          category: '',
          minutes: 15,
          reason: 'Left open 2 weeks ago',
          critical: false,
        },
      ],
    },
  ],
  minutes: 65,
  toBook: [{ title: 'Book the annual boiler service', weekStart: '2027-01-18' }],
  note: {
    item: 'Roof and Gutters',
    title: 'Look over the roof after a storm',
    text: 'A slipped tile costs a few euros to put back. Left until spring, the water under it can bring down a ceiling.',
  },
  asksToPause: false,
};

/** The links of these tasks. */
function sampleLinks({ days }: Summary): SummaryLinks {
  const act = (what: string) => `${site}/summary/act?token=${token(what)}`;
  const tasks = days.flatMap((day) => day.tasks);
  return {
    week: `${site}/dashboard`,
    settings: account,
    asks: { 'water-heater': `${site}/dashboard?ask=water-heater` },
    unsubscribePage: `${site}/unsubscribe?token=${token('household')}`,
    unsubscribe: `${site}/api/unsubscribe/${token('household')}`,
    tasks: Object.fromEntries(
      tasks.map(({ id }) => [id, { done: act(`done-${id}`), notThisWeek: act(`later-${id}`) }]),
    ),
  };
}

export const summaryMail = (
  to: string,
  changes: Partial<Summary> = {},
  language: Language = 'en',
): Mail<'weekly-summary'> => {
  const summary = { ...sampleSummary, ...changes };
  return { kind: 'weekly-summary', language, id: 'the week', to, summary, links: sampleLinks(summary) };
};

/** A mail of each kind. */
export const sampleMails: { readonly [Kind in MailKind]: (to: string, language?: Language) => Mail<Kind> } = {
  'sign-in': (to, language = 'en') => ({
    kind: 'sign-in',
    language,
    id: 'a link',
    to,
    link: signInLink,
    validMinutes: 10,
    asked: { code: 'K7MNP2QR', at: new Date('2027-01-06T11:00:00Z'), timezone: 'UTC', device: 'Firefox on Windows' },
  }),
  'identity-confirmation': (to, language = 'en') => ({
    kind: 'identity-confirmation',
    language,
    id: 'a link',
    to,
    link: signInLink,
    validMinutes: 10,
    provider: 'id.example.org',
  }),
  'identity-added': (to, language = 'en') => ({
    kind: 'identity-added',
    language,
    id: 'a connection',
    to,
    provider: 'id.example.org',
    link: `${site}/settings#sign-in-service`,
  }),
  welcome: (to, language = 'en') => ({
    kind: 'welcome',
    language,
    id: 'a job',
    to,
    link: signInLink,
    validMinutes: 4320,
  }),
  'email-change': (to, language = 'en') => ({
    kind: 'email-change',
    language,
    id: 'a change',
    to,
    side: 'current',
    newEmail: 'ada.lovelace@analytical-engines.example',
    link: `${site}/confirm-email?token=${signInLink.split('=')[1]}`,
  }),
  'email-changed': (to, language = 'en') => ({
    kind: 'email-changed',
    language,
    id: 'a job',
    to,
    newEmail: 'ada.lovelace@analytical-engines.example',
    link: `${site}/login`,
  }),
  invitation: (to, language = 'en') => ({
    kind: 'invitation',
    language,
    id: 'an invitation',
    to,
    home: 'Rue des Lilas',
    inviter: 'Ada (ada@example.org)',
    role: 'member',
    link: `${site}/join?token=${token('an invitation')}`,
  }),
  'person-joined': (to, language = 'en') => ({
    kind: 'person-joined',
    language,
    id: 'a job',
    to,
    home: 'Rue des Lilas',
    who: 'Sam (sam@example.org)',
    role: 'member',
    link: `${site}/settings#people`,
  }),
  'person-removed': (to, language = 'en') => ({
    kind: 'person-removed',
    language,
    id: 'a job',
    to,
    home: 'Rue des Lilas',
    link: `${site}/dashboard`,
  }),
  'token-added': (to, language = 'en') => ({
    kind: 'token-added',
    language,
    id: 'a token',
    to,
    name: 'Home Assistant',
    scope: 'read',
    link: `${site}/settings#apps`,
  }),
  'app-added': (to, language = 'en') => ({
    kind: 'app-added',
    language,
    id: 'an app',
    to,
    name: 'Desk assistant',
    host: 'assistant.example',
    scope: 'write',
    link: `${site}/settings#apps`,
  }),
  'webhook-added': (to, language = 'en') => ({
    kind: 'webhook-added',
    language,
    id: 'a webhook',
    to,
    host: 'home-assistant.example',
    events: ['task.completed', 'week.planned'],
    link: `${site}/settings#apps`,
  }),
  'webhook-paused': (to, language = 'en') => ({
    kind: 'webhook-paused',
    language,
    id: 'a job',
    to,
    host: 'home-assistant.example',
    link: `${site}/settings#apps`,
  }),
  'passkey-added': (to, language = 'en') => ({
    kind: 'passkey-added',
    language,
    id: 'a passkey',
    to,
    name: 'Chrome on Android',
    link: `${site}/remove-passkey?token=${signInLink.split('=')[1]}`,
  }),
  'payment-problem': (to, language = 'en') => ({
    kind: 'payment-problem',
    language,
    id: 'a job',
    to,
    timezone,
    link: 'https://invoice.stripe.example/i/acct_1/test_YWNjdF8x',
    amount: { minor: 499, currency: 'EUR' },
    lastFour: '4242',
    nextAttemptAt: new Date('2027-02-09T11:00:00Z'),
    endsAt: new Date('2027-02-20T11:00:00Z'),
  }),
  'premium-started': (to, language = 'en') => ({
    kind: 'premium-started',
    language,
    id: 'a job',
    to,
    timezone,
    link: cancel,
    price: { minor: 499, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
    askedToStart: false,
    startedAt: new Date('2027-01-06T11:00:05Z'),
    renewsAt: new Date('2027-02-06T11:00:05Z'),
    withdrawUntil: new Date('2027-01-20T23:00:00Z'),
    termsVersion: '2026-11-29',
    termsHash: '5f'.repeat(32),
  }),
  'premium-ended': (to, language = 'en') => ({
    kind: 'premium-ended',
    language,
    id: 'a job',
    to,
    timezone,
    link: `${site}/pricing`,
    endsAt: new Date('2027-02-06T11:00:05Z'),
    isOver: false,
  }),
  'declaration-receipt': (to, language = 'en') => ({
    kind: 'declaration-receipt',
    language,
    id: 'a declaration',
    to,
    timezone,
    declares: 'withdrawal',
    outcome: 'unconfirmed',
    isReminder: false,
    isConfirmed: false,
    name: '',
    reference: '',
    declaredAt: new Date('2027-01-10T09:30:15Z'),
    link: `${cancel}/confirm?token=${signInLink.split('=')[1]}`,
  }),
  'price-changes': (to, language = 'en') => ({
    kind: 'price-changes',
    language,
    id: 'an announcement',
    to,
    from: '2027-03-01',
    price: { minor: 599, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' },
    link: cancel,
  }),
  'terms-change': (to, language = 'en') => ({
    kind: 'terms-change',
    language,
    id: 'an announcement',
    to,
    from: '2027-03-01',
    document: 'terms',
    changes: '2027-03',
    cancelLink: cancel,
    link: `${site}/terms`,
  }),
  'guide-reminder-request': (to, language = 'en') => ({
    kind: 'guide-reminder-request',
    language,
    id: 'a reminder',
    to,
    guide: guideTitles[language],
    link: `${site}/reminder?token=${token('reminder')}`,
  }),
  'guide-reminder': (to, language = 'en') => ({
    kind: 'guide-reminder',
    language,
    id: 'a reminder',
    to,
    guide: guideTitles[language],
    link: `${site}/maintenance/boiler`,
  }),
  'account-deleted': (to, language = 'en') => ({ kind: 'account-deleted', language, id: 'a job', to }),
  'calendar-reconnect': (to, language = 'en') => ({
    kind: 'calendar-reconnect',
    language,
    id: 'a job',
    to,
    link: calendar,
  }),
  test: (to, language = 'en') => ({ kind: 'test', language, id: 'a test', to, link: `${site}/login` }),
  'weekly-summary': (to, language) => summaryMail(to, {}, language),
};
