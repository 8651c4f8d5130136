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
    for (const index of [17, 30]) expect(next([week(0), week(index)])).toBe(next([]));
  });

  it('places a check whose longest gap ends in a pause before it, without a task more than the household wants', () => {
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
    const beforePause = [...outlook.values()].flat().filter((day) => day < dayNumber(pause.from));
    expect(outlook.get('care:oven.check')?.[0]).toBeLessThan(dayNumber(pause.from));
    expect(beforePause.toSorted()).toEqual([week(0), week(1), week(2)]);
  });

  it('gives what the weather doesn’t threaten a week after its season rather than one that is too long', () => {
    const season = { from: 5, to: 5, best: 5 } as const;
    const often = { stake: 'danger', intervalDays: every.fortnight, minutes: 40, season } as const;
    const items = [
      buildItem('Oven', { id: 'one', ...often }, { id: 'two', ...often }),
      buildItem('Fridge', { id: 'clear', stake: 'costly', intervalDays: every.year, minutes: 15, season }),
    ];
    const home = buildHome({ tasksPerWeek: 3, onboardedOn: '2027-04-05' });
    const weeks = simulate({ home, catalogue: items, from: '2027-04-05', weeks: 14 });
    const dates = weeks.flatMap(({ tasks }) => tasks.filter(({ source }) => source === 'care:fridge.clear'));
    expect(dates.map(({ date }) => date.slice(0, 7))).toEqual(['2027-06']);
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
