import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { every } from '#core/domain/care/care-task.ts';
import type { Meter } from '#core/domain/meters/meter.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { daysOfMetered, withUse, withUses } from '#core/domain/plan/uses-of-home.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { reasons } from '#core/languages/en/reasons.ts';
import { sayReason } from '#core/languages/say-reason.ts';
import {
  anyHome,
  buildHome,
  buildItem,
  buildPlannedBefore,
  historyOf,
  monday,
  plan,
  sources,
} from '../../factories.ts';

type Counter = Pick<Meter, 'item' | 'unit' | 'readings'>;

const use = { every: 30, unit: 'cycles' } as const;
const source = 'care:fridge.wash';
const fridge = buildItem('Fridge', { id: 'wash', intervalDays: every.halfYear, use });
const lastDoneOn = '2027-01-20';
const history = historyOf({ [source]: { lastDoneOn } });

/** A meter that gains so much a day, read in December and on the day before the plan. */
const counter = (aDay: number, more: Partial<Counter> = {}): Counter => ({
  item: 'Fridge',
  unit: 'cycles',
  readings: [
    { on: '2026-12-01', value: 100 },
    { on: '2027-02-28', value: 100 + 89 * aDay },
  ],
  ...more,
});

const known = { catalogue: [fridge], history, tasks: [], today: monday };
const homeWith = (...meters: readonly Counter[]) => withUses(buildHome(), known, meters);
const daysWith = (...meters: readonly Counter[]) => homeWith(...meters).uses?.['fridge.wash']?.days;

describe('a care task whose makers count its use', () => {
  it('comes by the meter of its item, in the week in which its use is reached, and says so', () => {
    const weekStart = '2027-03-08';
    const planned = (home = buildHome()) => plan({ home, catalogue: [fridge], history, weekStart, today: weekStart });
    expect(sources(planned())).toEqual([]);
    const [task, ...more] = planned(homeWith(counter(0.6)));
    expect([task?.source, more]).toEqual([source, []]);
    expect(task && sayReason(task.reason, undefined, reasons)).toBe(
      'About 30 cycles since the last time, by its meter',
    );
  });

  it('counts from its last turn on, done or planned, and by a usual day before the first', () => {
    expect(daysWith(counter(0.5))).toBe(60);
    const tasks = [buildPlannedBefore({ source, scheduledOn: '2027-03-06' })];
    expect(withUses(buildHome(), { ...known, tasks }, [counter(0.5)]).uses?.['fridge.wash']?.days).toBe(60);
    expect(withUses(buildHome(), { ...known, history: new Map() }, [counter(0.6)]).uses?.['fridge.wash']?.days).toBe(
      50,
    );
  });

  it('comes by its date alone without an estimate, or a meter of its item that counts the same', () => {
    const home = buildHome();
    const none: readonly (readonly Counter[])[] = [
      [],
      [counter(1, { item: 'Oven' })],
      [counter(1, { unit: 'hours' })],
      [counter(1, { readings: [{ on: '2027-02-28', value: 100 }] })],
      [counter(0)],
    ];
    for (const meters of none) expect(withUses(home, known, meters)).toBe(home);
  });

  it('comes by the meter that is soonest, and every fortnight at most', () => {
    expect(daysWith(counter(0.5), counter(1), counter(0.2))).toBe(30);
    expect(daysWith(counter(30))).toBe(every.fortnight);
  });

  it('doesn’t give its use as the reason where that takes less than the fortnight', () => {
    const jobAt = (aDay: number) => jobsOfHome(homeWith(counter(aDay)), [fridge]).find(({ task }) => task.use);
    expect(jobAt(2)).toMatchObject({ task: { intervalDays: 15 }, byUse: use });
    expect(jobAt(3)?.task.intervalDays).toBe(every.fortnight);
    expect(jobAt(3)).not.toHaveProperty('byUse');
  });

  it('gets no longer interval by anything that a meter says: neither danger, nor law, nor any other task', () => {
    const byId = new Map(catalogue.flatMap((item) => item.tasks.map((task) => [task.id, task] as const)));
    fc.assert(
      fc.property(anyHome(fc.constant('2026-01-05')), fc.integer({ min: 1, max: 4000 }), (home, days) => {
        const uses = Object.fromEntries([...byId.keys()].map((id) => [id, { days, every: 1, unit: 'km' }]));
        const before = jobsOfHome(home, catalogue);
        const after = jobsOfHome({ ...home, uses }, catalogue);
        expect(after.map(({ task }) => task.id)).toEqual(before.map(({ task }) => task.id));
        for (const [index, job] of after.entries()) {
          const date = before[index]?.task.intervalDays ?? 0;
          const isMetered = job.task.use !== undefined;
          expect(job.task.intervalDays).toBe(isMetered ? Math.min(days, date) : date);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('is due by its date where that is sooner, so that a reading which only moves the later day replans nothing', () => {
    const dueBy = (aDay: number) => [...daysOfMetered(known, [counter(aDay)]).values()];
    expect(dueBy(0.5)).toEqual([addDays(lastDoneOn, 60)]);
    expect([dueBy(0.1), dueBy(0.11)]).toEqual(Array(2).fill([addDays(lastDoneOn, every.halfYear)]));
  });

  it('keeps what the household chose unless its use is reached before', () => {
    const [task] = fridge.tasks;
    if (!task) throw new Error('The item has no task.');
    const chosen = { item: fridge, task: { ...task, intervalDays: 91 }, usualDays: 182 };
    const uses = (days: number) => ({ uses: { 'fridge.wash': { days, ...use } } });
    expect(withUse(chosen, uses(91))).toBe(chosen);
    const sooner = withUse(chosen, uses(60));
    expect(sooner).toMatchObject({ task: { intervalDays: 60 }, byUse: { days: 60, every: 30, unit: 'cycles' } });
    expect(sooner).not.toHaveProperty('usualDays');
  });

  it('never waits longer than what has passed since: what is overdue by use comes at once', () => {
    const late = { ...known, history: historyOf({ [source]: { lastDoneOn: addDays(monday, -89) } }) };
    const home = withUses(buildHome(), late, [counter(1)]);
    expect(sources(plan({ ...late, home }))).toEqual([source]);
  });
});
