import { describe, expect, it } from 'vitest';
import { makeMailRenderer } from '#adapters/react-email/mail-renderer.ts';
import { contract } from '#apps/contract/index.ts';
import { tokenAccess } from '#apps/contract/token-access.ts';
import { changingTools } from '#apps/http/mcp/changing-tools.ts';
import { readingTools } from '#apps/http/mcp/reading-tools.ts';
import { webhookEvents } from '#core/domain/webhooks/webhook.ts';
import { connectApp as germanQuestion } from '#core/languages/de/app/connect-app.ts';
import { connectApp as englishQuestion } from '#core/languages/en/app/connect-app.ts';
import { connectApp as frenchQuestion } from '#core/languages/fr/app/connect-app.ts';
import { wordsIn } from '#core/languages/words-in.ts';
import type { Mail, MailKind } from '#core/ports/mailer.ts';
import { sampleMails } from '../support/mail/sample-mails.ts';

const baseUrl = 'https://upkept.example';
const { render } = makeMailRenderer({ productName: 'Upkept', supportEmail: 'help@upkept.example', baseUrl });
const to = 'ada@home.example';
const said = async (mail: Mail) => (await render(mail)).text.replaceAll(/[\s\u202f]+/g, ' ');

/** The languages whose mails are compared with facts, by words that stand here. */
const compared = ['en', 'fr', 'de'] as const;
type Compared = (typeof compared)[number];
type Said = Readonly<Record<Compared, string>>;
const questions = { en: englishQuestion, fr: frenchQuestion, de: germanQuestion } as const;

describe('a connected app', () => {
  /** What each tool does, as people read it. */
  const tools: Readonly<Record<string, Said>> = {
    week: { en: 'your weeks', fr: 'vos semaines', de: 'Ihre Wochen' },
    why: { en: 'your weeks', fr: 'vos semaines', de: 'Ihre Wochen' },
    history: {
      en: 'your history, with who did what',
      fr: 'votre historique, y compris qui a fait quoi',
      de: 'Ihren Verlauf lesen, auch wer was getan hat',
    },
    meters: { en: 'your meters', fr: 'vos compteurs', de: 'Ihre Zähler' },
    guide_search: { en: 'your guides', fr: 'vos guides', de: 'Ihre Ratgeber' },
    read_meter: {
      en: 'save what a meter shows',
      fr: 'enregistrer ce qu’affiche un compteur',
      de: 'Zählerstände speichern',
    },
    complete: {
      en: 'complete, move and skip tasks',
      fr: 'cocher, déplacer et ignorer des tâches',
      de: 'Aufgaben erledigen, verschieben und überspringen',
    },
    move: {
      en: 'complete, move and skip tasks',
      fr: 'cocher, déplacer et ignorer des tâches',
      de: 'Aufgaben erledigen, verschieben und überspringen',
    },
    skip: {
      en: 'complete, move and skip tasks',
      fr: 'cocher, déplacer et ignorer des tâches',
      de: 'Aufgaben erledigen, verschieben und überspringen',
    },
  };

  it('has no tool that people don’t read of', () => {
    expect([...readingTools, ...changingTools].map(({ name }) => name).sort()).toEqual(Object.keys(tools).sort());
  });

  it.each(compared)('may do what the mail about it and the question before it say: %s', async (language) => {
    const question = questions[language];
    const texts = {
      read: [await said({ ...sampleMails['app-added'](to, language), scope: 'read' }), question.mayRead],
      write: [await said({ ...sampleMails['app-added'](to, language), scope: 'write' }), question.mayWrite],
    };
    for (const { name, changes } of [...readingTools, ...changingTools]) {
      const words = tools[name]?.[language] ?? 'a tool that no one reads of';
      for (const text of texts.write) expect(text).toContain(words);
      for (const text of texts.read) expect(text.includes(words)).toBe(!changes);
    }
  });
});

describe('a token', () => {
  const [weeks, home, history]: readonly Said[] = [
    { en: 'your weeks', fr: 'vos semaines', de: 'Ihre Wochen' },
    {
      en: 'your home with its appliances and meters',
      fr: 'votre logement avec ses appareils et ses compteurs',
      de: 'Ihr Zuhause mit seinen Geräten und Zählern',
    },
    { en: 'its history', fr: 'son historique', de: 'seinen Verlauf' },
  ];
  /** Of which part of a home the endpoints are, by the first part of their paths. */
  const parts: Readonly<Record<string, Said | undefined>> = {
    tasks: weeks,
    year: weeks,
    turns: weeks,
    pause: weeks,
    rhythms: weeks,
    guides: weeks,
    'user-task-templates': weeks,
    'care-tasks': weeks,
    home,
    appliances: home,
    meters: home,
    shopping: home,
    history,
    // These lead to the same, with the same scope.
    mcp: weeks,
    dav: weeks,
  };

  it.each(compared)('opens the parts of a home that the mail about it names: %s', async (language) => {
    const text = await said(sampleMails['token-added'](to, language));
    for (const name of Object.keys(tokenAccess) as (keyof typeof tokenAccess)[]) {
      const [, part = ''] = /^\/(?:api\/)?([a-z-]+)/.exec(contract[name].path) ?? [];
      expect(text).toContain(parts[part]?.[language] ?? `what ${name} opens`);
    }
  });
});

