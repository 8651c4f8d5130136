import { describe, expect, it } from 'vitest';
import { every, type Stake } from '#core/domain/care/care-task.ts';
import { climateOf } from '#core/domain/home/climate.ts';
import { firstTurns } from '#core/domain/plan/check/first-turns.ts';
import { firstWeekOf } from '#core/domain/plan/joining.ts';
import { dayNumber } from '#core/domain/time/dates.ts';
import type { Month } from '#core/domain/time/months.ts';
import { buildHome, buildItem, monday } from '../../factories.ts';

const stakesInOrder: readonly Stake[] = ['danger', 'costly', 'wear', 'comfort'];

describe('the first turns of a home', () => {
  const temperate = climateOf('FR', 'Europe/Paris');
  const ids = Array.from(
    { length: 40 },
    (_, index) => `job-${'abcdefghijklmnopqrstuvwxyz'.charAt(index % 26)}${index}`,
  );
  const of = (stake: Stake, onboardedOn = monday) => {
    const item = buildItem('Fridge', ...ids.map((id) => ({ id, stake, intervalDays: every.year })));
    const home = buildHome({ onboardedOn });
    const turns = firstTurns(
      home,
      item.tasks.map((task) => ({ item, task })),
      () => every.year,
      temperate,
    );
    return [...turns.values()].map((day) => (day - dayNumber(firstWeekOf(home))) / 7);
  };

  it('fill the first weeks for danger and cost, and are spread over the interval for the rest', () => {
    expect(stakesInOrder.map((stake) => Math.max(...of(stake)))).toEqual([7, 7, 50, 50]);
    expect(stakesInOrder.map((stake) => Math.min(...of(stake)))).toEqual([0, 0, 0, 0]);
  });

  it('are not all in the second year for the jobs of an item that come every other year in their season', () => {
    const yearly = { season: { from: 9, to: 11, best: 10 }, intervalDays: every.year } as const;
    const jobs = (['Fridge', 'Oven', 'Shower'] as const)
      .map((name) => buildItem(name, { id: 'bleed', ...yearly }, { id: 'valves', ...yearly }))
      .flatMap((item) => item.tasks.map((task) => ({ item, task })));
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      const turns = firstTurns(buildHome({ id, onboardedOn: monday }), jobs, () => every.twoYears, temperate);
      const years = jobs.map(({ task }) => Math.floor(((turns.get(task.id) ?? 0) - dayNumber(monday)) / every.year));
      expect([0, 2, 4].filter((index) => years[index] !== 0 && years[index + 1] !== 0)).toEqual([]);
    }
  });

  const weeksOf = (tasksPerWeek: number, ...tasks: Parameters<typeof buildItem>[1][]) => {
    const item = buildItem('Fridge', ...tasks.map((task) => ({ minutes: 10, ...task })));
    const home = buildHome({ onboardedOn: monday, tasksPerWeek });
    const jobs = item.tasks.map((task) => ({ item, task }));
    const turns = firstTurns(home, jobs, ({ task }) => task.intervalDays, temperate);
    return item.tasks.map(({ id }) => ((turns.get(id) ?? 0) - dayNumber(monday)) / 7);
  };

  it('begin with the worst hazards, then come other hazards, what helps against one, what comes most often, and wear with a hazard', () => {
    const costly = { stake: 'costly' } as const;
    const weeks = weeksOf(
      1,
      { id: 'yearly', ...costly, intervalDays: every.year },
      { id: 'monthly', ...costly, intervalDays: every.month },
      { id: 'grease', ...costly, intervalDays: every.year, hazard: 'gas and fire' },
      { id: 'other', stake: 'danger', intervalDays: every.year },
      { id: 'quick', ...costly, quickWin: true, intervalDays: every.year },
      { id: 'gas', stake: 'danger', intervalDays: every.year, hazard: 'gas and fire' },
      { id: 'wipe', stake: 'comfort', intervalDays: every.year },
      { id: 'anchor', stake: 'wear', hazard: 'falls', intervalDays: every.tenYears },
    );
    // The quick win has its place after the worst hazards, but takes an earlier one that is free.
    expect(weeks).toEqual([5, 4, 3, 2, 0, 0, 7, 6]);
  });

  it('begin with people and fire, then vehicles, then lint, water, wiring and falls', () => {
    const hazardous = ['falls', 'wiring', 'drinking water', 'lint fire', 'vehicles', 'gas and fire'] as const;
    const worstLast = [...hazardous, 'carbon monoxide', 'drowning'] as const;
    const tasks = worstLast.map((hazard, index) => ({
      ...{ id: `check-${index}`, hazard },
      ...{ stake: 'danger' as const, intervalDays: every.year },
    }));
    expect(weeksOf(1, ...tasks)).toEqual([7, 6, 5, 4, 3, 2, 1, 0]);
  });

  it('leave no short hazard behind a long one that doesn’t fit into its week', () => {
    const danger = { stake: 'danger', intervalDays: every.year } as const;
    const [first, second, third] = weeksOf(
      2,
      { id: 'one', ...danger, hazard: 'drowning', minutes: 20 },
      { id: 'duct', ...danger, hazard: 'lint fire', minutes: 45 },
      { id: 'wiring', ...danger, hazard: 'wiring', minutes: 10 },
    );
    expect([first, second, third]).toEqual([0, 1, 0]);
  });

  it('are in the season that is on, but wait for another', () => {
    const season = (from: Month, to: Month) => ({ season: { from, to, best: from } });
    const costly = { stake: 'costly', intervalDays: every.year } as const;
    expect(
      weeksOf(
        1,
        { id: 'now', ...costly, ...season(2, 4) },
        { id: 'any', ...costly },
        { id: 'later', ...costly, ...season(6, 8) },
      ),
    ).toEqual([0, 1, 0]);
  });

  it('are among the costs for the care of something in use', () => {
    const weeks = weeksOf(
      1,
      { id: 'filter', stake: 'wear', intervalDays: every.month },
      { id: 'roof', stake: 'costly', intervalDays: every.year },
      { id: 'hinge', stake: 'wear', intervalDays: every.quarter },
    );
    expect(weeks).toEqual([0, 1, 2]);
  });

  it('don’t wait for the queue in a season that ends before it, or soon after', () => {
    const queue = Array.from({ length: 8 }, (_, index) => ({
      id: `check-${index}`,
      stake: 'danger' as const,
      intervalDays: every.year,
    }));
    const last = { stake: 'wear', intervalDays: every.year } as const;
    const weekOf = (from: Month, to: Month) =>
      weeksOf(1, ...queue, { id: 'last', ...last, season: { from, to, best: from } }).at(-1);
    expect([weekOf(3, 4), weekOf(3, 6)]).toEqual([0, 8]);
  });

  it('wait for comfort until what is for safety and costly has had its turn', () => {
    const weighty = Array.from({ length: 8 }, (_, index) => ({
      id: `check-${index}`,
      stake: index % 2 === 0 ? ('danger' as const) : ('costly' as const),
      intervalDays: every.year,
    }));
    const weekWith = (tasksPerWeek: number) =>
      weeksOf(tasksPerWeek, ...weighty, { id: 'wipe', stake: 'comfort', intervalDays: every.year }).at(-1);
    expect([2, 4, 8].map(weekWith)).toEqual([4, 2, 1]);
  });

  it('don’t come in clusters', () => {
    const counts = Map.groupBy(of('comfort'), (week) => Math.floor(week / 13));
    expect([...counts.values()].filter((weeks) => weeks.length > 12)).toEqual([]);
  });

  it('are quick wins in the first week', () => {
    const item = buildItem('Fridge', { id: 'quick', quickWin: true });
    const home = buildHome({ onboardedOn: monday });
    const turns = firstTurns(
      home,
      item.tasks.map((task) => ({ item, task })),
      () => 30,
      temperate,
    );
    expect(turns.get('fridge.quick')).toBe(dayNumber(monday));
  });

  it('are counted from the first week with a scheduled day', () => {
    const first = (onboardedOn: string) => firstWeekOf({ onboardedOn, scheduledDays: ['Monday', 'Tuesday'] });
    expect(first('2027-03-02')).toBe('2027-03-01');
    expect(first('2027-03-03')).toBe('2027-03-08');
  });
});
