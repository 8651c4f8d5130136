import { beforeEach, describe, expect, it } from 'vitest';
import { withWordsOfToday } from '#core/catalogue/words-of-task.ts';
import type { Household } from '#core/domain/home/household.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { dayNumber } from '#core/domain/time/dates.ts';
import { buildTask } from '../../support/people/factories.ts';
import { makeWorld, type World } from './world.ts';

const pool = { features: { propertyType: ['House'], outdoorFeatures: ['Pool'] }, answers: { 'pool-winter': 'closed' } };
const opening = 'pool.open-season';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

async function addResidentWithPool(overrides: Partial<Household> = {}) {
  const { household, claims } = await world.addResident({ ...(pool as Partial<Household>), ...overrides });
  const look = (offset = 0) => world.getWeek({ ...claims, offset });
  const put = (source: Task['source'], scheduledOn: string) => {
    const task = buildTask(household.id, { source, scheduledOn });
    world.database.tables.tasks.set(`${household.id}/${task.id}`, task);
    return task;
  };
  return { household, look, put };
}
const ofPool = () => world.tasks().filter(({ source }) => source.startsWith('care:pool.'));
const open = (tasks: readonly Task[]) => tasks.filter(({ status }) => status === 'open').map(({ source }) => source);

describe('closing an item', () => {
  const addResidentInAutumn = () => {
    world.clock.set('2027-10-27T10:00:00Z');
    return addResidentWithPool({ onboardedOn: '2027-06-07' });
  };

  it('stops its other tasks from today on, in this week and in those that were planned', async () => {
    const { household, look, put } = await addResidentInAutumn();
    const closing = put('care:pool.winterise', '2027-10-30');
    put('care:pool.brush-walls', '2027-10-31');
    await look(4);
    expect(open(ofPool())).toContain('care:pool.test-water');
    await world.completeTask({ household, id: closing.id, completed: true });
    await look(4);
    expect(open(ofPool()).filter((source) => source !== 'care:pool.check-barrier')).toEqual([]);
    expect((await look()).closed).toMatchObject([
      { item: { name: 'Pool' }, since: dayNumber('2027-10-27'), opens: { task: { id: opening } } },
    ]);
  });

  it('counts from the day on which it was done', async () => {
    const { household, look, put } = await addResidentInAutumn();
    const closing = put('care:pool.winterise', '2027-10-23');
    await world.completeTask({ household, id: closing.id, completed: true, on: '2027-10-20' });
    expect((await look()).closed).toMatchObject([{ since: dayNumber('2027-10-20') }]);
  });

  it('by mistake can be taken back, as often as the user likes', async () => {
    const { household, look, put } = await addResidentInAutumn();
    const closing = withWordsOfToday(put('care:pool.winterise', '2027-10-30'));
    const tick = (completed: boolean) => world.completeTask({ household, id: closing.id, completed });
    for (let times = 0; times < 2; times++) {
      await tick(true);
      expect((await look()).closed).toHaveLength(1);
      for (let again = 0; again < 2; again++) expect(await tick(false)).toEqual(closing);
      const week = await look();
      expect(week.closed).toEqual([]);
      expect(week.tasks).toContainEqual(closing);
    }
  });
});

describe('an item that was closed before the household joined', () => {
  it('is shown as closed in the current week only, and has no tasks but those of closed items', async () => {
    const { look } = await addResidentWithPool();
    expect((await look()).closed).toMatchObject([{ item: { name: 'Pool' }, since: dayNumber('2027-01-04') }]);
    expect((await look(1)).closed).toEqual([]);
    await look(4);
    expect(open(ofPool()).filter((source) => source !== 'care:pool.check-barrier')).toEqual([]);
  });

  it('is open if the household says that it never closes it', async () => {
    const { look } = await addResidentWithPool({ answers: { 'pool-winter': 'open' } });
    expect((await look()).closed).toEqual([]);
    await look(4);
    expect(open(ofPool())).toContain('care:pool.test-water');
  });
});

describe('opening an item', () => {
  it('records the task that opens it as done today, and plans its other tasks again', async () => {
    const { household, look } = await addResidentWithPool();
    await look(4);
    await world.openItem({ householdId: household.id, taskId: opening });
    expect((await look()).closed).toEqual([]);
    expect(ofPool().filter(({ source }) => source === `care:${opening}`)).toMatchObject([
      { status: 'done', scheduledOn: '2027-01-06', completedAt: world.clock.now(), category: 'Pool' },
    ]);
    await look(4);
    expect(open(ofPool())).toContain('care:pool.test-water');
  });

  it('completes the task if this week has it already, and records it once when repeated', async () => {
    const { household, put } = await addResidentWithPool();
    const planned = put(`care:${opening}`, '2027-01-09');
    for (let times = 0; times < 2; times++) await world.openItem({ householdId: household.id, taskId: opening });
    const recorded = ofPool().filter(({ source }) => source === `care:${opening}`);
    expect(recorded.map(({ id, status }) => [id, status])).toEqual([[planned.id, 'done']]);
  });

  it('needs a task that opens something', async () => {
    const { household } = await addResidentWithPool();
    for (const taskId of ['pool.winterise', 'pool.test-water', 'no-such.task']) {
      await expect(world.openItem({ householdId: household.id, taskId })).rejects.toMatchObject({
        code: 'task_not_found',
      });
    }
    expect(ofPool()).toEqual([]);
  });
});
