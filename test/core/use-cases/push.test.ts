import { beforeEach, describe, expect, it } from 'vitest';
import { makeSecrets, type SealedTexts } from '#adapters/memory/secrets.ts';
import { storesOn } from '#adapters/memory/stores.ts';
import { DomainError } from '#core/domain/errors.ts';
import { mostPushFailures } from '#core/domain/push/subscription.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { buildPerson, buildSession, buildTask } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

type Home = Awaited<ReturnType<World['addResident']>>;
const targetOf = (name: string) => ({ endpoint: `https://push.example/${name}`, p256dh: `key ${name}`, auth: 'auth' });
const turnOn = ({ household, claims }: Home, hour = 14, name = 'laptop') =>
  world.setPush({ ...claims, household, target: targetOf(name), hour });
const subscriptions = () => [...world.database.tables.pushSubscriptions.values()];

/** A home with these tasks today, which is Wednesday 6 January 2027. */
async function homeWith(...titles: readonly string[]) {
  const home = await world.withWeek();
  const tasks = titles.map((title) =>
    buildTask(home.household.id, { source: 'hand', title, scheduledOn: '2027-01-06' }),
  );
  await world.unitOfWork.run((stores) => stores.tasks.addMissing(tasks));
  return { ...home, tasks };
}

const at = (time: string) => world.clock.set(`2027-01-06T${time}:00Z`);

describe('today’s tasks', () => {
  it('are pushed once a day, at the hour, to the browser that wanted it', async () => {
    const home = await homeWith('Clean the oven', 'Check the smoke alarm');
    const { nextAt } = await turnOn(home);
    expect(nextAt.toISOString()).toMatch(/^2027-01-06T13:0\d:/);
    expect(JSON.stringify(subscriptions())).not.toContain('push.example');
    at('12:59');
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
    at('13:10');
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 1 });
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
    const [{ target, notice, keys } = {}] = world.pushes.sent;
    expect([target, notice]).toMatchObject([
      targetOf('laptop'),
      { heading: '2 tasks today', titles: ['Check the smoke alarm', 'Clean the oven'] },
    ]);
    expect(keys).toEqual({
      publicKey: (await world.getPush({ ...home.claims, householdId: home.household.id })).publicKey,
      privateKey: 'private-1',
    });
    world.clock.set('2027-01-07T13:10:00Z');
    // Nothing is planned on that day.
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 0 });
  });

  it('aren’t pushed when they are done or skipped, in a pause, or when it is too late', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home);
    const { household, tasks } = home;
    const id = tasks[0]?.id ?? '';
    await world.completeTask({ household, id, completed: true });
    at('13:10');
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 0 });
    const quiet = async (change: () => Promise<unknown>) => {
      at('11:00');
      await world.completeTask({ household, id, completed: false });
      await turnOn(home);
      await change();
      expect(await world.sendPushes()).toEqual({ due: 1, sent: 0 });
    };
    await quiet(async () => at('15:11'));
    await quiet(async () => {
      await world.setPause({ householdId: household.id, pause: { from: '2027-01-06', to: '2027-01-09' } });
      at('13:10');
    });
    expect(world.pushes.sent).toEqual([]);
  });

  it('go to each browser at its own hour, and end with its session', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home, 14);
    const phone = buildSession(home.person.id, home.household.id, {
      createdAt: world.clock.now(),
      lastSeenAt: world.clock.now(),
    });
    await world.unitOfWork.run(({ sessions }) => sessions.add(phone));
    const claims = { personId: home.person.id, sessionId: phone.id };
    await turnOn({ ...home, claims }, 15, 'phone');
    at('13:10');
    await world.sendPushes();
    await world.logOut(claims);
    at('14:10');
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
    expect(world.pushes.sent.map(({ target }) => target.endpoint)).toEqual(['https://push.example/laptop']);
    // Without a visit, the other session ends after 30 days.
    world.clock.advance({ days: 31 });
    await world.sendPushes();
    expect(subscriptions()).toEqual([]);
  });

  it('change their hour, and end when the person turns them off', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home, 14);
    await turnOn(home, 15);
    const shown = () => world.getPush({ ...home.claims, householdId: home.household.id });
    expect(await shown()).toMatchObject({ subscription: { hour: 15 } });
    expect(await world.getPush({ ...home.claims, householdId: 'another home' })).not.toHaveProperty('subscription');
    at('13:10');
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
    await world.endPush(home.claims);
    await world.endPush(home.claims);
    expect(await shown()).not.toHaveProperty('subscription');
    at('14:10');
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
  });

  it('end at once for a person who is removed from the home, and stay in the other browsers', async () => {
    const [home, viewer] = [await homeWith('Clean the oven'), await world.addResident()];
    await world.addMember({ householdId: home.household.id, email: viewer.person.email, role: 'viewer' });
    await turnOn(home);
    await turnOn({ ...viewer, household: home.household }, 14, 'viewer');
    await world.removeMember({ householdId: home.household.id, personId: viewer.person.id });
    at('13:10');
    await world.sendPushes();
    expect(world.pushes.sent.map(({ target }) => target.endpoint)).toEqual(['https://push.example/laptop']);
    expect(subscriptions()).toHaveLength(1);
  });

  it('are planned before they are pushed, also on the first morning of a week', async () => {
    const home = await world.addResident({ onboardedOn: '2026-01-05', scheduledDays: ['Monday'] });
    world.clock.set('2027-01-10T20:00:00Z');
    await turnOn(home, 8);
    world.clock.set('2027-01-11T07:10:00Z');
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 1 });
    expect(world.pushes.sent[0]?.notice.titles.length).toBeGreaterThan(0);
  });
});

