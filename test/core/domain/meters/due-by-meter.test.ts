import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care/care-task.ts';
import { dueByMeter, estimateOf } from '#core/domain/meters/due-by-meter.ts';
import type { LastTime } from '#core/domain/plan/types.ts';
import { addDays } from '#core/domain/time/dates.ts';
import type { CustomTask } from '#core/domain/time/recurrence.ts';
import { buildItem, historyOf } from '../../factories.ts';

const car = buildItem('Car', { id: 'service', intervalDays: every.year, use: { every: 15_000, unit: 'km' } });
const first = '2027-01-01';
const today = '2027-02-01';

/** What is due by a meter that gains so much a day. */
function dueAt(aDay: number, last: LastTime = {}, customTasks: readonly CustomTask[] = []) {
  const readings = [
    { on: first, value: 40_000 },
    { on: '2027-01-31', value: 40_000 + 30 * aDay },
  ];
  const jobs = car.tasks.map((task) => ({ item: car, task }));
  const past = historyOf({ 'care:car.service': last, 'custom:oil': last });
  const meter = { id: 'meter', item: 'Car', unit: 'km', readings };
  return dueByMeter(meter, { customTasks, jobs, past, today });
}

const estimates = (...given: Parameters<typeof dueAt>) => dueAt(...given).map((task) => estimateOf(task, today));

describe('what is due by a meter', () => {
  it('is estimated for when its use is reached, but never for later than its date', () => {
    const lastDoneOn = '2027-01-11';
    expect(estimates(100, { lastDoneOn })).toEqual(['2027-06-10']);
    expect(estimates(3, { lastDoneOn })).toEqual([addDays(lastDoneOn, every.year)]);
    expect(estimates(3)).toEqual([addDays(first, every.year)]);
  });

  it('is due today if its use was reached before', () => {
    expect(dueAt(1_000).map(({ on }) => on)).toEqual(['2027-01-16']);
    expect(estimates(1_000)).toEqual([today]);
  });

  it('counts from when it was last done or skipped, whichever is later', () => {
    const since = (last: LastTime) => dueAt(100, last).map((task) => task.since);
    expect(since({ lastDoneOn: '2027-01-11', lastSkippedOn: '2027-01-21' })).toEqual(['2027-01-21']);
    expect(since({ lastDoneOn: '2027-01-21', lastSkippedOn: '2027-01-11' })).toEqual(['2027-01-21']);
    expect(since({ lastSkippedOn: '2027-01-11' })).toEqual(['2027-01-11']);
    expect(since({})).toEqual([first]);
  });

  it('has the date of an own task’s rhythm, and none by use alone', () => {
    const own: CustomTask = {
      householdId: 'home',
      id: 'oil',
      category: 'Garage',
      title: 'Change the oil',
      instructions: '',
      importance: '',
      recurrence: 'yearly',
      use: { meter: 'meter', every: 15_000, unit: 'km', readings: [] },
      anchor: first,
    };
    const yearly: CustomTask = { ...own, rhythm: { every: 1, unit: 'year', anchor: 'completion' } };
    const [alone] = dueAt(2, {}, [own]);
    expect(alone).not.toHaveProperty('latest');
    expect(estimates(20, {}, [own])[0]).toBe('2029-01-20');
    expect(estimates(20, {}, [yearly])[0]).toBe('2028-01-01');
  });
});
