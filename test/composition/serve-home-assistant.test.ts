import { beforeEach, describe, expect, it } from 'vitest';
import { serveHomeAssistant } from '#apps/composition/serve-home-assistant.ts';
import { birthTopic, completionTopicOf, stateTopicOf, statusTopicOf } from '#core/domain/home-assistant/topics.ts';
import { makeWorld, type World } from '../core/use-cases/world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** Resolves once the condition is met, which is looked at whenever the process has had its turn. */
async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => setImmediate(resolve));
}

function serve(pauseMs = 5, replaced: Partial<Parameters<typeof serveHomeAssistant>[0]> = {}) {
  const stopping = new AbortController();
  const parts = { ...world.ports, ...world, ...replaced };
  const ended = serveHomeAssistant(parts, stopping.signal, pauseMs);
  return {
    stop: () => {
      stopping.abort();
      return ended;
    },
  };
}

async function linkedHome() {
  const home = await world.withWeek();
  const { household, person } = home;
  await world.linkHomeAssistant({ householdId: household.id, personId: person.id });
  const link = world.database.tables.homeAssistantLinks.get(household.id);
  if (!link) throw new Error('there is no link');
  const state = () => JSON.parse(world.broker.kept.get(stateTopicOf(link.deviceId)) ?? 'null');
  const published = () => world.broker.published.filter(({ topic }) => topic === stateTopicOf(link.deviceId)).length;
  return { ...home, link, state, published };
}

const statuses = () =>
  [...world.broker.kept].filter(([topic]) => topic.endsWith('/status')).map(([, payload]) => payload);
const notes = (event: string) => world.reporter.notes.filter((each) => each.event === event).map(({ data }) => data);

describe('the connection to the broker', () => {
  it('publishes every home and that it is there, and says when it ends', async () => {
    const { state } = await linkedHome();
    const { stop } = serve();
    await until(() => state() !== null && statuses().includes('online'));
    const id = world.database.tables.homeAssistantInstallation.get('installation')?.id ?? '';
    expect(world.broker.kept.get(statusTopicOf(id))).toBe('online');
    await stop();
    expect(statuses()).toEqual(['offline']);
    expect(notes('broker')).toEqual([{ isConnected: true }, { isConnected: false, reason: 'disconnected' }]);
    expect(world.database.tables.homeAssistantInstallation.get('installation')).toEqual({ id });
    expect(world.reporter.problems).toEqual([]);
  });

  it('takes commands, one after the other, and counts what becomes of them', async () => {
    const { link, state, household } = await linkedHome();
    const { stop } = serve();
    await until(() => state() !== null);
    const { task_id: id } = state().next;
    for (const payload of [id, id, 'PRESS']) world.broker.send(completionTopicOf(link), payload);
    await until(() => notes('home command').length === 3);
    expect(notes('home command')).toEqual([{ outcome: 'done' }, { outcome: 'unchanged' }, { outcome: 'ignored' }]);
    const task = world.tasks().find((each) => each.id === id);
    expect([task?.status, task?.householdId]).toEqual(['done', household.id]);
    await stop();
  });

  it('ignores commands that the broker had kept', async () => {
    const { link, state, first } = await linkedHome();
    world.broker.send(completionTopicOf(link), first.id, { isKept: true });
    const { stop } = serve();
    await until(() => state() !== null && notes('home command').length > 0);
    expect(notes('home command')).toEqual([{ outcome: 'ignored' }]);
    expect(world.tasks().find(({ id }) => id === first.id)?.status).toBe('open');
    await stop();
  });

  it('publishes again after an outage, and when Home Assistant starts', async () => {
    const { state, published } = await linkedHome();
    const { stop } = serve();
    await until(() => state() !== null);
    const first = published();
    world.broker.setAway(true);
    expect(statuses()).toEqual(['offline']);
    world.broker.setAway(false);
    await until(() => published() === first + 1 && statuses().includes('online'));
    world.broker.send(birthTopic, 'offline');
    world.broker.send(birthTopic, 'online');
    await until(() => published() === first + 2);
    expect(notes('broker')).toEqual([
      { isConnected: true },
      { isConnected: false, reason: 'MQTT_URL: the broker is away.' },
      { isConnected: true },
    ]);
    expect(world.reporter.problems).toEqual([]);
    await stop();
  });

  it('is of one process only, and another one follows', async () => {
    const { state, published } = await linkedHome();
    const one = serve();
    await until(() => state() !== null);
    const other = serve();
    const count = published();
    await one.stop();
    await until(() => published() > count);
    await other.stop();
    expect(notes('broker').filter(({ isConnected }) => isConnected)).toHaveLength(2);
  });

  it('says nothing when it ends after another process has followed', async () => {
    await linkedHome();
    const { stop } = serve();
    await until(() => statuses().includes('online'));
    world.clock.advance({ minutes: 2 });
    expect(await world.leaseBroker({ holder: world.ports.ids.next() })).toBeDefined();
    await until(() => notes('broker').length === 2);
    await stop();
    expect(statuses()).toEqual(['online']);
  });

  it('says again that it is there, and publishes what failed', async () => {
    const { household, state, published } = await linkedHome();
    const { stop } = serve();
    await until(() => state() !== null && statuses().includes('online'));
    const [status = ''] = [...world.broker.kept.keys()].filter((topic) => topic.endsWith('/status'));
    world.broker.send(status, 'offline', { isKept: true });
    await until(() => statuses().includes('online'));
    const count = published();
    await world.unitOfWork.run(({ homeAssistant }) => homeAssistant.makeDue([household.id]));
    await until(() => published() > count);
    await stop();
    expect(published()).toBe(count + 1);
  });

  it('publishes every home once for births that come at once, and takes commands meanwhile', async () => {
    const { link, state, first } = await linkedHome();
    const { promise: isFree, resolve: free } = Promise.withResolvers<void>();
    let publications = 0;
    const publishHomes = async () => {
      publications++;
      if (publications > 1) await isFree;
      await world.publishHomes();
    };
    const { stop } = serve(5, { publishHomes });
    await until(() => state() !== null);
    for (let times = 0; times < 5; times++) world.broker.send(birthTopic, 'online');
    await until(() => publications === 2);
    world.broker.send(completionTopicOf(link), first.id);
    await until(() => notes('home command').length === 1);
    expect(notes('home command')).toEqual([{ outcome: 'done' }]);
    for (let times = 0; times < 5; times++) world.broker.send(birthTopic, 'online');
    free();
    await until(() => publications === 3);
    await stop();
    expect(publications).toBe(3);
  });

  it('drops what comes faster than it can be taken, and counts it', async () => {
    const { link, state, first } = await linkedHome();
    const { stop } = serve();
    await until(() => state() !== null);
    const press = (id: string) => world.broker.send(completionTopicOf(link), id);
    for (let times = 0; times < 150; times++) press('7a5c0000-0000-4000-8000-000000000001');
    press(first.id);
    await until(() => notes('home command').length === 151);
    const outcomes = notes('home command').map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'dropped')).toHaveLength(51);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(100);
    expect(world.tasks().find(({ id }) => id === first.id)?.status).toBe('open');
    press(first.id);
    await until(() => notes('home command').length === 152);
    expect(notes('home command').at(-1)).toEqual({ outcome: 'done' });
    await stop();
  });

  it('isn’t made without a broker', async () => {
    const parts = { ...world.ports, ...world, broker: { ...world.broker, isSet: false } };
    await serveHomeAssistant(parts, new AbortController().signal);
    expect(world.broker.published).toEqual([]);
  });
});
