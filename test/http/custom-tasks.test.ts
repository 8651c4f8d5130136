import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  me = await newcomer();
  await server.call('onboard', { body: onboarding() }, me.token);
});

/** What a task without a rhythm of its own, steps and an item has. */
const plain = { rhythm: null, steps: [], item: null, use: null };
const newcomer = () => server.signIn(`${randomUUID()}@home.example`);
const dogsBed = {
  feature: 'Pets',
  taskSummary: 'Wash the dog’s bed',
  recurrence: 'monthly',
  extendedDescription: 'At 60 degrees',
  importance: 'Fleas',
} as const;
const create = (body: object = {}) => server.send('createTemplate', { body: { ...dogsBed, ...body } }, me.token);
const list = (token = me.token) => server.call('listTemplates', {}, token);
const week = (offset: number) => server.call('getWeek', { params: { offset: String(offset) } }, me.token);
const grantPremium = () =>
  server.database.knex('households').where({ id: me.user.id }).update({ premium_granted_at: new Date() });

describe('a custom task', () => {
  it('is listed as it was created, appears in the weeks, and disappears when it is deleted', async () => {
    await week(4);
    const { template } = await server.call('createTemplate', { body: { ...dogsBed } }, me.token);
    expect(template).toEqual({ ...dogsBed, id: template.id, firstDate: '2027-01-06', minutes: null, ...plain });
    expect(await list()).toEqual([template]);
    const turns = async () =>
      (await Promise.all([0, 1, 2, 3, 4].map(week))).flatMap(({ tasks }) =>
        tasks.filter(({ title }) => title === dogsBed.taskSummary),
      );
    const [turn, ...more] = await turns();
    expect(more.map(({ scheduledAt }) => scheduledAt)).toEqual(['2027-02-06']);
    expect(turn).toMatchObject({
      category: 'Pets',
      description: 'At 60 degrees',
      scheduledAt: '2027-01-09',
      isUserCreated: true,
      reason: 'Your own task; every month',
      guide: null,
    });
    const params = { id: template.id };
    expect(await server.call('deleteTemplate', { params }, me.token)).toEqual({
      message: 'The custom task has been deleted',
    });
    expect([await list(), await turns()]).toEqual([[], []]);
    expect((await server.refusal('deleteTemplate', { params }, me.token)).status).toBe(404);
  });

  it('begins on a chosen day, lasts a while, and can be changed', async () => {
    const body = { ...dogsBed, firstDate: '2027-01-30', minutes: 20, ...plain };
    const { template } = await server.call('createTemplate', { body }, me.token);
    expect(template).toEqual({ ...body, id: template.id });
    const change = { taskSummary: 'Wash both beds', recurrence: 'yearly', minutes: null } as const;
    const params = { id: template.id };
    const changed = await server.call('updateTemplate', { params, body: change }, me.token);
    expect(changed.template).toEqual({ ...template, ...change });
    expect(await list()).toEqual([changed.template]);
    const unknown = { params: { id: randomUUID() }, body: change };
    expect((await server.refusal('updateTemplate', unknown, me.token)).body.code).toBe('custom_task_not_found');
  });

  it('is weekly without details by default, and ignores unknown fields', async () => {
    const body = { feature: ' Pets ', taskSummary: '\tWalk the dog ' };
    const more = { id: randomUUID(), householdId: randomUUID(), household_id: 'x', anchor: '2020-01-01', extra: 1 };
    const { template } = await server.call('createTemplate', { body: { ...body, ...more } }, me.token);
    expect(template).toEqual({
      id: template.id,
      feature: 'Pets',
      taskSummary: 'Walk the dog',
      recurrence: 'weekly',
      extendedDescription: '',
      importance: '',
      firstDate: '2027-01-06',
      minutes: null,
      ...plain,
    });
    expect(template.id).not.toBe(more.id);
    const [row] = await server.database.knex('custom_tasks').where({ id: template.id });
    expect(row).toMatchObject({ household_id: me.user.id, anchor: '2027-01-06' });
  });

  it.each([
    ['no category', { feature: undefined }, 'feature', 'Please select a category'],
    ['an empty category', { feature: '  ' }, 'feature', 'Please select a category'],
    ['no title', { taskSummary: undefined }, 'taskSummary', 'Please enter a task title'],
    ['an empty title', { taskSummary: ' \t' }, 'taskSummary', 'Please enter a task title'],
    [
      'a rhythm of its own',
      { recurrence: 'daily' },
      'recurrence',
      'Frequency must be weekly, monthly, quarterly or yearly',
    ],
  ])('with %s is refused in the words of the form, and not made', async (_, body, path, message) => {
    const refusal = await server.refusal('createTemplate', { body: { ...dogsBed, ...body } }, me.token);
    expect(refusal).toMatchObject({ status: 400, body: { message, code: 'invalid_input', issues: [{ path }] } });
    expect(await list()).toEqual([]);
  });

  it('of another household is treated like one that never existed', async () => {
    const { template } = await server.call('createTemplate', { body: { ...dogsBed } }, me.token);
    const other = await newcomer();
    const { status, body } = await server.refusal('deleteTemplate', { params: { id: template.id } }, other.token);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 404,
      code: 'custom_task_not_found',
      message: 'This custom task no longer exists',
    });
    expect(await list(other.token)).toEqual([]);
    expect(await list()).toEqual([template]);
  });
});

