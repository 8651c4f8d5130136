import { beforeEach, describe, expect, it } from 'vitest';
import { aYearAfter } from '#core/domain/reminders/guide-reminder.ts';
import { makePayers } from './payers.ts';
import { makeWorld, type World } from './world.ts';

const email = 'ada@example.org';
const asked = { email, guide: 'boiler', language: 'en' } as const;
let world: World;
let work: () => Promise<unknown>;
beforeEach(() => {
  world = makeWorld();
  work = makePayers(world).work;
});

const stored = () => [...world.database.tables.guideReminders.values()];
const mails = () => world.mailer.sent.map(({ kind, to }) => `${kind} ${to}`);
function tokenOfLastMail(): string {
  const mail = world.mailer.sent.at(-1);
  return new URL((mail && 'link' in mail && mail.link) || '').searchParams.get('token') ?? '';
}
async function confirm(input: Parameters<World['askForReminder']>[0] = asked) {
  await world.askForReminder(input);
  await work();
  const token = tokenOfLastMail();
  await world.setReminder({ token, wanted: true });
  return token;
}

describe('a year later', () => {
  it.each([
    ['2027-11-30T10:00:00Z', '2028-11-30T10:00:00Z'],
    ['2028-02-29T10:00:00Z', '2029-03-01T10:00:00Z'],
    ['2027-12-31T23:59:59Z', '2028-12-31T23:59:59Z'],
  ])('than %s is %s', (from, to) => {
    expect(aYearAfter(new Date(from))).toEqual(new Date(to));
  });
});

describe('a reminder of a guide', () => {
  it('is one mail, a year after its address was confirmed, and then the address is gone', async () => {
    const token = await confirm();
    expect(mails()).toEqual([`guide-reminder-request ${email}`]);
    expect(await world.readReminder({ token })).toMatchObject({
      guide: { title: 'Boiler', path: '/maintenance/boiler' },
      reminder: { dueAt: new Date('2028-01-06T11:00:00Z') },
    });
    world.clock.set('2028-01-06T10:59:59Z');
    expect(await world.sendDueReminders()).toBe(0);
    world.clock.set('2028-01-06T11:00:00Z');
    expect(await world.sendDueReminders()).toBe(1);
    expect(world.mailer.sent.at(-1)).toMatchObject({
      kind: 'guide-reminder',
      to: email,
      guide: 'Boiler',
      link: 'https://upkept.example/maintenance/boiler',
    });
    expect(stored()).toEqual([]);
    expect(await world.sendDueReminders()).toBe(0);
    expect(mails()).toHaveLength(2);
    await expect(world.readReminder({ token })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('is in the language of its page', async () => {
    await confirm({ ...asked, language: 'fr' });
    expect(world.mailer.sent.at(-1)).toMatchObject({ language: 'fr', guide: 'la chaudière' });
    expect(world.mailer.sent.at(-1)).toMatchObject({ link: expect.stringContaining('lang=fr') });
    world.clock.set('2028-02-01T00:00:00Z');
    await world.sendDueReminders();
    expect(world.mailer.sent.at(-1)).toMatchObject({
      language: 'fr',
      link: 'https://upkept.example/fr/entretien/chaudiere',
    });
  });

  it('is never sent without a confirmation, whose address is deleted after seven days', async () => {
    await world.askForReminder(asked);
    await work();
    world.clock.advance({ days: 7 });
    expect(await world.deleteUnconfirmedReminders()).toBe(0);
    world.clock.advance({ seconds: 1 });
    expect(await world.deleteUnconfirmedReminders()).toBe(1);
    expect(stored()).toEqual([]);
    world.clock.set('2029-01-01T00:00:00Z');
    expect(await world.sendDueReminders()).toBe(0);
  });

  it('ends by the same link, which deletes the address at once', async () => {
    const token = await confirm();
    const { reminder } = await world.setReminder({ token, wanted: false });
    expect(reminder).not.toHaveProperty('dueAt');
    expect(stored()).toEqual([]);
    await expect(world.setReminder({ token, wanted: true })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('keeps its day when it is confirmed or asked for again, and stays the only one', async () => {
    const token = await confirm();
    world.clock.advance({ days: 2 });
    await world.setReminder({ token, wanted: true });
    await confirm();
    await confirm({ ...asked, guide: 'oven' });
    expect(stored().map(({ guide, dueAt }) => [guide, dueAt?.toISOString()])).toEqual([
      ['boiler', '2028-01-06T11:00:00.000Z'],
      ['oven', '2028-01-08T11:00:00.000Z'],
    ]);
    expect((await world.readReminder({ token })).reminder).toMatchObject({ dueAt: new Date('2028-01-06T11:00:00Z') });
  });

  it('of two that were asked for at the same moment, one remains', async () => {
    await confirm();
    const [first] = stored();
    if (!first) throw new Error('There is no reminder');
    const { dueAt: _, ...open } = first;
    const twin = { ...open, id: world.ports.ids.next() };
    await world.unitOfWork.run(({ guideReminders }) => guideReminders.save(twin));
    await world.setReminder({ token: world.linkTokens.tokenFor(twin.id), wanted: true });
    expect(stored().map(({ id }) => id)).toEqual([twin.id]);
  });

  it('of one who confirmed it stays in its language when a stranger asks in another, also if mail is then refused', async () => {
    await confirm();
    world.clock.advance({ days: 2 });
    world.mailer.setOutcome(email, 'refused');
    await world.askForReminder({ ...asked, language: 'fr' });
    await work();
    expect(stored()).toMatchObject([{ language: 'en', dueAt: new Date('2028-01-06T11:00:00Z') }]);
  });

  it('asks for a confirmation once a day for each guide, and three times an hour for all', async () => {
    for (let times = 0; times < 5; times++) await world.askForReminder(asked);
    await work();
    expect(mails()).toHaveLength(1);
    for (const guide of ['oven', 'fridge', 'shower', 'toilet']) await world.askForReminder({ ...asked, guide });
    await work();
    expect(mails()).toHaveLength(3);
    // What no mail asks about is forgotten, and nothing waits.
    expect(stored()).toHaveLength(3);
    expect(world.database.jobs).toEqual([]);
    world.clock.advance({ days: 1 });
    await world.askForReminder(asked);
    await work();
    expect(mails()).toHaveLength(4);
  });

  it('is refused for a guide that does not exist', async () => {
    await expect(world.askForReminder({ ...asked, guide: 'https://evil.example' })).rejects.toMatchObject({
      code: 'guide_not_found',
    });
    expect(stored()).toEqual([]);
  });

  it('forgets an address that receives nothing', async () => {
    world.mailer.setOutcome(email, 'refused');
    await world.askForReminder(asked);
    await work();
    expect(stored()).toEqual([]);
  });

  it('waits for the next run while the mail service is away', async () => {
    await confirm();
    world.clock.set('2028-02-01T00:00:00Z');
    world.mailer.refuse(1);
    await expect(world.sendDueReminders()).rejects.toThrow('Still to be sent: 1 reminder');
    expect(stored()).toHaveLength(1);
    expect(await world.sendDueReminders()).toBe(1);
  });

  it('that is refused without its address being named is kept for a week', async () => {
    await confirm();
    world.mailer.setOutcome(email, 'rejected');
    world.clock.set('2028-01-13T10:59:59Z');
    expect(await world.sendDueReminders()).toBe(0);
    expect(stored()).toHaveLength(1);
    world.clock.advance({ seconds: 1 });
    expect(await world.sendDueReminders()).toBe(0);
    expect(stored()).toEqual([]);
  });
});