describe('a browser with another address', () => {
  const renewalOf = () => world.pushes.sent.at(-1)?.notice.renewal ?? '';

  it('is sent later pushes there, at the same hour, once it has named the earlier one', async () => {
    const home = await homeWith('Clean the oven');
    const { nextAt } = await turnOn(home, 14, 'laptop');
    at('13:10');
    await world.sendPushes();
    const token = renewalOf();
    await world.renewPush({ token, target: targetOf('renewed') });
    const [stored, ...others] = subscriptions();
    expect([stored?.hour, others]).toEqual([14, []]);
    expect(stored?.nextAt.getTime()).toBe(nextAt.getTime() + 86_400_000);
    expect(JSON.stringify(stored)).not.toContain('push.example');
    await world.unitOfWork.run(({ tasks }) =>
      tasks.addMissing([buildTask(home.household.id, { source: 'hand', title: 'Oil it', scheduledOn: '2027-01-07' })]),
    );
    world.clock.set('2027-01-07T13:10:00Z');
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 1 });
    expect(world.pushes.sent.at(-1)?.target).toEqual(targetOf('renewed'));
    await expect(world.renewPush({ token, target: targetOf('again') })).rejects.toThrow('invalid_link');
  });

  it('is refused with a forged token, without a session, after it was turned off, and at an address without encryption', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home);
    at('13:10');
    await world.sendPushes();
    const token = renewalOf();
    const renew = (given = token, target = targetOf('renewed')) => world.renewPush({ token: given, target });
    await expect(renew('forged')).rejects.toThrow('invalid_link');
    await expect(renew(token, { ...targetOf('x'), endpoint: 'http://push.example/x' })).rejects.toThrow(
      'invalid_input',
    );
    await world.endPush(home.claims);
    await expect(renew()).rejects.toThrow('invalid_link');
    world.clock.advance({ seconds: 1 });
    await turnOn(home);
    await expect(renew()).rejects.toThrow('invalid_link');
  });
});