describe('a rhythm of one’s own', () => {
  const hedge = {
    ...dogsBed,
    rhythm: { every: 6, unit: 'week', anchor: 'completion', from: '2027-01-08', season: { from: 11, to: 2 } } as const,
    steps: ['Trim the top', 'Sweep'],
    item: 'fridge',
  };
  const change = (id: string, body: object) => server.send('updateTemplate', { params: { id }, body }, me.token);

  it('is returned as it was given, with the nearest word, and planned', async () => {
    const { template } = await server.call('createTemplate', { body: hedge }, me.token);
    expect(template).toMatchObject({ ...hedge, item: 'Fridge', recurrence: 'monthly', firstDate: '2027-01-08' });
    expect(await list()).toEqual([template]);
    const { tasks } = await week(0);
    const turn = tasks.find(({ title }) => title === dogsBed.taskSummary);
    expect(turn).toMatchObject({
      scheduledAt: '2027-01-09',
      reason: 'Your own task; every 6 weeks',
      steps: ['Trim the top', 'Sweep'],
      stepsDone: [],
    });
    const { ownTasks } = await server.call('getAppliance', { params: { item: 'fridge' } }, me.token);
    const own = { templateId: template.id, title: dogsBed.taskSummary, lastDone: null, plannedFor: '2027-01-09' };
    expect(ownTasks).toEqual([own]);
  });

  it('can be changed and removed again', async () => {
    const { template } = await server.call('createTemplate', { body: hedge }, me.token);
    const rhythm = { every: 3, unit: 'day', anchor: 'date' } as const;
    const sent = await server.call('updateTemplate', { params: { id: template.id }, body: { rhythm } }, me.token);
    expect(sent.template).toMatchObject({
      rhythm: { ...rhythm, season: null },
      recurrence: 'weekly',
      steps: hedge.steps,
    });
    const body = { recurrence: 'yearly' as const, steps: [], item: null };
    const again = await server.call('updateTemplate', { params: { id: template.id }, body }, me.token);
    expect(again.template).toMatchObject({ recurrence: 'yearly', ...plain });
  });

  it.each([
    ['zero', { every: 0, unit: 'day' }, 'rhythm.every'],
    ['10,000 days', { every: 10_000, unit: 'day' }, 'rhythm.every'],
    ['half a week', { every: 0.5, unit: 'week' }, 'rhythm.every'],
    ['thirty years', { every: 30, unit: 'year' }, 'rhythm.every'],
    ['no number', { unit: 'week' }, 'rhythm.every'],
    ['hours', { every: 250, unit: 'hour' }, 'rhythm.unit'],
    ['another anchor', { every: 1, unit: 'week', anchor: 'moon' }, 'rhythm.anchor'],
    ['half a season', { every: 1, unit: 'week', season: { from: 5 } }, 'rhythm.season.to'],
    ['a season of no months', { every: 1, unit: 'week', season: { from: 0, to: 3 } }, 'rhythm.season.from'],
    [
      'a season in which it never comes',
      { every: 1, unit: 'year', anchor: 'date', from: '2027-01-15', season: { from: 5, to: 9 } },
      'rhythm.season',
    ],
  ])('of %s is refused at its field, and not made', async (_, rhythm, path) => {
    const refusal = await server.refusal('createTemplate', { body: { ...dogsBed, rhythm } }, me.token);
    expect(refusal).toMatchObject({ status: 400, body: { code: 'invalid_input', issues: [{ path }] } });
    const { template } = await server.call('createTemplate', { body: { ...dogsBed } }, me.token);
    expect((await change(template.id, { rhythm })).status).toBe(400);
    expect(await list()).toEqual([template]);
  });

  it('is refused with too many steps, an empty one, or an item that the home doesn’t have', async () => {
    const refused = async (body: object) =>
      (await server.refusal('createTemplate', { body: { ...dogsBed, ...body } }, me.token)).body;
    expect(await refused({ steps: Array(31).fill('Sweep') })).toMatchObject({ issues: [{ path: 'steps' }] });
    expect(await refused({ steps: ['Sweep', ' '] })).toMatchObject({ issues: [{ path: 'steps.1' }] });
    for (const item of ['boat', 'spaceship']) expect(await refused({ item })).toMatchObject({ code: 'item_not_found' });
    expect(await list()).toEqual([]);
  });
});

