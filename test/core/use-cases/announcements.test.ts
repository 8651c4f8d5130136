import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Language, languages } from '#core/domain/languages.ts';
import type { Announcement } from '#core/domain/selling/announcement.ts';
import type { MailKind } from '#core/ports/mailer.ts';
import { makePayers, type Payers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
let payers: Payers;
beforeEach(() => {
  world = makeWorld();
  payers = makePayers(world);
});

const price = { minor: 599, currency: 'EUR', period: 'month', periodCount: 1, tax: 'included' } as const;
const newPrice: Announcement = { kind: 'price', from: '2027-03-01', price };
const inEachLanguage = (text: string) =>
  Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, string>;
const newTerms: Announcement = { kind: 'terms', from: '2027-03-01', changes: inEachLanguage('Something.') };

async function buyer(email: string) {
  const { household } = await world.addResident({ email });
  await payers.pay(household.id);
  for (const event of world.provider.events) await payers.deliver(event);
  await payers.work();
  return household.id;
}
const announced = () => world.mailer.sent.filter(({ kind }) => kind === 'price-changes' || kind === 'terms-change');
const mails = () =>
  announced()
    .map(({ kind, to }) => `${kind} ${to}`)
    .sort();

describe('an announcement', () => {
  it('of a price is mailed to those who pay, once, however often it is made', async () => {
    await world.addResident({ email: 'free@home.example' });
    await buyer('ada@home.example');
    expect(await world.announce({ announcement: newPrice, dryRun: true })).toEqual({ homes: 1, had: 0 });
    await payers.work();
    expect(mails()).toEqual([]);
    expect(await world.announce({ announcement: newPrice, dryRun: false })).toEqual({ homes: 1, had: 0 });
    expect(await world.announce({ announcement: newPrice, dryRun: false })).toEqual({ homes: 1, had: 1 });
    await payers.work();
    expect(mails()).toEqual(['price-changes ada@home.example']);
    expect(announced()[0]).toMatchObject({ price, from: '2027-03-01', link: 'https://upkept.example/cancel' });
  });

  it('of terms leads the owners of all homes to the terms in their language, and those who would go on paying also to cancelling', async () => {
    const { person } = await world.addResident({ email: 'free@home.example' });
    await world.unitOfWork.run(({ persons }) => persons.change(person.id, { language: 'fr' }));
    await buyer('ada@home.example');
    const leaving = await buyer('leaving@home.example');
    const [subscription] = await payers.atProvider(leaving);
    world.provider.cancelAtPeriodEnd(subscription?.id ?? '');
    await world.reconcileBilling();
    await world.announce({ announcement: newTerms, dryRun: false });
    await payers.work();
    const owners = ['ada@home.example', 'free@home.example', 'leaving@home.example'];
    expect(mails()).toEqual(owners.map((to) => `terms-change ${to}`));
    const linkTo = (address: string) => announced().find(({ to }) => to === address);
    const terms = 'https://upkept.example/terms';
    expect(linkTo('ada@home.example')).toMatchObject({ link: terms, cancelLink: 'https://upkept.example/cancel' });
    expect(linkTo('leaving@home.example')).toMatchObject({ link: terms });
    expect(linkTo('leaving@home.example')).not.toHaveProperty('cancelLink');
    expect(linkTo('free@home.example')).toMatchObject({ link: 'https://upkept.example/fr/conditions' });
    expect(linkTo('free@home.example')).not.toHaveProperty('cancelLink');
  });

  it('leaves out who has cancelled, if it is of a price', async () => {
    const householdId = await buyer('ada@home.example');
    const [subscription] = await payers.atProvider(householdId);
    world.provider.cancelAtPeriodEnd(subscription?.id ?? '');
    await world.reconcileBilling();
    expect(await world.announce({ announcement: newPrice, dryRun: false })).toEqual({ homes: 0, had: 0 });
  });

  it.each([
    ['sooner than in 30 days', { ...newPrice, from: '2027-02-04' }, 'announced_too_late'],
    ['without the price', { kind: 'price', from: '2027-03-01' }, 'announcement_incomplete'],
    [
      'in one language only',
      { ...newTerms, changes: { ...inEachLanguage(' '), en: 'Something.' } },
      'announcement_incomplete',
    ],
  ] as const)('is refused %s', async (_, announcement, code) => {
    await expect(world.announce({ announcement, dryRun: true })).rejects.toMatchObject({ code });
    const onTheDay = { ...newPrice, from: '2027-02-05' };
    expect(await world.announce({ announcement: onTheDay, dryRun: true })).toEqual({ homes: 0, had: 0 });
  });
});

/** What texts promise to tell people, and the mail that does. */
const promised: readonly (readonly [file: string, sentence: string, kind: MailKind])[] = [
  ['terms', 'If a payment fails, Stripe tries again and we tell you by email', 'payment-problem'],
  ['terms', 'A new price applies from a later period. We tell you by email', 'price-changes'],
  ['terms', 'and tell you by email at least 30 days ahead; you can then end the contract', 'terms-change'],
  ['terms', 'If a change is to your disadvantage, we tell you by email', 'terms-change'],
  ['privacy', 'If a change of this policy affects something you have agreed to, we tell you by email', 'terms-change'],
];

/** A person writes about a breach, because its contents can't be foreseen. */
const byHand = 'If a breach ever affects your data, we will tell you';

describe('a text that says “we tell you”', () => {
  it('names a mail that is sent', () => {
    for (const file of ['terms', 'privacy', 'pricing', 'faq', 'cancel', 'legal-notice']) {
      const source = readFileSync(new URL(`../../../core/languages/en/site/${file}.ts`, import.meta.url), 'utf8');
      const known = promised.filter(([of]) => of === file).map(([, sentence]) => sentence);
      for (const sentence of known) expect(source).toContain(sentence);
      const rest = [...known, byHand].reduce((text, sentence) => text.replaceAll(sentence, ''), source);
      expect(rest).not.toMatch(/\bwe(’ll| will)? tell you|\btell you by email|\bwe inform you|\bwe notify you/i);
    }
  });
});
