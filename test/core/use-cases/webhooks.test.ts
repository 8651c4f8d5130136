import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSecrets, type SealedTexts } from '#adapters/memory/secrets.ts';
import { textsIn } from '#core/catalogue/texts-in.ts';
import { mostAttempts } from '#core/domain/webhooks/delivery.ts';
import {
  mostFinished,
  mostWaiting,
  mostWebhooks,
  type WebhookEvent,
  webhookEvents,
} from '#core/domain/webhooks/webhook.ts';
import type { JobData } from '#core/ports/jobs.ts';
import { makeWorld, type World } from './world.ts';

let world: World;
beforeEach(() => {
  world = makeWorld();
});

const url = 'https://receiver.example/hook?key=1';
type Home = Awaited<ReturnType<World['withWeek']>>;
const whoseOf = ({ household, person }: Pick<Home, 'household' | 'person'>) => ({
  householdId: household.id,
  personId: person.id,
});
const create = (home: Pick<Home, 'household' | 'person'>, events: readonly WebhookEvent[] = webhookEvents) =>
  world.createWebhook({ ...whoseOf(home), url, events });
const complete = ({ household, first }: Home, completed = true) =>
  world.completeTask({ household, id: first.id, completed });

/** Takes the jobs of a name, and runs them. Returns how many there were. */
async function work(name: 'send-webhooks' | 'send-webhook-paused' | 'send-access-added' = 'send-webhooks') {
  const jobs = world.database.jobs.splice(0).filter((job) => job.name === name);
  const handlers = {
    'send-webhooks': world.sendWebhooks,
    'send-webhook-paused': world.sendWebhookPaused,
    'send-access-added': world.sendAccessAdded,
  };
  for (const { data } of jobs) await handlers[name](data as JobData[typeof name]);
  return jobs.length;
}

const bodies = () => world.outgoing.requests.map(({ body }) => JSON.parse(String(body)));
const stored = () => [...world.database.tables.webhookEndpoints.values()];
const deliveries = () => [...world.database.tables.webhookDeliveries.values()];
const pendingJobIds = () => [...world.database.tables.pendingJobs.keys()];