describe('the buttons of a notification', () => {
  /** Has the tasks pushed at two o'clock, and returns what the buttons send. */
  async function push(home: Awaited<ReturnType<typeof homeWith>>) {
    await turnOn(home);
    at('13:10');
    await world.sendPushes();
    const { buttons } = world.pushes.sent.at(-1)?.notice ?? {};
    if (!buttons) throw new Error('the notification has no buttons');
    return buttons;
  }
  const taskOf = ({ household, tasks }: Awaited<ReturnType<typeof homeWith>>, place = 0) =>
    world.unitOfWork.run((stores) => stores.tasks.find(household.id, tasks[place]?.id ?? ''));

  it('say what they do with one task, and with several', async () => {
    const one = await push(await homeWith('Clean the oven'));
    expect(one.labels).toEqual({ done: 'Done', later: 'Later today', 'next-week': 'Next week' });
    at('11:00');
    expect((await push(await homeWith('Clean the oven', 'Oil the hinges'))).labels.done).toBe('All done');
  });

  it('say of a visit that it is booked, unless a landlord is asked for it', async () => {
    const booking = async (isRequest?: true) => {
      const home = await world.withWeek();
      const task = buildTask(home.household.id, {
        source: 'care:chimney.book-sweep',
        title: 'Book the chimney sweep',
        scheduledOn: '2027-01-06',
        ...(isRequest && { isRequest }),
      });
      await world.unitOfWork.run((stores) => stores.tasks.addMissing([task]));
      at('11:00');
      return (await push({ ...home, tasks: [task] })).labels.done;
    };
    expect(await booking()).toBe('Appointment made');
    expect(await booking(true)).toBe('Done');
  });

  it('complete the tasks on the day of the press, once, also when it is sent days later', async () => {
    const home = await homeWith('Clean the oven', 'Oil the hinges');
    const { token } = await push(home);
    const pressed = world.clock.now();
    world.clock.advance({ days: 2 });
    const press = () => world.pressPushButton({ token, button: 'done', at: pressed });
    await press();
    const done = await taskOf(home);
    expect(done).toMatchObject({ status: 'done', completedAt: new Date('2027-01-06T11:00:00Z') });
    expect((await taskOf(home, 1))?.status).toBe('done');
    await press();
    expect(await taskOf(home)).toEqual(done);
  });

  it('move what is still open to the next week, once', async () => {
    const home = await homeWith('Clean the oven', 'Oil the hinges');
    const { token } = await push(home);
    await world.completeTask({ household: home.household, id: home.tasks[1]?.id ?? '', completed: true });
    for (let time = 0; time < 2; time++) await world.pressPushButton({ token, button: 'next-week' });
    expect((await taskOf(home))?.scheduledOn).toBe('2027-01-13');
    expect(await taskOf(home, 1)).toMatchObject({ status: 'done', scheduledOn: '2027-01-06' });
  });

  it('show the tasks again three hours later, and the next day at the usual hour', async () => {
    const home = await homeWith('Clean the oven');
    const { token } = await push(home);
    await world.pressPushButton({ token, button: 'later' });
    at('16:09');
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
    at('16:10');
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 1 });
    const [next] = subscriptions();
    expect(next).not.toHaveProperty('isPostponed');
    expect(next?.nextAt.toISOString()).toMatch(/^2027-01-07T13:0\d/);
    world.clock.set('2027-01-07T09:00:00Z');
    await world.pressPushButton({ token, button: 'later' });
    expect(subscriptions()).toEqual([next]);
  });

  it('do nothing that is forged, too old, of an ended session, or of a person who may not change the home', async () => {
    const home = await homeWith('Clean the oven');
    const { token } = await push(home);
    const refused = { code: 'invalid_link' };
    await expect(world.pressPushButton({ token: `${token}x`, button: 'done' })).rejects.toMatchObject(refused);
    world.clock.advance({ days: 15 });
    await expect(world.pressPushButton({ token, button: 'done' })).rejects.toMatchObject(refused);
    at('13:20');
    await world.logOut(home.claims);
    await expect(world.pressPushButton({ token, button: 'done' })).rejects.toMatchObject(refused);
    expect((await taskOf(home))?.status).toBe('open');
  });

  it('aren’t shown to viewers, nor about more tasks than one can mean', async () => {
    const [home, viewer] = [await homeWith('Clean the oven'), await world.addResident()];
    await world.addMember({ householdId: home.household.id, email: viewer.person.email, role: 'viewer' });
    await turnOn({ ...viewer, household: home.household });
    await turnOn(await homeWith(...Array.from({ length: 11 }, (_, place) => `Task ${place}`)), 14, 'many');
    at('13:10');
    await world.sendPushes();
    expect(world.pushes.sent.map(({ notice }) => notice.buttons)).toEqual([undefined, undefined]);
  });
});

