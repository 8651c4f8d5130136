import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
let me: SignedIn;
let count = 0;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Wednesday 6 January 2027, 12:00 UTC: a week that began on the 4th and ends on the 10th. */
const wednesday = '2027-01-06T12:00:00Z';

beforeEach(async () => {
  server.clock.set(wednesday);
  me = await server.signIn(`week-${++count}@home.example`);
  await server.call('onboard', { body: onboarding() }, me.token);
});

const week = (offset: number) => server.call('getWeek', { params: { offset: String(offset) } }, me.token);
const create = (scheduledAt: string, title = 'Paint the fence') =>
  server.call('createTask', { body: { title, scheduledAt } }, me.token);
const complete = (id: string, completed = true) =>
  server.call('completeTask', { params: { id }, body: { completed } }, me.token);
const move = (id: string, scheduledAt: string) =>
  server.call('rescheduleTask', { params: { id }, body: { scheduledAt } }, me.token);
const remove = (id: string) => server.call('deleteTask', { params: { id } }, me.token);
const replan = (offset: number) => server.call('replanWeek', { params: { offset: String(offset) } }, me.token);
const ids = (tasks: readonly { id: string }[]) => tasks.map(({ id }) => id);

async function firstTask() {
  const [task] = (await week(0)).tasks;
  if (!task) throw new Error('The first week has tasks');
  return task;
}

describe('the current week', () => {
  it('is planned on the first view, with reasons and guides, on the chosen days', async () => {
    const { weekStart, today, tasks, overdue } = await week(0);
    expect({ weekStart, today, overdue }).toEqual({ weekStart: '2027-01-04', today: '2027-01-06', overdue: [] });
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    // A round of quick tests takes one place.
    expect(tasks.length).toBeLessThanOrEqual(8);
    for (const task of tasks) {
      expect(['2027-01-09', '2027-01-10']).toContain(task.scheduledAt);
      expect(task).toMatchObject({ completed: false, completedAt: null, isUserCreated: false });
      expect(task.reason).toMatch(/\w/);
      expect(task.minutes).toBeGreaterThan(0);
      expect(task.guide?.steps.length).toBeGreaterThanOrEqual(2);
      expect(task.guide?.item).toBe(task.category);
    }
    expect(tasks).toEqual((await week(0)).tasks);
  });

  it('is refused before onboarding', async () => {
    const { token } = await server.signIn(`newcomer-${count}@home.example`);
    const { status, body } = await server.refusal('getWeek', { params: { offset: '0' } }, token);
    expect([status, body.code]).toEqual([409, 'not_onboarded']);
  });

  it('may begin today', async () => {
    await server.call('updateProfile', { body: { scheduled_days: ['Wednesday'] } }, me.token);
    const { tasks } = await week(0);
    expect(tasks.length).toBeGreaterThan(0);
    expect(new Set(tasks.map(({ scheduledAt }) => scheduledAt))).toEqual(new Set(['2027-01-06']));
  });

  it('has no plan when no chosen day is left, and planning starts with the next week', async () => {
    await server.call('updateProfile', { body: { scheduled_days: ['Monday'] } }, me.token);
    expect((await week(0)).tasks).toEqual([]);
    const next = await week(1);
    expect(next.tasks.length).toBeGreaterThan(0);
    expect(new Set(next.tasks.map(({ scheduledAt }) => scheduledAt))).toEqual(new Set(['2027-01-11']));
  });
});