describe('the mail about an added webhook', () => {
  it.each(compared)('lists what the webhook reports, and nothing else: %s', async (language) => {
    const sample = sampleMails['webhook-added'](to, language);
    const { reported, button } = wordsIn(language).mails.access.webhookAdded;
    const listOf = async (events: typeof sample.events) =>
      (await said({ ...sample, events })).split(new RegExp(`${reported}.?: `))[1];
    const alone = new Set<string | undefined>();
    for (const event of webhookEvents)
      alone.add((await listOf([event]))?.split(` ${button.replaceAll(/[\s\u202f]+/g, ' ')}`)[0]);
    expect(alone.size).toBe(webhookEvents.length);
    const all = await listOf(webhookEvents);
    for (const words of alone) expect(all).toContain(words);
  });
});

/** Why a mail was sent, in each case in which it is sent. */
type Case<Kind extends MailKind> = readonly [
  changes: Partial<Mail<Kind>>,
  reason: string,
  french: string,
  german: string,
];
const account = [
  'because this is the address of your Upkept account',
  'parce que c’est l’adresse de votre compte',
  'weil das die Adresse Ihres Upkept-Kontos ist',
] as const;
const owner = [
  'because Upkept Premium was bought for a home of which you’re an owner',
  'parce qu’Upkept Premium a été acheté pour un logement dont vous êtes responsable',
  'weil für ein Zuhause, das Sie verwalten, Upkept Premium gekauft wurde',
] as const;
const entered = [
  'because this address was entered on our page “Cancel or withdraw”',
  'parce que cette adresse a été saisie sur notre page « Résilier ou se rétracter »',
  'weil diese Adresse auf unserer Seite „Verträge kündigen oder widerrufen“ eingegeben wurde',
] as const;
const reasons: { readonly [Kind in Exclude<MailKind, 'test'>]: readonly Case<Kind>[] } = {
  'sign-in': [
    [
      {},
      'because a sign-in link was requested',
      'parce qu’un lien de connexion a été demandé',
      'weil für diese Adresse ein Anmeldelink',
    ],
  ],
  'identity-confirmation': [
    [
      {},
      'because id.example.org named this address',
      'parce que id.example.org nous a indiqué cette adresse',
      'weil id.example.org diese Adresse genannt hat',
    ],
  ],
  'identity-added': [[{}, ...account]],
  // Only who paid without an account gets it.
  welcome: [
    [
      {},
      'because this address was used to buy',
      'parce que cette adresse a servi à acheter',
      'weil mit dieser Adresse Upkept Premium gekauft',
    ],
  ],
  'email-change': [
    [{ side: 'current' }, ...account],
    [
      { side: 'new' },
      'entered this address as the new one of their',
      'parce que quelqu’un a indiqué cette adresse',
      'weil jemand diese Adresse als neue',
    ],
    [
      { side: 'new', bySupport: true },
      'because our support entered this address',
      'parce que notre assistance a indiqué cette adresse',
      'weil unser Support diese Adresse',
    ],
  ],
  'email-changed': [
    [
      {},
      'because it was the address of an Upkept account',
      'parce que c’était jusqu’à maintenant',
      'weil das bisher die Adresse',
    ],
  ],
  invitation: [
    [
      {},
      'because Ada (ada@example.org) entered this address',
      'parce que Ada (ada@example.org) a saisi',
      'weil Ada (ada@example.org) diese Adresse',
    ],
  ],
  'person-joined': [
    [
      {},
      'the address of an owner of the home',
      'l’adresse d’un responsable du logement',
      'weil mit dieser Adresse das Zuhause verwaltet',
    ],
  ],
  'person-removed': [[{}, ...account]],
  'token-added': [[{}, ...account]],
  'app-added': [[{}, ...account]],
  'webhook-added': [[{}, ...account]],
  'webhook-paused': [
    [{}, 'because you added this webhook', 'parce que vous avez ajouté ce webhook', 'weil Sie diesen Webhook'],
  ],
  'passkey-added': [[{}, ...account]],
  'payment-problem': [[{}, ...owner]],
  'premium-started': [[{}, ...owner]],
  'premium-ended': [
    [{}, ...owner],
    [{ isOver: true }, ...owner],
  ],
  'declaration-receipt': [
    [{}, ...entered],
    [{ isReminder: true }, ...entered],
    [{ outcome: 'too_late' }, ...entered],
    [{ declares: 'cancellation', outcome: 'no_contract' }, ...entered],
    [{ outcome: 'no_contract' }, ...entered],
    [{ outcome: 'accepted', isConfirmed: true }, ...account],
  ],
  'price-changes': [[{}, ...owner]],
  'terms-change': [[{}, ...account]],
  'guide-reminder-request': [
    [{}, 'because someone entered this address below a guide', 'sous un guide', 'unter einem Ratgeber eingegeben'],
  ],
  'guide-reminder': [
    [
      {},
      'because you confirmed this reminder a year ago',
      'vous avez confirmé ce rappel il y a un an',
      'weil Sie diese Erinnerung vor einem Jahr',
    ],
  ],
  'account-deleted': [
    [
      {},
      'because it was the address of the account',
      'parce que c’était l’adresse du compte',
      'weil das die Adresse des Kontos war',
    ],
  ],
  'calendar-reconnect': [
    [
      {},
      'because this address has a calendar',
      'parce qu’un agenda est connecté',
      'weil mit dieser Adresse ein Kalender',
    ],
  ],
  'weekly-summary': [
    [
      {},
      'You choose in Settings whether and when',
      'Vous choisissez dans les réglages si et quand',
      'Ob und wann Upkept diese Übersicht',
    ],
  ],
};
const kinds = Object.keys(reasons) as (keyof typeof reasons)[];
const casesOf = (kind: keyof typeof reasons) =>
  reasons[kind].map(([changes, en, fr, de]) => ({
    said: { en, fr, de },
    mailIn: (language: Compared) => ({ ...sampleMails[kind](to, language), ...changes }) as Mail,
  }));

