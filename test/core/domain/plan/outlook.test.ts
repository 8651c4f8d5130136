import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care/care-task.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { addDays, dayNumber } from '#core/domain/time/dates.ts';
import { buildHome, buildItem, buildPlannedBefore, monday } from '../../factories.ts';

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
  });

  it('places a check whose longest gap ends in a pause before it', () => {
    const pause = { from: addDays(monday, 21), to: addDays(monday, 34) };
    const check = buildItem('Oven', { id: 'check', stake: 'danger', intervalDays: every.quarter, hazard: 'falls' });
    const gas = { stake: 'danger', hazard: 'gas and fire', intervalDays: every.year } as const;
    const first = buildItem('Fridge', { id: 'one', ...gas }, { id: 'two', ...gas }, { id: 'three', ...gas });
    const { outlook } = planWeeks(
      {
        home: buildHome({ tasksPerWeek: 1, pauses: [pause] }),
        catalogue: [check, first],
        history: new Map([['care:oven.check', { lastDoneOn: addDays(monday, 25 - every.quarter) }]]),
        tasks: [],
        customTasks: [],
        weekStart: monday,
        today: monday,
      },
      [monday],
    );
    expect(outlook.get('care:oven.check')?.[0]).toBeLessThan(dayNumber(pause.from));
  });

  it('has what waits for an answer until its season is over in its grace from the first day on', () => {
    const season = { from: 3, to: 5, best: 4 } as const;
    const needs = { fireplace: ['stove'] } as const;
    const service = { id: 'clear', stake: 'costly', intervalDays: every.year, season, appliesIf: { needs } } as const;
    const home = buildHome({ onboardedOn: '2027-05-24', propertyType: 'House', features: new Set(['Fire Stove']) });
    const items = [buildItem('Fire Stove', service)];
    const [first, ...later] = simulate({ home, catalogue: items, from: '2027-05-24', weeks: 5 });
    const came = later.filter(({ tasks }) => tasks.length > 0).map(({ weekStart }) => weekStart);
    expect(came).toEqual(['2027-06-14']);
    expect(first?.outlook.get('care:fire-stove.clear')?.[0]).toBe(dayNumber('2027-06-14'));
  });
});
