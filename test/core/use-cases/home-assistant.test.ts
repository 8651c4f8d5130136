import { beforeEach, describe, expect, it } from 'vitest';
import { textsIn } from '#core/catalogue/texts-in.ts';
import {
  completionTopicOf,
  discoveryTopicOf,
  readingTopicOf,
  stateTopicOf,
} from '#core/domain/home-assistant/topics.ts';
import type { Job } from '#core/ports/jobs.ts';
import { readDiscovery } from '../../support/home-assistant/discovery-schema.ts';
import { buildMembership, buildPerson } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

type Home = Awaited<ReturnType<World['withWeek']>>;
const whoseOf = ({ household, person }: Pick<Home, 'household' | 'person'>) => ({
  householdId: household.id,
  personId: person.id,
});

/** Runs what waits in the queue for Home Assistant. Returns the names of the jobs. */
async function work(): Promise<readonly Job['name'][]> {
  const names: Job['name'][] = [];
  for (let jobs = world.database.jobs.splice(0); jobs.length > 0; jobs = world.database.jobs.splice(0)) {
    for (const job of jobs) {
      if (job.name === 'publish-home') await world.publishLinkedHome(job.data);
      if (job.name === 'withdraw-homes') await world.withdrawHomes();
      if (job.name === 'publish-home' || job.name === 'withdraw-homes') names.push(job.name);
    }
  }
  return names;
}

/** A home with a week that is published. */
async function linked(overrides: Parameters<World['withWeek']>[0] = {}): Promise<Home> {
  const home = await world.withWeek(overrides);
  await world.linkHomeAssistant(whoseOf(home));
  await work();
  deviceOfHome(home.household.id);
  return home;
}

const linkOf = ({ household }: Pick<Home, 'household'>) => {
  const link = world.database.tables.homeAssistantLinks.get(household.id);
  if (!link) throw new Error('there is no link');
  return link;
};
/** The device of a home; the last one, once it is no longer published. */
const devices = new Map<string, string>();
function deviceOfHome(id: string): string {
  const link = world.database.tables.homeAssistantLinks.get(id);
  if (link) devices.set(id, link.deviceId);
  return devices.get(id) ?? 'none';
}
const stateOf = ({ household }: Pick<Home, 'household'>) =>
  JSON.parse(world.broker.kept.get(stateTopicOf(deviceOfHome(household.id))) ?? 'null');
const deviceOf = ({ household }: Pick<Home, 'household'>) =>
  readDiscovery(world.broker.kept.get(discoveryTopicOf(deviceOfHome(household.id))) ?? '');
const topicsOf = ({ household }: Pick<Home, 'household'>) =>
  [...world.broker.kept.keys()].filter((topic) => topic.includes(deviceOfHome(household.id)));

const take = (topic: string, payload: string, isRetained = false) =>
  world.takeHomeCommand({ topic, payload, isRetained });
const press = (home: Home, taskId: string) => take(completionTopicOf(linkOf(home)), taskId);
const openTasks = ({ household }: Home) =>
  world.tasks().filter(({ householdId, status }) => householdId === household.id && status === 'open');
const nextOf = (home: Home): string => stateOf(home).next.task_id;

