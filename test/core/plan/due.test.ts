import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { addDays, weekStartOf } from '#core/domain/dates.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import type { PlanInput } from '#core/domain/plan/types.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday, plan, sources } from '../factories.ts';

const saturday = '2027-03-06';
const sunday = '2027-03-07';
const fridge = buildItem('Fridge', { id: 'wipe', intervalDays: every.quarter });
const doneOn = (lastDoneOn: string) => historyOf({ 'care:fridge.wipe': { lastDoneOn } });

/** Returns the first week within a year of the given Monday whose plan contains the fridge's only task. */
function firstWeekWith(input: Partial<PlanInput>, from = monday): string | undefined {
  return Array.from({ length: 53 }, (_, week) => addDays(from, 7 * week)).find((weekStart) =>
    sources(plan({ catalogue: [fridge], weekStart, today: from, ...input })).includes('care:fridge.wipe'),
  );
}

describe('the items of a home', () => {
  const catalogue = [
    fridge,
    buildItem('Oven', { id: 'wipe' }),
    buildItem('Smoke Alarm', { id: 'test' }),
    { ...buildItem('Roof and Gutters', { id: 'clear' }), property: ['House'] as const },
  ];

  it('are planned, and so are those that every home has', () => {
    const home = buildHome({ features: new Set(['Fridge']) });
    expect(new Set(sources(plan({ home, catalogue })))).toEqual(new Set(['care:fridge.wipe', 'care:smoke-alarm.test']));
  });

  it('depend on the property: no gutters in a flat', () => {
    const home = buildHome({ features: new Set(), propertyType: 'House' });
    expect(sources(plan({ home, catalogue }))).toContain('care:roof-and-gutters.clear');
  });

  it('have only the tasks whose other conditions the home meets', () => {
    const item = buildItem(
      'Fridge',
      { id: 'house', appliesIf: { property: 'House' } },
      { id: 'oven', appliesIf: { anyFeature: ['Oven', 'Gas Stove'] } },
    );
    const planned = (home: Parameters<typeof buildHome>[0]) =>
      sources(
        simulate({ home: buildHome(home), catalogue: [item], from: monday, weeks: 4 }).flatMap(({ tasks }) => tasks),
      );
    expect(planned({ features: new Set(['Fridge']) })).toEqual([]);
    expect(planned({ features: new Set(['Fridge', 'Oven']) })).toEqual(['care:fridge.oven']);
    expect(planned({ features: new Set(['Fridge']), propertyType: 'House' })).toEqual(['care:fridge.house']);
  });
});

describe('how often', () => {
  it('counts from the last completion, however long ago onboarding was', () => {
    expect(firstWeekWith({ history: doneOn('2027-02-20') })).toBe('2027-05-17');
    expect(firstWeekWith({ history: doneOn('2027-02-20'), home: buildHome({ onboardedOn: '2027-02-01' }) })).toBe(
      '2027-05-17',
    );
  });

  it('brings a late job back a whole interval after it was done', () => {
    const lateBy3Weeks = doneOn(addDays(sunday, 21));
    const next = firstWeekWith({ history: lateBy3Weeks }, '2027-03-29');
    expect(next).toBe(weekStartOf(addDays('2027-03-28', every.quarter)));
  });

  it('brings a skipped task back at its next interval and says that it was skipped', () => {
    const skipped = historyOf({ 'care:fridge.wipe': { lastDoneOn: '2026-11-01', lastSkippedOn: '2027-02-06' } });
    const weekStart = weekStartOf(addDays('2027-02-06', every.quarter));
    expect(firstWeekWith({ history: skipped })).toBe(weekStart);
    expect(plan({ catalogue: [fridge], history: skipped, weekStart })[0]?.reason).toBe(
      'Skipped 3 months ago; every 3 months',
    );
  });

  it('counts from the completion if it is later than the skipped turn', () => {
    const past = historyOf({ 'care:fridge.wipe': { lastDoneOn: '2027-02-20', lastSkippedOn: '2026-12-05' } });
    expect(firstWeekWith({ history: past })).toBe('2027-05-17');
  });

  it('does not propose a deleted task again in the same week', () => {
    const tasks = [buildPlannedBefore({ occurrence: monday, status: 'skipped' })];
    expect(plan({ catalogue: [fridge], tasks })).toEqual([]);
  });
});

describe('an open task from an earlier day', () => {
  const open = (scheduledOn: string) => ({
    tasks: [buildPlannedBefore({ scheduledOn, occurrence: weekStartOf(scheduledOn) })],
  });

  it('is not proposed again for two weeks', () => {
    for (const days of [1, 8, 14]) expect(plan({ catalogue: [fridge], ...open(addDays(monday, -days)) })).toEqual([]);
  });

  it('is assumed to be done today when later weeks are planned', () => {
    const tasks = [buildPlannedBefore({ scheduledOn: '2027-02-27', occurrence: '2027-02-22' })];
    expect(firstWeekWith({ tasks, history: doneOn('2026-11-28') })).toBe(weekStartOf(addDays(monday, every.quarter)));
  });

  it('counts as missed afterwards and returns, with the reason', () => {
    const [task] = plan({ catalogue: [fridge], ...open(addDays(monday, -15)) });
    expect(task?.reason).toBe(`Left open 3 weeks ago; every 3 months`);
  });

  it('stays where the user moved it, and is not proposed again before that day', () => {
    expect(plan({ catalogue: [fridge], ...open(addDays(monday, 23)) })).toEqual([]);
  });

  it('that is already in this week is not proposed again', () => {
    expect(plan({ catalogue: [fridge], ...open(saturday) })).toEqual([]);
  });
});