describe('a webhook', () => {
  it('receives what changes, signed as Stripe signs, to the URL that only it knows', async () => {
    const home = await world.withWeek();
    const { endpoint, secret } = await create(home);
    expect(JSON.stringify(stored())).not.toContain('key=1');
    expect(JSON.stringify(stored())).not.toContain(secret);
    await complete(home);
    const [{ sending } = {}] = stored();
    expect(pendingJobIds()).toContain(sending?.jobId);
    await work();
    const [{ headers = {}, body, ...request } = { body: '' }] = world.outgoing.requests;
    expect(request).toEqual({ url, method: 'POST' });
    const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers['upkept-signature'] ?? '') ?? [];
    expect(Number(t) * 1000).toBe(world.clock.now().getTime());
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'));
    const { first } = home;
    const [{ id } = { id: '' }] = deliveries();
    const at = world.clock.now().toISOString();
    expect(bodies()).toEqual([
      {
        id,
        type: 'task.completed',
        createdAt: at,
        homeId: endpoint.householdId,
        tasks: [
          {
            id: first.id,
            title: first.title,
            fullTitle: expect.stringContaining(first.title),
            category: first.category,
            completed: true,
            completedAt: at,
            scheduledAt: first.scheduledOn,
            isUserCreated: false,
            minutes: first.minutes,
          },
        ],
      },
    ]);
    expect(deliveries()).toMatchObject([{ state: 'delivered', attempts: 1, status: 204 }]);
    expect(deliveries()[0]).not.toHaveProperty('body');
    expect(pendingJobIds()).not.toContain(sending?.jobId);
    expect(stored()[0]).not.toHaveProperty('sending');
  });

  it.each<[WebhookEvent, (home: Home) => Promise<unknown>]>([
    ['task.reopened', (home) => complete(home).then(() => complete(home, false))],
    ['task.skipped', ({ household, first }) => world.deleteTask({ householdId: household.id, id: first.id })],
    ['task.moved', ({ household, first }) => world.rescheduleTask({ household, id: first.id, to: '2027-01-08' })],
    [
      'task.created',
      ({ household }) =>
        world.addTask({ household, title: 'Water the plants', description: '', category: 'Garden', on: '2027-01-07' }),
    ],
    ['week.planned', ({ household }) => world.replanWeek({ householdId: household.id, offset: 0 })],
  ])('hears of %s', async (event, change) => {
    const home = await world.withWeek();
    await create(home, [event]);
    await change(home);
    await work();
    expect(bodies().map(({ type }) => type)).toEqual([event]);
    const [{ tasks, weeks }] = bodies();
    if (event === 'week.planned') expect(weeks).toEqual([{ weekStart: '2027-01-04' }]);
    else expect(tasks).toHaveLength(1);
  });

  it('calls tasks what its person does', async () => {
    const home = await world.withWeek();
    await create(home, ['task.completed']);
    await world.unitOfWork.run(({ persons }) => persons.change(home.person.id, { language: 'fr' }));
    await complete(home);
    await work();
    const { first } = home;
    const titles = textsIn('fr').titlesOfTask(first);
    expect(titles.title).not.toBe(first.title);
    expect(bodies()[0].tasks).toMatchObject([{ ...titles, category: first.category }]);
  });

  it('hears of several tasks that change at once in one message', async () => {
    const home = await world.withWeek();
    const { household } = home;
    await create(home, ['task.skipped', 'task.moved']);
    world.clock.set('2027-01-13T11:00:00Z');
    const { moved } = await world.clearOverdue({ householdId: household.id, action: 'today' });
    expect(moved.length).toBeGreaterThan(1);
    await work();
    expect(bodies()).toHaveLength(1);
    expect(
      bodies()[0]
        .tasks.map(({ id }: { id: string }) => id)
        .sort(),
    ).toEqual(moved.map(({ id }) => id).sort());
  });

  it('hears nothing of other homes, of what it doesn’t want, and of changes that fail or change nothing', async () => {
    const [home, other] = [await world.withWeek(), await world.withWeek()];
    await create(home, ['task.completed']);
    await complete(other);
    const { household, first } = home;
    await world.rescheduleTask({ household, id: first.id, to: '2027-01-08' });
    await expect(complete({ ...home, first: other.first })).rejects.toMatchObject({ code: 'task_not_found' });
    await complete(home);
    await complete(home);
    await work();
    expect(bodies().map(({ homeId, type }) => [homeId, type])).toEqual([[household.id, 'task.completed']]);
  });

  it('of a person who is a viewer works, and ends at once when they are removed from the home', async () => {
    const [home, viewer] = [await world.withWeek(), await world.addResident()];
    await world.addMember({ householdId: home.household.id, email: viewer.person.email, role: 'viewer' });
    await create({ household: home.household, person: viewer.person });
    await complete(home);
    await world.removeMember({ householdId: home.household.id, personId: viewer.person.id });
    await work();
    await complete(home, false);
    expect(await work()).toBe(0);
    expect([world.outgoing.requests, stored(), deliveries()]).toEqual([[], [], []]);
  });

  it('receives nothing more once its home or its person is being deleted', async () => {
    const home = await world.withWeek();
    await create(home);
    await complete(home);
    await world.deletePerson({ personId: home.person.id });
    await work();
    expect(world.outgoing.requests).toEqual([]);
  });

  it('is reported by mail, unless it was removed meanwhile', async () => {
    const home = await world.withWeek();
    await create(home);
    await work('send-access-added');
    expect(world.mailer.sent).toMatchObject([
      {
        kind: 'webhook-added',
        to: home.person.email,
        host: 'receiver.example',
        link: 'https://upkept.example/settings#apps',
      },
    ]);
    const { endpoint } = await create(home);
    await world.deleteWebhook(endpoint);
    await work('send-access-added');
    expect(world.mailer.sent).toHaveLength(1);
    expect(pendingJobIds()).not.toContain(endpoint.id);
  });

  it('needs an address that requests may go to, and is one of a few', async () => {
    const home = await world.addResident();
    await expect(
      world.createWebhook({ ...whoseOf(home), url: 'http://receiver.example', events: ['task.moved'] }),
    ).rejects.toMatchObject({ code: 'invalid_input', data: { issues: [{ path: 'url' }] } });
    for (let count = 0; count < mostWebhooks; count++) await create(home);
    await expect(create(home)).rejects.toMatchObject({ code: 'too_many_webhooks' });
  });

  it('belongs to its person: no one else in the home sees, tries or removes it', async () => {
    const [home, partner] = [await world.withWeek(), await world.addResident()];
    await world.addMember({ householdId: home.household.id, email: partner.person.email, role: 'owner' });
    const { endpoint } = await create(home);
    const theirs = { ...whoseOf({ household: home.household, person: partner.person }), id: endpoint.id };
    expect(await world.listWebhooks(theirs)).toEqual([]);
    for (const call of [world.listDeliveries, world.testWebhook, world.deleteWebhook]) {
      await expect(call(theirs)).rejects.toMatchObject({ code: 'webhook_not_found' });
    }
    expect(await world.listWebhooks(endpoint)).toEqual([{ endpoint, url }]);
  });
});