describe('a home', () => {
  it('is not published unless one of its people wants it', async () => {
    const home = await world.withWeek();
    await world.completeTask({ household: home.household, id: home.first.id, completed: true });
    expect(await work()).toEqual([]);
    await world.publishHomes();
    expect(world.broker.published).toEqual([]);
    expect(await world.getHomeAssistant(whoseOf(home))).toBeUndefined();
  });

  it('is published with its week, and says since when and for whom', async () => {
    const home = await linked();
    expect(await world.getHomeAssistant(whoseOf(home))).toEqual({
      since: world.clock.now(),
      by: { id: home.person.id, name: home.person.name },
    });
    const { week, overdue, next, meters } = stateOf(home);
    const open = home.week.tasks.filter(({ status }) => status === 'open');
    expect({ week, overdue, meters }).toEqual({ week: open.length, overdue: 0, meters: {} });
    const [first] = open;
    expect(next).toMatchObject({
      task_id: first?.id,
      title: textsIn('en').titlesOfTask(home.first).fullTitle,
      date: first?.scheduledOn,
      is_overdue: false,
    });
    const { device, components } = deviceOf(home);
    expect(device.name).toBe('Home');
    expect(components.complete).toMatchObject({ payload_press: next.task_id });
  });

  it('is published once, also if another of its people wants it too', async () => {
    const home = await linked();
    const { secret } = linkOf(home);
    await world.linkHomeAssistant(whoseOf(home));
    expect(await work()).toEqual([]);
    expect(linkOf(home).secret).toBe(secret);
  });

  it('is in the language of the person who wanted it, also after they change that', async () => {
    const home = await linked();
    await world.unitOfWork.run(({ persons }) => persons.change(home.person.id, { language: 'fr' }));
    expect(await work()).toEqual(['publish-home']);
    expect(deviceOf(home).components.week).toMatchObject({ name: 'Cette semaine' });
    const next = openTasks(home).find(({ id }) => id === nextOf(home));
    if (!next) throw new Error('there is no next task');
    expect(stateOf(home).next.title).toBe(textsIn('fr').titlesOfTask(next).fullTitle);
  });

  it('follows what changes, with one publication for what changes at once', async () => {
    const home = await linked();
    const { household, first } = home;
    const { week } = stateOf(home);
    await world.completeTask({ household, id: first.id, completed: true });
    await world.rescheduleTask({ household, id: home.second.id, to: '2027-01-10' });
    expect(await work()).toEqual(['publish-home']);
    expect(stateOf(home).week).toBe(week - 1);
    expect(stateOf(home).next.task_id).not.toBe(first.id);
    expect(deviceOf(home).components.complete).toMatchObject({ payload_press: nextOf(home) });
  });

  it('counts what is overdue, which comes next, and nothing of it in a pause', async () => {
    const home = await linked();
    await world.unitOfWork.run(({ tasks }) => tasks.update({ ...home.second, scheduledOn: '2027-01-05' }));
    await work();
    expect(stateOf(home)).toMatchObject({ overdue: 1, next: { task_id: home.second.id, is_overdue: true } });
    await world.setPause({ householdId: home.household.id, pause: { from: '2027-01-06', to: '2027-01-20' } });
    await work();
    expect(stateOf(home).overdue).toBe(0);
  });

  it('shows another day without a change, and each only once', async () => {
    const home = await linked();
    // The next midnight in Paris.
    expect(linkOf(home).dueAt).toEqual(new Date('2027-01-06T23:00:00.000Z'));
    await world.publishDueHomes();
    const count = world.broker.published.length;
    world.clock.advance({ days: 7 });
    await world.publishDueHomes();
    expect(world.broker.published.length).toBeGreaterThan(count);
    expect(stateOf(home).overdue).toBeGreaterThan(0);
    const later = world.broker.published.length;
    await world.publishDueHomes();
    expect(world.broker.published).toHaveLength(later);
  });

  it('has its meters, those that are added, and not those that are gone', async () => {
    const home = await linked();
    const { id } = home.household;
    const meter = await world.addMeter({ householdId: id, name: 'Generator', unit: 'hours' });
    await world.addReading({ householdId: id, id: meter.id, value: 12.5 });
    await work();
    expect(stateOf(home).meters).toEqual({ [meter.id]: 12.5 });
    expect(deviceOf(home).components[`meter_${meter.id}`]).toMatchObject({ name: 'Generator' });
    await world.deleteMeter({ householdId: id, id: meter.id });
    const before = world.broker.published.length;
    await work();
    const [, removal, rest] = world.broker.published.slice(before);
    expect(readDiscovery(removal?.payload ?? '').components[`meter_${meter.id}`]).toEqual({ platform: 'sensor' });
    expect(readDiscovery(rest?.payload ?? '').components[`meter_${meter.id}`]).toBeUndefined();
    expect(stateOf(home).meters).toEqual({});
    expect(linkOf(home).meters).toEqual([]);
  });

  it('removes a meter that went while the broker was away', async () => {
    const home = await linked();
    const { id } = home.household;
    const meter = await world.addMeter({ householdId: id, name: 'Generator', unit: 'hours' });
    await work();
    world.broker.setAway(true);
    await world.deleteMeter({ householdId: id, id: meter.id });
    await work();
    world.broker.setAway(false);
    const before = world.broker.published.length;
    await world.publishHomes();
    const [, removal] = world.broker.published.slice(before);
    expect(readDiscovery(removal?.payload ?? '').components[`meter_${meter.id}`]).toEqual({ platform: 'sensor' });
    expect(linkOf(home).meters).toEqual([]);
    await world.publishHomes();
    expect(world.broker.published.slice(before)).toHaveLength(5);
  });
});