describe('a push service', () => {
  it('that says a browser is gone, or whose target can’t be opened, is asked no more', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home);
    world.pushes.answerWith(() => 'gone');
    at('13:10');
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 0 });
    expect(subscriptions()).toEqual([]);
    at('11:00');
    const subscription = await turnOn(home);
    await world.unitOfWork.run((stores) =>
      stores.pushSubscriptions.save({ ...subscription, target: 'sealed by another' }),
    );
    at('13:10');
    await world.sendPushes();
    expect([subscriptions(), world.pushes.sent.length]).toEqual([[], 1]);
  });

  it('that fails is tried three times a day, and after a week no more', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home);
    world.pushes.answerWith(() => 'failed');
    at('13:10');
    const tries: string[] = [];
    for (let minute = 0; minute < 90; minute += 5) {
      if ((await world.sendPushes()).due > 0) tries.push(world.clock.now().toISOString().slice(11, 16));
      world.clock.advance({ minutes: 5 });
    }
    expect(tries).toEqual(['13:10', '13:15', '13:45']);
    const [known] = subscriptions();
    if (!known) throw new Error('it is gone');
    expect(known.nextAt.toISOString()).toMatch(/^2027-01-07T13:0\d/);
    at('13:10');
    await world.unitOfWork.run(({ pushSubscriptions }) =>
      pushSubscriptions.saveOutcome({ ...known, nextAt: world.clock.now(), failures: mostPushFailures - 1 }),
    );
    await world.sendPushes();
    expect(subscriptions()).toEqual([]);
  });

  it('that accepts again ends the count of failures', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home);
    world.pushes.answerWith(() => 'failed');
    at('13:10');
    await world.sendPushes();
    world.pushes.answerWith(() => 'sent');
    at('13:15');
    await world.sendPushes();
    expect(subscriptions()).toMatchObject([{ failures: 0 }]);
  });

  it('that breaks something keeps no other browser waiting', async () => {
    const [home, other] = [await homeWith('Clean the oven'), await homeWith('Clean the oven')];
    await turnOn(home, 14, 'broken');
    await turnOn(other, 14, 'fine');
    world.pushes.answerWith(({ endpoint }) => {
      if (endpoint.endsWith('broken')) throw new Error('broken');
      return 'sent';
    });
    at('13:10');
    expect(await world.sendPushes()).toEqual({ due: 2, sent: 1 });
    expect(world.reporter.problems).toHaveLength(1);
  });

  it('gets each push once from several workers, and again after one was killed', async () => {
    const home = await homeWith('Clean the oven');
    await turnOn(home);
    at('13:10');
    const totals = await Promise.all([world.sendPushes(), world.sendPushes(), world.sendPushes()]);
    expect(totals.reduce((sum, { sent }) => sum + sent, 0)).toBe(1);
    at('11:00');
    await turnOn(home);
    at('13:10');
    world.pushes.answerWith(() => Promise.reject(new DomainError('storage_unavailable')));
    await expect(world.sendPushes()).rejects.toMatchObject({ code: 'storage_unavailable' });
    world.pushes.answerWith(() => 'sent');
    expect(await world.sendPushes()).toEqual({ due: 0, sent: 0 });
    world.clock.advance({ minutes: 2 });
    expect(await world.sendPushes()).toEqual({ due: 1, sent: 1 });
  });
});