describe('a receiver that fails', () => {
  let home: Home;
  beforeEach(async () => {
    home = await world.withWeek();
    await create(home, ['task.completed', 'task.reopened']);
    world.database.jobs.splice(0);
  });

  it('is tried again later, once for all that waits, until it accepts', async () => {
    world.outgoing.answerWith(() => 503);
    await complete(home);
    await work();
    world.clock.advance({ minutes: 1 });
    await complete(home, false);
    expect(world.outgoing.requests).toHaveLength(1);
    expect(stored()).toMatchObject([{ failures: 1, sending: { dueAt: new Date('2027-01-06T11:00:10Z') } }]);
    // The job for the next try is the only one.
    expect(world.database.jobs.filter(({ name }) => name === 'send-webhooks')).toHaveLength(1);
    world.outgoing.answerWith(() => 204);
    await work();
    const [first, ...later] = bodies();
    expect(later).toEqual([first, expect.objectContaining({ type: 'task.reopened' })]);
    expect(stored()).toMatchObject([{ failures: 0 }]);
    expect(stored()[0]).not.toHaveProperty('sending');
  });

  it('for a day is paused: its person is mailed, and nothing is queued until it accepts a test', async () => {
    const before = pendingJobIds().length;
    world.outgoing.answerWith(() => ({ problem: 'timed_out' }));
    await complete(home);
    await complete(home, false);
    let tries = 0;
    while (!stored()[0]?.pausedAt && tries++ < 20) await work();
    expect(tries).toBe(mostAttempts);
    expect(world.outgoing.requests).toHaveLength(mostAttempts);
    expect(deliveries().map(({ state, body }) => [state, body])).toEqual([
      ['failed', undefined],
      ['failed', undefined],
    ]);
    await work('send-webhook-paused');
    expect(world.mailer.sent).toMatchObject([
      {
        kind: 'webhook-paused',
        to: home.person.email,
        host: 'receiver.example',
        link: `https://upkept.example/settings?home=${home.household.id}#apps`,
      },
    ]);
    await complete(home);
    expect([await work(), deliveries().length]).toEqual([0, 2]);

    const [endpoint] = stored() as [ReturnType<typeof stored>[number]];
    const test = await world.testWebhook(endpoint);
    expect(await world.testWebhook(endpoint)).toEqual(test);
    await work();
    expect(stored()).toMatchObject([{ pausedAt: expect.any(Date) }]);
    world.outgoing.answerWith(() => 200);
    await world.testWebhook(endpoint);
    await work();
    expect(bodies().at(-1)).toEqual({
      id: expect.any(String),
      type: 'test',
      createdAt: world.clock.now().toISOString(),
      homeId: home.household.id,
    });
    await complete(home, false);
    await work();
    expect(bodies().at(-1)).toMatchObject({ type: 'task.reopened' });
    expect(pendingJobIds().length).toBe(before);
  });

  it('with one kind of message only loses those, without being paused', async () => {
    world.outgoing.answerWith(({ body }) => (String(body).includes('task.reopened') ? 400 : 204));
    await complete(home);
    await complete(home, false);
    for (let round = 0; round < mostAttempts; round++) {
      for (let tries = 0; tries < 3; tries++) {
        world.clock.advance({ minutes: 1 });
        await work();
      }
      await complete(home);
      await complete(home, false);
    }
    const ended = Map.groupBy(deliveries(), ({ event, state }) => `${event} ${state}`);
    expect([...ended.keys()]).toEqual(expect.arrayContaining(['task.completed delivered', 'task.reopened failed']));
    expect([...ended.keys()]).not.toContain('task.completed failed');
    expect(stored()[0]).not.toHaveProperty('pausedAt');
  });

  it('that says it is gone, or whose secret can’t be opened any more, is paused at once', async () => {
    world.outgoing.answerWith(() => 410);
    await complete(home);
    await work();
    expect(stored()).toMatchObject([{ pausedAt: world.clock.now() }]);
    const other = await world.withWeek();
    const { endpoint } = await create(other);
    await world.unitOfWork.run(({ webhooks }) => webhooks.save({ ...endpoint, destination: 'sealed by another key' }));
    await complete(other);
    await work();
    expect(deliveries().at(-1)).toMatchObject({ problem: 'unreadable', attempts: 1 });
    expect(await world.listWebhooks(endpoint)).toMatchObject([{ url: 'https://receiver.example/' }]);
    expect(world.outgoing.requests).toHaveLength(1);
  });

  it('doesn’t delay a test, whose failure doesn’t count', async () => {
    world.outgoing.answerWith(() => 500);
    await complete(home);
    await work();
    const [endpoint] = stored() as [ReturnType<typeof stored>[number]];
    await world.testWebhook(endpoint);
    expect(await work()).toBe(2);
    expect(stored()).toMatchObject([{ failures: 1 }]);
    expect(bodies().map(({ type }) => type)).toEqual(['task.completed', 'test']);
  });
});