describe('what was published', () => {
  it('is withdrawn when it is switched off, and is the same home when it is on again', async () => {
    const home = await linked();
    const { secret } = linkOf(home);
    expect(topicsOf(home)).toHaveLength(2);
    await world.unlinkHomeAssistant(whoseOf(home));
    expect(await work()).toEqual(['withdraw-homes']);
    expect(topicsOf(home)).toEqual([]);
    expect(await world.getHomeAssistant(whoseOf(home))).toBeUndefined();
    await world.unlinkHomeAssistant(whoseOf(home));
    expect(await work()).toEqual([]);
    await world.linkHomeAssistant(whoseOf(home));
    await work();
    expect(topicsOf(home)).toHaveLength(2);
    expect(linkOf(home).secret).not.toBe(secret);
  });

  it('is withdrawn when its person leaves, and not when another one does', async () => {
    const home = await linked();
    const other = buildPerson();
    await world.unitOfWork.run(async ({ persons, memberships }) => {
      await persons.addUnlessKnown(other);
      await memberships.add(buildMembership(home.household.id, other.id, { role: 'owner' }));
    });
    const leave = (personId: string) =>
      world.unitOfWork.run(({ memberships }) => memberships.delete(home.household.id, personId));
    await leave(other.id);
    await work();
    expect(topicsOf(home)).toHaveLength(2);
    await leave(home.person.id);
    expect(await work()).toEqual(['withdraw-homes']);
    expect(topicsOf(home)).toEqual([]);
  });

  it('is withdrawn when the home or the account is deleted, or its person logs out everywhere', async () => {
    const [deleted, left, secured] = [await linked(), await linked(), await linked()];
    await world.unitOfWork.run(({ personalData }) => personalData.deleteHome(deleted.household.id));
    await world.unitOfWork.run(({ personalData }) => personalData.deletePerson(left.person));
    await world.logOutEverywhere({ personId: secured.person.id });
    await work();
    for (const home of [deleted, left, secured]) expect(topicsOf(home)).toEqual([]);
  });

  it('holds up no other when its messages can’t be made', async () => {
    const [broken, other] = [await linked(), await linked()].sort((one, two) =>
      one.household.id < two.household.id ? -1 : 1,
    );
    if (!broken || !other) throw new Error('there are two homes');
    world.database.tables.households.set(broken.household.id, { ...broken.household, timezone: 'Nowhere/Nowhere' });
    const before = stateOf(other);
    await world.completeTask({ household: other.household, id: other.first.id, completed: true });
    await world.publishHomes();
    expect(stateOf(other).week).toBe(before.week - 1);
    expect(world.reporter.problems).toHaveLength(1);
  });

  it('follows once the broker is back', async () => {
    const [home, gone] = [await linked(), await linked()];
    const before = stateOf(home);
    world.broker.setAway(true);
    await world.completeTask({ household: home.household, id: home.first.id, completed: true });
    await world.unlinkHomeAssistant(whoseOf(gone));
    expect(await work()).toEqual(['publish-home', 'withdraw-homes']);
    expect(world.reporter.problems).toEqual([]);
    // It is marked, so that nothing more is queued meanwhile.
    await world.completeTask({ household: home.household, id: home.second.id, completed: true });
    expect(await work()).toEqual([]);
    world.broker.setAway(false);
    expect(stateOf(home)).toEqual(before);
    await world.publishDueHomes();
    expect(stateOf(home).week).toBe(before.week - 2);
    expect(topicsOf(gone)).toEqual([]);
  });

  it('stays when it is switched on again before the broker is back', async () => {
    const home = await linked();
    world.broker.setAway(true);
    await world.unlinkHomeAssistant(whoseOf(home));
    await world.linkHomeAssistant(whoseOf(home));
    await work();
    world.broker.setAway(false);
    await world.publishHomes();
    expect(topicsOf(home)).toHaveLength(2);
    await world.publishHomes();
    expect(topicsOf(home)).toHaveLength(2);
  });

  it('is nothing while the home is being deleted', async () => {
    const home = await linked();
    const count = world.broker.published.length;
    await world.unitOfWork.run(async ({ households }) => {
      const household = await households.lock(home.household.id);
      if (household) await households.update({ ...household, deletionRequestedAt: world.clock.now() });
    });
    await work();
    expect(world.broker.published).toHaveLength(count);
  });
});