it('1,000 browsers get one push each on both sides of a change of the clocks, and those that are gone go in one round', async () => {
  // Without transactions, which would copy a thousand rows each.
  const direct: UnitOfWork = {
    run: (work) => work(storesOn(world.database.tables, world.database, { enqueue: async () => {} })),
  };
  world = makeWorld({ wrap: { unitOfWork: () => direct, mailer: (real) => real } });
  // The clocks change on Sunday 28 March 2027.
  world.clock.set('2027-03-27T05:00:00Z');
  const home = await world.addResident({ onboardedOn: '2026-01-05' });
  const days = ['2027-03-27', '2027-03-28', '2027-03-29'];
  await world.unitOfWork.run(async (stores) => {
    await stores.tasks.addMissing(
      days.map((scheduledOn) => buildTask(home.household.id, { source: 'hand', scheduledOn })),
    );
  });
  const people = Array.from({ length: 20 }, (_, index) => buildPerson({ email: `p${index}@home.example` }));
  const ids = new Set<string>();
  await world.unitOfWork.run(async (stores) => {
    for (const person of people) {
      await stores.persons.addUnlessKnown(person);
      await stores.memberships.add({
        householdId: home.household.id,
        personId: person.id,
        role: 'viewer',
        joinedAt: new Date(),
      });
      for (let count = 0; count < 50; count++) {
        const session = buildSession(person.id, home.household.id, {
          createdAt: world.clock.now(),
          lastSeenAt: world.clock.now(),
        });
        await stores.sessions.add(session);
        ids.add(session.id);
      }
    }
  });
  for (const { id, personId } of [...world.database.tables.sessions.values()].filter(({ id }) => ids.has(id)))
    await turnOn({ ...home, claims: { personId, sessionId: id } }, 8, id);
  expect(subscriptions()).toHaveLength(1_000);
  const gone = new Set([...ids].slice(0, 137).map((id) => `https://push.example/${id}`));
  for (const [day, hour] of [
    ['2027-03-27', '07'],
    ['2027-03-28', '06'],
    ['2027-03-29', '06'],
  ] as const) {
    const before = world.pushes.sent.length;
    if (day === '2027-03-28') world.pushes.answerWith(({ endpoint }) => (gone.has(endpoint) ? 'gone' : 'sent'));
    world.clock.set(`${day}T${hour}:00:00Z`);
    for (let minute = 0; minute <= 10; minute++) {
      await world.sendPushes();
      world.clock.advance({ minutes: 1 });
    }
    const endpoints = world.pushes.sent.slice(before).map(({ target }) => target.endpoint);
    const expected = day === '2027-03-29' ? 1_000 - gone.size : 1_000;
    expect([day, endpoints.length, new Set(endpoints).size]).toEqual([day, expected, expected]);
  }
  expect(subscriptions()).toHaveLength(1_000 - gone.size);
}, 120_000);

it('a new secret of the server keeps its keys and every browser', async () => {
  const texts: SealedTexts = new Map();
  world = makeWorld({ secrets: makeSecrets({ texts, key: 'old' }) });
  const home = await world.addResident();
  await turnOn(home);
  const shown = (of: World) => of.getPush({ ...home.claims, householdId: home.household.id });
  const { publicKey } = await shown(world);
  const { database } = world;
  const renewed = makeWorld({ secrets: makeSecrets({ texts, key: 'new', previous: ['old'] }) });
  Object.assign(renewed.database, { tables: database.tables });
  expect([await renewed.resealPushes(), await renewed.resealPushes()]).toEqual([2, 0]);
  const alone = makeWorld({ secrets: makeSecrets({ texts, key: 'new' }) });
  Object.assign(alone.database, { tables: renewed.database.tables });
  expect((await shown(alone)).publicKey).toBe(publicKey);
  // Without the secret that sealed them, there are new ones.
  const lost = makeWorld({ secrets: makeSecrets({ texts, key: 'other' }) });
  Object.assign(lost.database, { tables: renewed.database.tables });
  const keys = [await shown(lost), await shown(lost)].map((each) => each.publicKey);
  expect(new Set(keys).size).toBe(1);
  expect(await world.resealPushes()).toBe(0);
});