describe('deliveries', () => {
  it('stop waiting in line when there are too many, and are kept for a while', async () => {
    const home = await world.withWeek();
    const { endpoint } = await create(home, ['task.completed', 'task.reopened']);
    for (let count = 0; count <= mostWaiting; count++) await complete(home, count % 2 === 0);
    expect(deliveries()).toHaveLength(mostWaiting);
    while ((await work()) > 0);
    expect(deliveries().map(({ state }) => state)).toEqual(Array(mostWaiting).fill('delivered'));
    await complete(home, false);
    await work();
    expect(deliveries()).toHaveLength(mostFinished);
    expect(await world.listDeliveries(endpoint)).toHaveLength(mostFinished);
    world.clock.advance({ days: 30 });
    expect(await world.deleteExpiredDeliveries()).toBe(0);
    world.clock.advance({ hours: 1 });
    expect(await world.deleteExpiredDeliveries()).toBe(mostFinished);
  });

  it('leave the rest to the next job if the worker stops', async () => {
    const home = await world.withWeek();
    await create(home, ['task.completed', 'task.reopened']);
    await complete(home);
    await complete(home, false);
    const [{ sending: { jobId: pendingJobId } = { jobId: '' } } = {}] = stored();
    world.database.jobs.splice(0);
    await world.sendWebhooks({ pendingJobId, isStopping: () => world.outgoing.requests.length > 0 });
    expect(world.outgoing.requests).toHaveLength(1);
    expect(await work()).toBe(1);
    expect(world.outgoing.requests).toHaveLength(2);
  });

  it('are made once, although a change is undone, and never for a transaction that is', async () => {
    const home = await world.withWeek();
    await create(home);
    const undone = world.unitOfWork.run(async ({ tasks }) => {
      const task = await tasks.find(home.household.id, home.first.id);
      if (task) await tasks.update({ ...task, status: 'done', completedAt: world.clock.now() });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(deliveries()).toEqual([]);
  });
});

it('a new secret of the server seals every webhook again', async () => {
  const texts: SealedTexts = new Map();
  world = makeWorld({ secrets: makeSecrets({ texts, key: 'old' }) });
  const home = await world.addResident();
  const { secret } = await create(home);
  const { database } = world;
  const renewed = makeWorld({ secrets: makeSecrets({ texts, key: 'new', previous: ['old'] }) });
  Object.assign(renewed.database, { tables: database.tables });
  expect([await renewed.resealWebhooks(), await renewed.resealWebhooks()]).toEqual([1, 0]);
  const [{ destination } = { destination: '' }] = renewed.database.tables.webhookEndpoints.values();
  expect(texts.get(destination)).toMatchObject({ key: 'new', text: JSON.stringify({ url, secret }) });
  expect(await world.resealWebhooks()).toBe(0);
});