describe.each(compared)('the mails in %s', (language) => {
  it.each(kinds)('give a reason for %s that is true in each case, and no other', async (kind) => {
    const all = new Set(kinds.flatMap((each) => casesOf(each).map(({ said }) => said[language])));
    for (const { said: reason, mailIn } of casesOf(kind)) {
      const text = await said(mailIn(language));
      expect([...all].filter((words) => text.includes(words))).toEqual([reason[language]]);
    }
  });

  it.each(kinds)('have a subject for %s that a phone shows', async (kind) => {
    for (const { mailIn } of casesOf(kind)) {
      const mail = mailIn(language);
      const { subject } = await render('home' in mail ? { ...mail, home: undefined } : mail);
      expect([subject, subject.length > longestSubject]).toEqual([subject, false]);
    }
  });
});
const longestSubject = 50;

describe('the mail to someone whom support moves', () => {
  it.each([
    ['en', /You asked|current address|both addresses/, 'confirm that the address is yours'],
    ['fr', /Vous avez demandé|adresse actuelle|deux adresses/, 'confirmez que l’adresse est bien à vous'],
    ['de', /Sie möchten|bisherige Adresse|beide Adressen/, 'bestätigen Sie bitte, dass die Adresse Ihnen gehört'],
  ] as const)(
    'doesn’t say that the reader asked, nor that the old address confirms: %s',
    async (language, untrue, words) => {
      const moved = { ...sampleMails['email-change'](to, language), side: 'new', bySupport: true } as const;
      const { html } = await render(moved);
      expect(html).not.toMatch(untrue);
      expect(await said(moved)).toContain(words);
      expect((await render({ ...sampleMails['email-change'](to, language), side: 'new' })).html).toMatch(untrue);
    },
  );
});

describe('the mail about new terms', () => {
  const link = `${baseUrl}/terms`;
  const sample = { ...sampleMails['terms-change'](to), changes: 'Contracts have a new section.', link };
  const { cancelLink: _, ...free } = sample;

  it('says what changes and from when, and leads to them', async () => {
    const [text, { html }] = [await said(sample), await render(sample)];
    expect(text).toContain('Our terms of service change on 1 March 2027. Until then, the present ones apply.');
    expect(text).toContain('What changes: Contracts have a new section. Applies from: 1 March 2027');
    expect(html).toContain(`href="${link}"`);
    expect(await said({ ...sample, document: 'privacy' })).toContain('Our privacy policy changes on 1 March 2027');
  });

  it('offers to cancel only to those who would go on paying', async () => {
    expect(await said(sample)).toContain(
      'If you don’t agree: You can end the contract before 1 March 2027: cancel Premium at https://upkept.example/cancel, or delete your account',
    );
    expect(await said(free)).toContain(
      'You can end the contract before 1 March 2027: delete your account, in Settings',
    );
    expect(await said(free)).not.toMatch(/Premium|\/cancel/);
  });
});