describe('other weeks', () => {
  it('are planned up to four ahead; later and past ones show stored tasks only', async () => {
    expect((await week(4)).tasks.length).toBeGreaterThan(0);
    for (const offset of [5, 520, -1, -520]) expect((await week(offset)).tasks).toEqual([]);
    const planned = await server.database.knex('weeks').where({ household_id: me.user.id }).pluck('week_start');
    expect(planned.sort()).toEqual(['2027-01-04', '2027-01-11', '2027-01-18', '2027-01-25', '2027-02-01']);
    const far = await create('2027-03-03');
    expect(ids((await week(8)).tasks)).toEqual([far.id]);
    expect((await week(8)).weekStart).toBe('2027-03-01');
    expect((await week(520)).weekStart).toBe('2036-12-22');
  });

  it('contain no task twice, and none that another week contains', async () => {
    const all = [];
    for (const offset of [0, 1, 2, 3, 4]) all.push(...(await week(offset)).tasks);
    expect(new Set(ids(all)).size).toBe(all.length);
    const rows = await server.database.knex('tasks').where({ household_id: me.user.id });
    expect(rows).toHaveLength(all.length);
    for (const { source } of rows) expect(careTaskById.has(source.replace('care:', ''))).toBe(true);
  });

  it('keep open tasks as overdue for two weeks', async () => {
    const task = await firstTask();
    server.clock.set('2027-01-13T12:00:00Z');
    expect(ids((await week(0)).overdue)).toContain(task.id);
    expect(ids((await week(-1)).tasks)).toContain(task.id);
    expect((await week(-1)).overdue).toEqual([]);
    await complete(task.id);
    expect((await week(0)).overdue.find(({ id }) => id === task.id)?.completed).toBe(true);
    server.clock.set('2027-01-20T12:00:00Z');
    expect(ids((await week(0)).overdue)).not.toContain(task.id);
    server.clock.set('2027-02-01T12:00:00Z');
    expect((await week(0)).overdue.every(({ scheduledAt }) => scheduledAt >= '2027-01-18')).toBe(true);
  });
});