describe('the button', () => {
  it('completes the task that was announced, once', async () => {
    const home = await linked();
    const announced = nextOf(home);
    const open = openTasks(home).length;
    expect(await press(home, announced)).toBe('done');
    expect(await press(home, announced)).toBe('unchanged');
    expect(openTasks(home)).toHaveLength(open - 1);
    expect(await work()).toEqual(['publish-home']);
    expect(nextOf(home)).not.toBe(announced);
    // Home Assistant hasn't learnt of the next one yet.
    expect(await press(home, announced)).toBe('unchanged');
    expect(openTasks(home)).toHaveLength(open - 1);
  });

  it('does nothing for a message that the broker had kept, or that makes no sense', async () => {
    const home = await linked();
    const open = openTasks(home).length;
    const topic = completionTopicOf(linkOf(home));
    expect(await take(topic, nextOf(home), true)).toBe('ignored');
    for (const payload of ['nothing', '', 'PRESS', '{}']) expect(await take(topic, payload)).toBe('ignored');
    expect(await press(home, '7a5c0000-0000-4000-8000-000000000001')).toBe('refused');
    expect(openTasks(home)).toHaveLength(open);
  });

  it('does nothing with the secret of before, or of another home', async () => {
    const [home, other] = [await linked(), await linked()];
    const topic = completionTopicOf(linkOf(home));
    const id = nextOf(home);
    expect(await take(completionTopicOf({ ...linkOf(other), deviceId: linkOf(home).deviceId }), id)).toBe('ignored');
    expect(await press(other, id)).toBe('refused');
    await world.unlinkHomeAssistant(whoseOf(home));
    expect(await take(topic, id)).toBe('ignored');
    await world.linkHomeAssistant(whoseOf(home));
    expect(await take(topic, id)).toBe('ignored');
    expect(openTasks(home).map((task) => task.id)).toContain(id);
  });

  it('does nothing once its person may only look', async () => {
    const home = await linked();
    const { householdId, personId } = whoseOf(home);
    await world.unitOfWork.run(({ memberships }) => memberships.setRole(householdId, personId, 'viewer'));
    expect(await press(home, nextOf(home))).toBe('refused');
    await world.unitOfWork.run(({ memberships }) => memberships.setRole(householdId, personId, 'member'));
    expect(await press(home, nextOf(home))).toBe('done');
  });
});

describe('a reading', () => {
  async function withMeter() {
    const home = await linked();
    const { id: meterId } = await world.addMeter({ householdId: home.household.id, name: 'Generator', unit: 'hours' });
    const give = (value: string) => take(readingTopicOf(linkOf(home), meterId), value);
    const readings = () => world.database.tables.meters.get(`${home.household.id}/${meterId}`)?.readings;
    return { home, meterId, give, readings };
  }

  it('is saved for today, and published', async () => {
    const { home, meterId, give, readings } = await withMeter();
    expect(await give('12.5')).toBe('done');
    expect(readings()).toEqual([{ on: '2027-01-06', value: 12.5 }]);
    await work();
    expect(stateOf(home).meters).toEqual({ [meterId]: 12.5 });
    expect(await give('12.5')).toBe('unchanged');
    expect(await work()).toEqual([]);
  });

  it('has no effect if it goes backwards or jumps, also on the same day', async () => {
    const { give, readings } = await withMeter();
    await give('12.5');
    expect(await give('12.4')).toBe('refused');
    expect(await give('37')).toBe('refused');
    world.clock.advance({ days: 1 });
    expect(await give('61')).toBe('refused');
    expect(await give('12')).toBe('refused');
    expect(await give('60')).toBe('done');
    expect(readings()).toEqual([
      { on: '2027-01-06', value: 12.5 },
      { on: '2027-01-07', value: 60 },
    ]);
  });

  it('has no effect for a meter that isn’t there', async () => {
    const { home } = await withMeter();
    const topic = readingTopicOf(linkOf(home), '3e7e0000-0000-4000-8000-000000000009');
    expect(await take(topic, '1')).toBe('refused');
  });
});

describe('the lease', () => {
  it('lets one process listen, and another one once it ends', async () => {
    const [one, other] = ['a', 'b'].map((digit) => `10000000-0000-4000-8000-00000000000${digit}`) as [string, string];
    const id = await world.leaseBroker({ holder: one });
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await world.leaseBroker({ holder: other })).toBeUndefined();
    world.clock.advance({ minutes: 1 });
    expect(await world.leaseBroker({ holder: one })).toBe(id);
    world.clock.advance({ minutes: 2 });
    expect(await world.leaseBroker({ holder: other })).toBe(id);
    await world.endBrokerLease({ holder: other });
    expect(await world.leaseBroker({ holder: one })).toBe(id);
  });
});
