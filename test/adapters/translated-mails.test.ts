import { describe, expect, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import type { Language } from '#core/domain/languages.ts';
import type { Summary } from '#core/domain/summary/summary.ts';
import { webhookEvents } from '#core/domain/webhooks/webhook.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import { numbersIn } from '../../build/languages/numbers-in.ts';
import { sampleMails, sampleSummary, summaryMail } from '../support/mail/sample-mails.ts';

const company = { name: 'Ada SAS', address: '1 rue de la Paix, Lyon', mediator: 'CM2C' };
const { render } = makeMailRenderer({
  productName: 'Upkept',
  supportEmail: 'help@upkept.example',
  baseUrl: 'https://upkept.example',
  company,
});
const to = 'ada@home.example';

/** The mails to people: operators read English. */
const { test: _, 'weekly-summary': __, ...letters } = sampleMails;
type Sample = readonly [name: string, mail: (language: Language) => Mail];

const declared = (language: Language, changes: object) => ({
  ...sampleMails['declaration-receipt'](to, language),
  ...changes,
});
const variants: readonly Sample[] = [
  ['email-change to the new address', (language) => ({ ...letters['email-change'](to, language), side: 'new' })],
  [
    'email-change by support',
    (language) => ({ ...letters['email-change'](to, language), side: 'new', bySupport: true }),
  ],
  ['webhook that hears all', (language) => ({ ...letters['webhook-added'](to, language), events: webhookEvents })],
  [
    'privacy policy to those who don’t pay',
    (language) => {
      const { cancelLink: _, ...mail } = letters['terms-change'](to, language);
      return { ...mail, document: 'privacy' };
    },
  ],
  ['invitation of a viewer', (language) => ({ ...letters.invitation(to, language), home: undefined, role: 'viewer' })],
  ['joined by an owner', (language) => ({ ...letters['person-joined'](to, language), home: undefined, role: 'owner' })],
  ['removed from a home', (language) => ({ ...letters['person-removed'](to, language), home: undefined })],
  ['token that writes', (language) => ({ ...letters['token-added'](to, language), scope: 'write' })],
  ['app that reads', (language) => ({ ...letters['app-added'](to, language), scope: 'read' })],
  ['started at once', (language) => ({ ...letters['premium-started'](to, language), askedToStart: true })],
  ['ended', (language) => ({ ...letters['premium-ended'](to, language), isOver: true })],
  [
    'refunded',
    (language) => ({
      ...letters['premium-ended'](to, language),
      refund: { minor: 499, currency: 'EUR' },
      isOver: true,
    }),
  ],
  [
    'withdrawn without a refund',
    (language) => ({ ...letters['premium-ended'](to, language), refund: { minor: 0, currency: 'EUR' }, isOver: true }),
  ],
  ['reminded', (language) => declared(language, { isReminder: true })],
  ['withdrawn', (language) => declared(language, { outcome: 'accepted', isConfirmed: true, name: 'Ada' })],
  ['without a contract', (language) => declared(language, { outcome: 'no_contract' })],
  ['too late', (language) => declared(language, { outcome: 'too_late' })],
  ['declined', (language) => declared(language, { outcome: 'declined', reason: '2027-01' })],
  [
    'cancelled for a stranger',
    (language) =>
      declared(language, { declares: 'cancellation', outcome: 'accepted', endsAt: new Date('2027-02-06T11:00:00Z') }),
  ],
  [
    'invited to sign in',
    (language) => ({ ...letters['sign-in'](to, language), invitation: { home: undefined, inviter: 'Ada' } }),
  ],
];

/** Titles and reasons are the composer's: here, they have no words of either language. */
const mute = (text: string) => text.replaceAll(/\p{L}/gu, '…');
const task = <Task extends Summary['days'][number]['tasks'][number]>({ reason, ...rest }: Task) => ({
  ...rest,
  title: mute(rest.title),
  ...(reason && { reason: mute(reason) }),
});
const muted: Summary = {
  ...sampleSummary,
  days: sampleSummary.days.map((day) => ({ ...day, tasks: day.tasks.map(task) })),
  toBook: sampleSummary.toBook.map((booking) => ({ ...booking, title: mute(booking.title) })),
  note: { item: '…', title: '…', text: '…' },
};
const next = { title: '…', weekStart: '2027-02-01' } as const;
const free = { days: [], minutes: 0, next } as const;
const summaries: readonly (readonly [string, Partial<Summary>])[] = [
  ['whole week', { asksToPause: true, assumesTown: true }],
  ['long week', { days: [1, 2, 3].flatMap(() => muted.days) }],
  ['week with one task', { days: muted.days.slice(0, 1).map((day) => ({ ...day, tasks: day.tasks.slice(0, 1) })) }],
  ['finished week', { ...free, finished: { done: 3, minutes: 75 } }],
  ['week whose one task is done', { ...free, finished: { done: 1, minutes: 0 }, toBook: [] }],
  ['free week', { ...free, name: '', lastWeek: { planned: 3, done: 0, minutes: 0 } }],
  ['free week without bookings', { ...free, toBook: [], lastWeek: { planned: 3, done: 3, minutes: 20 } }],
  ['two months', { from: '2027-01-29', to: '2027-02-04' }],
];

const samples: readonly Sample[] = [
  ...(Object.keys(letters) as Exclude<MailKind, 'test' | 'weekly-summary'>[]).map(
    (kind): Sample => [kind, (language) => letters[kind](to, language)],
  ),
  ...variants,
  ...summaries.map(
    ([name, changes]): Sample => [name, (language) => summaryMail(to, { ...muted, ...changes }, language)],
  ),
];

/** Addresses, and the terms of a contract, which other tests compare. */
const withoutAddresses = (text: string) =>
  text
    .replaceAll(/https?:\/\/\S+|\S+@\S+/g, '')
    .split(/TERMS OF SERVICE|CONDITIONS D’UTILISATION|NUTZUNGSBEDINGUNGEN/)[0] ?? '';
const visible = (html: string) =>
  withoutAddresses(
    html
      .replace(/<h2[^>]*>(Conditions d’utilisation|Nutzungsbedingungen).*(?=<table)/s, '')
      .replace(/<style>.*?<\/style>/s, '')
      .replaceAll(/(?:aria-label|title)="([^"]*)"[^>]*>/g, '> $1 ')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', '’'),
  );
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}{2,}/gu));