describe('a task', () => {
  it('is done from the first tick, and open again when unticked', async () => {
    const task = await firstTask();
    const completedBy = { id: me.user.personId, name: 'Ada' };
    const done = { completed: true, completedAt: '2027-01-06T12:00:00.000Z', completedBy, asks: null };
    expect(await complete(task.id)).toEqual({ ...task, ...done });
    server.clock.advance({ hours: 1 });
    expect((await complete(task.id)).completedAt).toBe('2027-01-06T12:00:00.000Z');
    expect((await week(0)).tasks.find(({ id }) => id === task.id)?.completed).toBe(true);
    expect(await complete(task.id, false)).toEqual(task);
    expect((await week(0)).tasks).toContainEqual(task);
  });

  it('may have been done on an earlier day, but not on a later one', async () => {
    const { id } = await firstTask();
    const done = (on: string) => ({ params: { id }, body: { completed: true, on } });
    const { status, body } = await server.refusal('completeTask', done('2027-01-07'), me.token);
    expect([status, body.code]).toEqual([400, 'invalid_date']);
    const { completedAt } = await server.call('completeTask', done('2026-12-20'), me.token);
    expect(completedAt).toBe('2026-12-20T11:00:00.000Z');
  });

  it('that was deleted returns after its interval, and is not called done', async () => {
    const test = careTaskById.get('smoke-alarm.test-alarms')?.task;
    const alarm = (await week(0)).tasks.find(({ title }) => title === test?.title);
    await remove(alarm?.id ?? '');
    const later = await Promise.all([1, 2, 3, 4].map(week));
    const again = later.flatMap(({ tasks }, index) =>
      tasks.filter(({ title }) => title === test?.title).map(({ reason }) => ({ weeksLater: index + 1, reason })),
    );
    expect(again).toHaveLength(1);
    const [{ weeksLater, reason } = { weeksLater: 0, reason: '' }] = again;
    // A month later, or a week sooner if another household's id gives the rest of its round that week.
    expect([3, 4]).toContain(weeksLater);
    // Most rows say why the task matters. Which ones do depends on the day.
    expect([test?.firstReason, `Skipped ${weeksLater} weeks ago`]).toContain(reason);
  });

  it('moves to a date, even in another week, and is not planned again in either', async () => {
    const task = await firstTask();
    const movedBy = { id: me.user.personId, name: 'Ada' };
    expect(await move(task.id, '2027-01-20')).toEqual({ ...task, scheduledAt: '2027-01-20', movedBy });
    expect(ids((await week(0)).tasks)).not.toContain(task.id);
    expect(ids((await week(2)).tasks)).toContain(task.id);
    await replan(2);
    await replan(0);
    expect(ids((await week(2)).tasks)).toContain(task.id);
    const titles = [...(await week(0)).tasks, ...(await week(1)).tasks].map(({ title }) => title);
    expect(titles).not.toContain(task.title);
  });

  it('does not move from a day that it has left meanwhile', async () => {
    const { id, scheduledAt: from } = await firstTask();
    await move(id, '2027-01-20');
    const params = { id };
    const late = await server.refusal(
      'rescheduleTask',
      { params, body: { scheduledAt: '2027-01-21', from } },
      me.token,
    );
    expect([late.status, late.body.code]).toEqual([409, 'task_changed']);
    expect(ids((await week(2)).tasks)).toContain(id);
    expect((await server.refusal('rescheduleTask', { params, body: { from } }, me.token)).status).toBe(400);
  });

  it.each([
    ['Pacific/Kiritimati', '2027-01-09T10:00:00Z', '2027-01-10'],
    ['Pacific/Kiritimati', '2027-01-09T09:59:59Z', '2027-01-09'],
    ['Pacific/Pago_Pago', '2027-01-09T10:59:59Z', '2027-01-08'],
    ['America/New_York', '2027-01-10T04:59:00Z', '2027-01-09'],
    ['Pacific/Auckland', '2027-01-09T11:00:00.000Z', '2027-01-10'],
    ['Asia/Kolkata', '2027-01-09T23:30:00+05:30', '2027-01-09'],
    ['Pacific/Kiritimati', '2027-01-09T23:30:00-05:00', '2027-01-10'],
    ['Pacific/Kiritimati', '2027-01-09', '2027-01-09'],
  ])('in %s moves by an instant, %s, to the day that it is there, %s', async (timezone, instant, day) => {
    await server.call('updateProfile', { body: { timezone } }, me.token);
    const task = await firstTask();
    expect((await move(task.id, instant)).scheduledAt).toBe(day);
    expect((await create(instant)).scheduledAt).toBe(day);
  });

  it('disappears when deleted, cannot be changed then, and is restored unchanged', async () => {
    const [open, done] = (await week(0)).tasks;
    if (!open || !done) throw new Error('The first week has two tasks');
    const ticked = await complete(done.id);
    for (const { id } of [open, done]) await remove(id);
    expect((await week(0)).tasks.filter(({ id }) => id === open.id || id === done.id)).toEqual([]);
    for (const [name, body] of [
      ['completeTask', { completed: true }],
      ['rescheduleTask', { scheduledAt: '2027-01-10' }],
      ['deleteTask', undefined],
    ] as const) {
      const { status, body: reply } = await server.refusal(name, { params: { id: open.id }, body }, me.token);
      expect([name, status, reply.code]).toEqual([name, 404, 'task_not_found']);
    }
    expect(await server.call('restoreTask', { params: { id: open.id } }, me.token)).toEqual(open);
    expect(await server.call('restoreTask', { params: { id: done.id } }, me.token)).toEqual(ticked);
    expect((await week(0)).tasks).toEqual(expect.arrayContaining([open, ticked]));
  });

  it('added by hand is the user’s own, keeps its text, and survives replanning', async () => {
    const body = { title: '  Call the café — 50 % "off" <b>  ', description: 'Two\nlines', category: 'Errands' };
    const own = await server.call('createTask', { body: { ...body, scheduledAt: '2027-01-07' } }, me.token);
    expect(own).toEqual({
      id: expect.any(String),
      title: 'Call the café — 50 % "off" <b>',
      fullTitle: 'Call the café — 50 % "off" <b>',
      description: 'Two\nlines',
      category: 'Errands',
      completed: false,
      completedAt: null,
      completedBy: null,
      movedBy: null,
      assignedTo: null,
      scheduledAt: '2027-01-07',
      isUserCreated: true,
      minutes: null,
      reason: null,
      line: null,
      asksLastDone: false,
      asks: null,
      isAssumed: false,
      guide: null,
      steps: [],
      stepsDone: [],
    });
    await replan(0);
    expect((await week(0)).tasks).toContainEqual(own);
  });
});

describe('planning a week again', () => {
  it('keeps tasks that are done, moved or the user’s own, and respects the number a week', async () => {
    const before = (await week(0)).tasks;
    const [done, moved] = before;
    if (!done || !moved) throw new Error('The first week has two tasks');
    const ticked = await complete(done.id);
    const other = moved.scheduledAt === '2027-01-09' ? '2027-01-10' : '2027-01-09';
    const shifted = await move(moved.id, other);
    const own = await create('2027-01-08');
    await replan(0);
    const after = (await week(0)).tasks;
    expect(after).toEqual(expect.arrayContaining([ticked, shifted, own]));
    expect(after.filter(({ isUserCreated }) => !isUserCreated).length).toBeLessThanOrEqual(8);
  });

  it.each([-1, 5, 520])('is refused for the week at %i', async (offset) => {
    const refusal = await server.refusal('replanWeek', { params: { offset: String(offset) } }, me.token);
    expect([refusal.status, refusal.body.code]).toEqual([400, 'week_not_plannable']);
  });
});
