import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { CareTask } from '#core/domain/care/care-task.ts';
import { featureOptions, multiChoiceCategories } from '#core/domain/care/features.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import type { Home, PlanInput } from '#core/domain/plan/types.ts';
import { monthsAhead } from '#core/domain/plan/year/months-ahead.ts';
import { buildItem, buildPlannedBefore, historyOf } from '../../factories.ts';

const home: Home = {
  id: 'home-1',
  propertyType: 'House',
  features: new Set(['Fridge', 'Boiler', 'Lawn']),
  answers: {},
  excludedTasks: new Set(),
  pauses: [],
  country: 'FR',
  timezone: 'Europe/Paris',
  onboardedOn: '2027-03-01',
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'],
};

const base = { stake: 'wear', firstReason: 'It is the first time' } as const satisfies Partial<CareTask>;
const small = [
  buildItem('Fridge', { ...base, id: 'wipe', intervalDays: 91 }),
  buildItem('Oven', { ...base, id: 'service', intervalDays: 365, minutes: 30, professional: true }),
  buildItem('Lawn', { ...base, id: 'feed', intervalDays: 365, minutes: 20, season: { from: 4, to: 5, best: 4 } }),
];

function ahead(overrides: Partial<PlanInput> = {}) {
  return monthsAhead({
    home: { ...home, features: new Set(['Fridge', 'Oven', 'Lawn']) },
    catalogue: small,
    history: new Map(),
    tasks: [],
    customTasks: [],
    weekStart: '2027-03-01',
    today: '2027-03-01',
    ...overrides,
  });
}

const tasksOf = (result: ReturnType<typeof monthsAhead>) =>
  result.months.flatMap(({ month, tasks }) => tasks.map((task) => ({ ...task, month })));

describe('the months ahead', () => {
  it('are the twelve calendar months from the current one on', () => {
    const months = ahead({ weekStart: '2027-05-31', today: '2027-06-02' }).months.map(({ month }) => month);
    expect(months).toHaveLength(12);
    expect([months[0], months[7], months[11]]).toEqual(['2027-06', '2028-01', '2028-05']);
  });

  it('hold every turn of the year with its kind, and add up its minutes', () => {
    const result = ahead();
    const tasks = tasksOf(result);
    expect(tasks.filter(({ taskId }) => taskId === 'oven.service').map(({ kind }) => kind)).toEqual(['booking']);
    expect(tasks.filter(({ taskId }) => taskId === 'fridge.wipe').length).toBeGreaterThanOrEqual(3);
    expect(tasks.filter(({ kind }) => kind === 'regular').every(({ taskId }) => taskId === 'fridge.wipe')).toBe(true);
    expect(tasks).toContainEqual(
      expect.objectContaining({ taskId: 'lawn.feed', item: 'Lawn', kind: 'seasonal', stake: 'wear', month: '2027-04' }),
    );
    for (const { minutes, tasks } of result.months) {
      expect(minutes).toBe(tasks.reduce((sum, task) => sum + task.minutes, 0));
    }
  });

  it('give a week to the month of its first scheduled day that is not past', () => {
    // The week of 29 March has its Saturday in April.
    const tasks = [buildPlannedBefore({ source: 'care:fridge.wipe', scheduledOn: '2027-04-03' })];
    const found = tasksOf(ahead({ tasks })).find(({ taskId }) => taskId === 'fridge.wipe');
    expect(found).toMatchObject({ month: '2027-04', weekStart: '2027-03-29' });
    // The week of 31 May has its Saturday in June, which is the current month.
    const now = { weekStart: '2027-05-31', today: '2027-06-02' };
    expect(tasksOf(ahead({ ...now, tasks: [buildPlannedBefore({ scheduledOn: '2027-06-05' })] }))[0]).toMatchObject({
      month: '2027-06',
      weekStart: '2027-05-31',
    });
  });

  it('hold the open tasks that are planned already, overdue ones in the current week, and nothing done or skipped', () => {
    const today = '2027-03-04';
    const service = (status: 'open' | 'done' | 'skipped', scheduledOn: string) =>
      buildPlannedBefore({ source: 'care:oven.service', status, scheduledOn });
    const servicesOf = (task: ReturnType<typeof service>) => {
      const history = historyOf(
        task.status === 'done' ? { 'care:oven.service': { lastDoneOn: task.scheduledOn } } : {},
      );
      return tasksOf(ahead({ today, history, tasks: [task] })).filter(({ taskId }) => taskId === 'oven.service');
    };
    expect(servicesOf(service('open', '2027-03-20')).map(({ weekStart }) => weekStart)).toEqual(['2027-03-15']);
    expect(servicesOf(service('open', '2027-02-27')).map(({ weekStart }) => weekStart)).toEqual(['2027-03-01']);
    expect(servicesOf(service('done', '2027-03-02')).filter(({ month }) => month < '2027-10')).toEqual([]);
  });

  it('have nothing that waits when the home has time for everything', () => {
    expect(ahead().waiting).toEqual([]);
  });

  it('name what waits: jobs that come less often than they should, or never, but no safety job', () => {
    const everything = new Set(
      multiChoiceCategories.flatMap((category) => featureOptions[category].map(({ name }) => name)),
    );
    const full = { home: { ...home, features: everything, tasksPerWeek: 2 }, catalogue };
    const { waiting } = ahead(full);
    const tasks = new Map(jobsOfHome(full.home, catalogue).map(({ task }) => [task.id, task]));
    expect(waiting.some(({ everyDays }) => everyDays === null)).toBe(true);
    expect(waiting.some(({ everyDays }) => everyDays !== null)).toBe(true);
    for (const { taskId, everyDays, wantedDays } of waiting) {
      expect(tasks.get(taskId)?.stake).not.toBe('danger');
      expect(wantedDays).toBe(tasks.get(taskId)?.intervalDays);
      if (everyDays !== null) expect(everyDays).toBeGreaterThan(wantedDays);
    }
    const planned = new Set(tasksOf(ahead(full)).map(({ taskId }) => taskId));
    for (const { taskId, everyDays } of waiting) if (everyDays === null) expect(planned.has(taskId)).toBe(false);
  });
});