const words = (text: string): readonly string[] => text.trim().split(/\s+/);
/** What English and a translation write in the same way: names, and words that they share. */
const names =
  words(`upkept premium google api webhook webhooks ada sas rue de la paix lyon cm des lilas sam home assistant desk
  example org lovelace europe paris qr firefox windows utc sha android chrome mnp id support on`);
const translations = [
  {
    language: 'fr',
    own: words(`minutes minute date contact agenda page on en an se me pause invoice invitation proportion questions
      second test service consommation est min total code version change guide guides message`),
    /** An ordinary space where the typography has another one, and marks of other languages. */
    unset: /\S[ ](?=[;:!?»])|«[ ]|[“”']/,
    signIn: 'https://upkept.example/fr/connexion',
  },
  {
    language: 'de',
    own: words(`name in an code apps app links link min die so war was am also passkey token test version status person
      tag bei hat art service man all not her gut es mal per browser tokens passkeys bank plan frost`),
    unset: /[”']|“\p{L}|\p{L}„|\d[ ](?=%)/u,
    signIn: 'https://upkept.example/de/anmelden',
  },
] as const;

describe.each(translations)('the mails in $language', ({ language, own, unset, signIn }) => {
  const shared: ReadonlySet<string> = new Set([...names, ...own]);

  it.each(samples)('have no English word in their subject, text and HTML: %s', async (_name, mail) => {
    const [translated, english] = [await render(mail(language)), await render(mail('en'))];
    expect(translated.html).toContain(`lang="${language}"`);
    for (const part of [translated.subject, withoutAddresses(translated.text), visible(translated.html)]) {
      const known = wordsOf(`${english.subject} ${english.text} the and of your you with this is to we`);
      expect([...wordsOf(part)].filter((word) => known.has(word) && !shared.has(word))).toEqual([]);
    }
  });

  it.each(samples)('have the numbers of the English: %s', async (_name, mail) => {
    const [translated, english] = [await render(mail(language)), await render(mail('en'))];
    expect(numbersIn(withoutAddresses(translated.text), language)).toEqual(
      numbersIn(withoutAddresses(english.text), 'en'),
    );
    expect(numbersIn(translated.subject, language)).toEqual(numbersIn(english.subject, 'en'));
  });

  it.each(samples)('are set as their readers expect: %s', async (_name, mail) => {
    const { subject, text } = await render(mail(language));
    expect(`${subject}\n${withoutAddresses(text)}`).not.toMatch(unset);
  });

  it('lead to the public pages in their language', async () => {
    expect((await render(letters.welcome(to, language))).text).toContain(signIn);
  });
});

describe('the terms in a French mail', () => {
  it('are those that bind a French contract: in French, with the box of article D211-4, and without a limit of liability', async () => {
    const { html, text } = await render(letters['premium-started'](to, 'fr'));
    const words = text.replaceAll(/[\s\u202f]+/g, ' ');
    expect(words.toUpperCase()).toContain('CONDITIONS D’UTILISATION, 30 NOVEMBRE 2026');
    expect(words).toContain('Le consommateur a droit à la mise en œuvre de la garantie légale de conformité');
    expect(words).toContain('articles 1641 à 1649 du code civil');
    expect(words).toContain('Résilier ou se rétracter (https://upkept.example/fr/resilier)');
    expect(words).toContain('SHA-256 5f5f');
    expect(words).not.toMatch(/dommages typiques|conclus en anglais|\{support email\}/);
    expect(html.length).toBeLessThan(100_000);
  });
});