describe('the steps of a task', () => {
  const tick = (id: string, done: readonly number[], token = me.token) =>
    server.send('tickSteps', { params: { id }, body: { done: [...done] } }, token);

  it('stay ticked in the week, of the home’s own tasks and of planned ones', async () => {
    await server.call('createTemplate', { body: { ...dogsBed, steps: ['Strip', 'Wash', 'Dry'] } }, me.token);
    const { tasks } = await week(0);
    const own = tasks.find(({ isUserCreated }) => isUserCreated);
    const planned = tasks.find(({ guide }) => guide && guide.steps.length > 1);
    for (const id of [own?.id ?? '', planned?.id ?? '']) {
      const ticked = await server.call('tickSteps', { params: { id }, body: { done: [1, 0, 1] } }, me.token);
      expect(ticked.stepsDone).toEqual([0, 1]);
      expect((await week(0)).tasks.find((task) => task.id === id)?.stepsDone).toEqual([0, 1]);
      expect((await tick(id, [])).status).toBe(200);
      expect((await week(0)).tasks.find((task) => task.id === id)?.stepsDone).toEqual([]);
    }
  });

  it('are refused where the task has none, and for another home', async () => {
    await server.call('createTemplate', { body: { ...dogsBed, steps: ['Strip'] } }, me.token);
    const own = (await week(0)).tasks.find(({ isUserCreated }) => isUserCreated);
    const id = own?.id ?? '';
    for (const done of [[1], [-1], [0.5], [1_000]]) expect((await tick(id, done)).status).toBe(400);
    expect((await tick(randomUUID(), [0])).status).toBe(404);
    const other = await newcomer();
    await server.call('onboard', { body: onboarding() }, other.token);
    expect((await tick(id, [0], other.token)).status).toBe(404);
    await server.call('completeTask', { params: { id }, body: { completed: true } }, me.token);
    expect((await tick(id, [0])).status).toBe(200);
    expect((await week(0)).tasks.find((task) => task.id === id)).toMatchObject({ completed: true, stepsDone: [] });
  });
});

describe('the limit of a free household', () => {
  it('is one, and the message is the specification’s', async () => {
    expect((await create()).status).toBe(200);
    const { status, body } = await server.refusal('createTemplate', { body: dogsBed }, me.token);
    expect({ status, code: body.code, message: body.message }).toEqual({
      status: 403,
      code: 'premium_required',
      message: 'Premium subscription required to create more than one custom task',
    });
  });

  it('is one even for twenty concurrent requests', async () => {
    await week(0);
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => create()))).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 403)).toHaveLength(19);
    expect(await list()).toHaveLength(1);
    const turns = await server.database
      .knex('tasks')
      .where({ household_id: me.user.id })
      .whereLike('source', 'custom:%');
    expect(turns).toHaveLength(1);
  });

  it('does not apply to premium, and nothing is deleted when premium ends', async () => {
    await grantPremium();
    const statuses = (await Promise.all(Array.from({ length: 5 }, () => create()))).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    await server.database.knex('households').where({ id: me.user.id }).update({ premium_granted_at: null });
    expect((await create()).status).toBe(403);
    const [first, ...rest] = await list();
    expect(rest).toHaveLength(4);
    await server.call('deleteTemplate', { params: { id: first?.id ?? '' } }, me.token);
    expect((await create()).status).toBe(403);
    expect(await list()).toEqual(rest);
  });

  it('cannot be bypassed by what a client claims about itself', async () => {
    await create();
    const said = {
      isPremium: true,
      premiumGrantedAt: '2020-01-01T00:00:00Z',
      premium_granted_at: '2020-01-01T00:00:00Z',
      plan: { source: 'subscription', status: 'active', renewsAt: null, endsAt: null },
      subscription: { id: 'sub_1', status: 'active' },
      subscription_status: 'active',
      id: randomUUID(),
      email: 'somebody.else@home.example',
      isOnboarded: false,
      deletionRequestedAt: null,
      createdAt: '2020-01-01T00:00:00Z',
    };
    const [before] = await server.database.knex('households').where({ id: me.user.id });
    const user = await server.call('me', {}, me.token);
    expect((await server.send('updateProfile', { body: said }, me.token)).status).toBe(200);
    await server.call('updateProfile', { body: { ...said, name: 'Ada' } }, me.token);
    await server.call('updateFeatures', { body: { features: {}, ...said } }, me.token);
    await server.call('onboard', { body: { ...onboarding(), ...said } }, me.token);
    expect(await server.call('me', {}, me.token)).toEqual(user);
    expect(await server.database.knex('households').where({ id: me.user.id })).toEqual([before]);
    expect((await create({ isPremium: true })).status).toBe(403);
  });
});
