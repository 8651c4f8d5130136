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

function serve(pauseMs = 5) {
  const stopping = new AbortController();
  const parts = { ...world.ports, ...world };
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

  it('drops what comes faster than it can be taken', async () => {
    const { link, state } = await linkedHome();
    const { stop } = serve();
    await until(() => state() !== null);
    for (let times = 0; times < 150; times++) world.broker.send(completionTopicOf(link), 'PRESS');
    await until(() => notes('home command').length >= 100);
    await stop();
    expect(notes('home command').length).toBeLessThanOrEqual(101);
  });

  it('isn’t made without a broker', async () => {
    const parts = { ...world.ports, ...world, broker: { ...world.broker, isSet: false } };
    await serveHomeAssistant(parts, new AbortController().signal);
    expect(world.broker.published).toEqual([]);
  });
});
