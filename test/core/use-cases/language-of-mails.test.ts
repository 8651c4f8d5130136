import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '#core/domain/languages.ts';
import type { Mail } from '#core/ports/mailer.ts';
import { makeSummaryHouseholds } from './summary-households.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const stranger = 'sam@home.example';

const speak = (personId: string, language: Language) =>
  world.unitOfWork.run(({ persons }) => persons.change(personId, { language }));

/** A home whose owner reads French. */
async function frenchHome() {
  const home = await world.addResident();
  await speak(home.person.id, 'fr');
  return home;
}

/** Carries out the queued mails, and returns the last one to an address. */
async function lastMailTo(address: string): Promise<Mail | undefined> {
  for (const job of world.database.jobs.splice(0)) {
    if (job.name === 'send-invitation') await world.sendInvitation(job.data);
    if (job.name === 'send-sign-in-link') await world.sendSignInLink(job.data);
    if (job.name === 'send-declaration-receipt') await world.sendDeclarationReceipt(job.data);
    if (job.name === 'send-email-change') await world.sendEmailChange(job.data);
  }
  return world.mailer.sent.findLast(({ to }) => to === address);
}

describe('a mail is in the language', () => {
  it('of the page where a stranger asked for a link, and of the person wherever they ask', async () => {
    const { person } = await frenchHome();
    await world.requestSignInLink({ email: stranger, language: 'fr' });
    expect(await lastMailTo(stranger)).toMatchObject({
      kind: 'sign-in',
      language: 'fr',
      link: expect.stringContaining('lang=fr'),
    });
    await world.requestSignInLink({ email: person.email, language: 'en' });
    expect(await lastMailTo(person.email)).toMatchObject({ kind: 'sign-in', language: 'fr' });
  });

  it('of the person who is invited, or of the inviter if the address is new', async () => {
    const { household, person } = await frenchHome();
    const { person: other } = await world.addResident();
    for (const email of [stranger, other.email])
      await world.invite({ householdId: household.id, personId: person.id, role: 'member', email });
    expect(await lastMailTo(stranger)).toMatchObject({ kind: 'invitation', language: 'fr' });
    expect(await lastMailTo(other.email)).toMatchObject({ kind: 'invitation', language: 'en' });
  });

  it('of the page on which a declaration was made', async () => {
    await world.submitDeclaration({
      kind: 'withdrawal',
      email: stranger,
      language: 'fr',
      name: 'Sam',
      reference: '',
    });
    expect(await lastMailTo(stranger)).toMatchObject({ kind: 'declaration-receipt', language: 'fr' });
  });

  it('of the person who changes their address, on both sides', async () => {
    const { claims, person } = await frenchHome();
    await world.requestEmailChange({ ...claims, email: stranger });
    expect(await lastMailTo(stranger)).toMatchObject({ kind: 'email-change', language: 'fr' });
    expect(await lastMailTo(person.email)).toMatchObject({ kind: 'email-change', language: 'fr' });
  });

  it('of the reader of a summary, with its tasks, reasons and notes', async () => {
    const homes = makeSummaryHouseholds(world);
    const [french, english] = [await homes.addResident(), await homes.addResident()];
    await speak(french.person.id, 'fr');
    await homes.onMonday('2027-01-11');
    const summaryTo = ({ household }: typeof french) => homes.summaries(world.emailOf(household))[0];
    const [ours, theirs] = [summaryTo(french), summaryTo(english)];
    const tasksOf = (mail: typeof ours) => mail?.summary.days.flatMap(({ tasks }) => tasks) ?? [];
    expect(ours?.language).toBe('fr');
    expect(tasksOf(ours).length).toBeGreaterThan(0);
    expect(tasksOf(ours)).toHaveLength(tasksOf(theirs).length);
    const said = new Set(tasksOf(theirs).flatMap(({ title, reason = '' }) => [title, reason]));
    for (const { title, reason = '' } of tasksOf(ours))
      expect([title, reason].filter((text) => said.has(text))).toEqual([]);
    expect(ours?.summary.note?.item).not.toBe(theirs?.summary.note?.item);
  });
});
