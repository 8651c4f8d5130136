import { describe, expect, it } from 'vitest';
import { addDays, dayNumber } from '#core/domain/dates.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import { buildHome, buildItem, buildPlannedBefore, monday } from '../factories.ts';

const week = (index: number) => dayNumber(addDays(monday, 7 * index));

describe('the plan of a year that starts from the last one', () => {
  it('gives a job that is already planned its next week of the last plan', () => {
    const item = buildItem('Fridge', { id: 'wash', intervalDays: 91 });
    const task = buildPlannedBefore({ source: 'care:fridge.wash', scheduledOn: addDays(monday, 5) });
    const input = {
      home: buildHome(),
      catalogue: [item],
      history: new Map(),
      tasks: [task],
      customTasks: [],
      weekStart: monday,
      today: monday,
    };
    const next = (outlook: readonly number[]) =>
      planWeeks({ ...input, outlook: new Map([[task.source, outlook]]) }, [monday]).outlook.get(task.source)?.[0];
    for (const index of [11, 12]) expect(next([week(0), week(index)])).toBe(week(index));
    // Its time ends with week 12, but the weeks up to there may have been full.
    expect(next([week(0), week(16)])).toBe(week(16));
    for (const index of [17, 30]) expect(next([week(0), week(index)])).toBe(next([]));
  });
});
