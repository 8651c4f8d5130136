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
  me = await server.signIn(`${randomUUID()}@home.example`);
  await server.call('onboard', { body: onboarding() }, me.token);
});

const add = (body: object = {}) =>
  server.call('addMeter', { body: { name: 'Generator', unit: 'hours', ...body } }, me.token);
const read = (id: string, value: number, on?: string) =>
  server.call('addReading', { params: { id }, body: { value, ...(on && { on }) } }, me.token);
const refusal = (id: string, body: { value: number; on?: string }) =>
  server.refusal('addReading', { params: { id }, body }, me.token);
const week = (offset: number) => server.call('getWeek', { params: { offset: String(offset) } }, me.token);
const turns = async (title: string) =>
  (await Promise.all([0, 1, 2, 3, 4].map(week))).flatMap(({ tasks }) => tasks.filter((task) => task.title === title));
const oil = { feature: 'Garage', taskSummary: 'Change the oil' };

describe('a meter', () => {
  it('is listed as it was added, by its usual unit and its item, until it is deleted', async () => {
    const { traits: _, ...home } = await server.call('getHome', {}, me.token);
    expect(home).toBeDefined();
    const fridge = await add({ name: 'Fridge', unit: 'kWh', item: 'fridge' });
    const meter = await add({ unit: 'h' });
    const plain = { item: null, readings: [], perDay: null, tasks: [], readingWanted: false };
    expect(meter).toEqual({ ...plain, id: meter.id, name: 'Generator', unit: 'hours' });
    expect(await server.call('listMeters', {}, me.token)).toEqual([{ ...fridge, item: 'Fridge' }, meter]);
    await server.call('deleteMeter', { params: { id: meter.id } }, me.token);
    expect(await server.call('listMeters', {}, me.token)).toEqual([fridge]);
    expect((await server.refusal('deleteMeter', { params: { id: meter.id } }, me.token)).body.code).toBe(
      'meter_not_found',
    );
  });

  it('takes no reading that goes backwards, jumps or is in the future, and one of a day in place of another', async () => {
    const { id } = await add();
    await read(id, 100, '2027-01-01');
    expect(await refusal(id, { value: 99 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect((await refusal(id, { value: 900 })).body.issues).toEqual([
      { path: 'value', message: 'must be possible in the days since the reading before it' },
    ]);
    expect((await refusal(id, { value: 101, on: '2027-01-07' })).body.issues).toEqual([
      { path: 'on', message: 'must not be in the future' },
    ]);
    expect((await refusal(id, { value: -1 })).status).toBe(400);
    expect((await refusal(randomUUID(), { value: 1 })).body.code).toBe('meter_not_found');
    await read(id, 110);
    expect((await read(id, 112)).readings).toEqual([
      { on: '2027-01-01', value: 100 },
      { on: '2027-01-06', value: 112 },
    ]);
    const params = { id, on: '2027-01-06' };
    expect((await server.call('deleteReading', { params }, me.token)).readings).toHaveLength(1);
  });

  it('of another home is not found', async () => {
    const { id } = await add();
    const stranger = await server.signIn(`${randomUUID()}@home.example`);
    await server.call('onboard', { body: onboarding() }, stranger.token);
    const body = { value: 5 };
    expect((await server.refusal('addReading', { params: { id }, body }, stranger.token)).status).toBe(404);
    const task = { ...oil, use: { meter: id, every: 250 } };
    expect((await server.refusal('createTemplate', { body: task }, stranger.token)).body.code).toBe('meter_not_found');
    expect(await server.call('listMeters', {}, stranger.token)).toEqual([]);
  });
});

describe('a task that is due by use', () => {
  it('comes on the estimated day, moves with a reading, and not later than its rhythm', async () => {
    const { id } = await add();
    await read(id, 0, '2026-12-07');
    await read(id, 60, '2027-01-06');
    await Promise.all([0, 1, 2, 3, 4].map(week));
    const use = { meter: id, every: 100 };
    const { template } = await server.call(
      'createTemplate',
      { body: { ...oil, firstDate: '2026-12-07', use, rhythm: { every: 1, unit: 'year' } } },
      me.token,
    );
    expect(template).toMatchObject({ use, recurrence: 'yearly', rhythm: { every: 1, unit: 'year' } });
    const [turn, ...more] = await turns(oil.taskSummary);
    expect(more).toEqual([]);
    expect(turn).toMatchObject({
      scheduledAt: '2027-01-30',
      reason: 'Your own task; every 100 hours or every year, whichever comes first',
    });
    const [meter] = await server.call('listMeters', {}, me.token);
    expect(meter).toMatchObject({
      perDay: 2,
      tasks: [
        { templateId: template.id, title: oil.taskSummary, every: 100, estimatedFor: '2027-01-26', orByDate: true },
      ],
    });
    await read(id, 90, '2027-01-06');
    expect((await turns(oil.taskSummary)).map(({ scheduledAt }) => scheduledAt)).toEqual(['2027-01-10']);
    const [early] = await turns(oil.taskSummary);
    await server.call('completeTask', { params: { id: early?.id ?? '' }, body: { completed: true } }, me.token);
    expect((await turns(oil.taskSummary)).map(({ scheduledAt }) => scheduledAt)).toEqual(['2027-01-10']);
    expect((await server.refusal('deleteMeter', { params: { id } }, me.token)).body.code).toBe('meter_in_use');
  });

  it('by use alone waits for two readings, and can’t have fixed dates', async () => {
    const { id } = await add();
    const use = { meter: id, every: 100 };
    const { template } = await server.call('createTemplate', { body: { ...oil, use } }, me.token);
    expect(template).toMatchObject({ use, rhythm: null });
    expect(await turns(oil.taskSummary)).toEqual([]);
    const params = { id: template.id };
    const fixed = { use, rhythm: { every: 1, unit: 'year', anchor: 'date' } } as const;
    expect((await server.refusal('updateTemplate', { params, body: fixed }, me.token)).body.issues).toEqual([
      { path: 'rhythm.anchor', message: 'must count from when it was last done, for what is due by use' },
    ]);
    const changed = await server.call(
      'updateTemplate',
      { params, body: { use: null, recurrence: 'weekly' } },
      me.token,
    );
    expect(changed.template).toMatchObject({ use: null, rhythm: null, recurrence: 'weekly' });
    expect((await turns(oil.taskSummary)).length).toBeGreaterThan(3);
  });

  it('asks for a reading in the week in which it is wanted', async () => {
    const { id } = await add();
    expect((await week(0)).meters).toEqual([]);
    await server.call('createTemplate', { body: { ...oil, use: { meter: id, every: 100 } } }, me.token);
    expect([(await week(0)).meters, (await week(1)).meters]).toEqual([[{ id, name: 'Generator' }], []]);
    await read(id, 5);
    expect((await week(0)).meters).toEqual([]);
  });
});

describe('a task of the catalogue whose makers count use', () => {
  const careTaskId = 'car.book-service';
  const services = async () =>
    (await Promise.all([0, 1, 2, 3, 4].map(week))).flatMap(({ tasks }) =>
      tasks.filter(({ turnOf }) => turnOf === careTaskId),
    );

  it.each(['recorded', 'imported'])('asks for no more readings once its work is %s for yesterday', async (how) => {
    await server.call(
      'recordWork',
      { body: { careTaskId, title: 'Service', item: 'Car', date: '2026-06-06' } },
      me.token,
    );
    const { id } = await add({ name: 'Kilometres', unit: 'km', item: 'car' });
    await read(id, 40_000, '2026-06-06');
    await read(id, 54_500, '2026-12-20');
    expect((await week(0)).meters).toEqual([{ id, name: 'Kilometres' }]);
    const body = { careTaskId, title: 'Service', item: 'Car', date: '2027-01-05' };
    if (how === 'recorded') await server.call('recordWork', { body }, me.token);
    const file = JSON.stringify([{ date: body.date, item: 'Car', title: 'Book the car’s yearly service' }]);
    if (how === 'imported') await server.call('importHistory', { body: { file } }, me.token);
    expect((await week(0)).meters).toEqual([]);
  });

  it('comes when a meter of its appliance says so, and by its date again without it', async () => {
    // Time enough for a new home's jobs for safety, which come first.
    await server.call('updateProfile', { body: { tasks_per_week: 20 } }, me.token);
    const done = { careTaskId, title: 'Service', item: 'Car', date: '2026-06-06' };
    await server.call('recordWork', { body: done }, me.token);
    expect(await services()).toEqual([]);
    const { id } = await add({ name: 'Kilometres', unit: 'km', item: 'car' });
    expect((await server.call('listMeters', {}, me.token))[0]).toMatchObject({
      readingWanted: true,
      tasks: [{ templateId: null, careTaskId, every: 15_000, estimatedFor: null }],
    });
    await read(id, 40_000, '2026-06-06');
    await read(id, 75_000, '2027-01-06');
    const [turn, ...more] = await services();
    expect([turn?.turnOf, more]).toEqual([careTaskId, []]);
    expect(turn?.guide?.why).toMatch(/ Makers count use as well: every 15,000 km, if that comes sooner\./);
    expect((await server.call('listMeters', {}, me.token))[0]).toMatchObject({
      tasks: [{ careTaskId, estimatedFor: '2027-01-06' }],
    });
    const { tasks } = await server.call('getAppliance', { params: { item: 'car' } }, me.token);
    expect(tasks.find((task) => task.careTaskId === careTaskId)?.use).toEqual({
      every: 15_000,
      unit: 'km',
      isMetered: true,
    });
    await server.call('deleteMeter', { params: { id } }, me.token);
    expect(await services()).toEqual([]);
  });
});
