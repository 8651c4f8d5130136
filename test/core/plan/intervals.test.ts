import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { type CareTask, every, type Stake } from '#core/domain/care-task.ts';
import { climateOf } from '#core/domain/climate.ts';
import { dayNumber } from '#core/domain/dates.ts';
import { factsOf } from '#core/domain/home/facts.ts';
import type { Month } from '#core/domain/months.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import { firstTurns, firstWeekOf } from '#core/domain/plan/first-turns.ts';
import { rhythmOf } from '#core/domain/plan/intervals.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { everything } from '../../support/simulation/homes-of-extremes.ts';
import { minutesOf } from '../../support/simulation/lives.ts';
import { buildHome, buildItem, monday } from '../factories.ts';

const stakesInOrder: readonly Stake[] = ['danger', 'costly', 'wear', 'comfort'];
const names = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Shower', 'Toilet'] as const;

/** The rhythm of a home with quarterly jobs of each stake and the given length. */
function rhythmWith(minutes: number, tasksPerWeek = 5, intervalDays: CareTask['intervalDays'] = every.quarter) {
  const items = names.map((name) =>
    buildItem(name, ...stakesInOrder.map((stake) => ({ id: stake, stake, minutes, intervalDays }))),
  );
  const home = buildHome({ features: new Set(names), tasksPerWeek });
  const jobs = jobsOfHome(home, items);
  const rhythm = rhythmOf(jobs, home, factsOf(home).climate, new Map());
  const intervals = stakesInOrder.map((stake) => {
    const job = jobs.find(({ task }) => task.stake === stake);
    return job ? rhythm.intervalOf(job) : 0;
  });
  return { rhythm, intervals };
}

describe('the intervals of a home', () => {
  it('are a little shorter where there is time to spare, except those of danger', () => {
    const { rhythm, intervals } = rhythmWith(15, 20);
    expect(intervals).toEqual([91, 69.16, 69.16, 69.16].map((days) => expect.closeTo(days)));
    expect(rhythm.planned.minutes).toBeGreaterThan(rhythm.wanted.minutes);
  });

  it('stretch where it doesn’t, those of least stake most, and those of danger and cost not at first', () => {
    const { rhythm, intervals } = rhythmWith(30);
    const [danger = 0, costly = 0, wear = 0, comfort = 0] = intervals;
    expect([danger, costly]).toEqual([91, 91]);
    expect(wear).toBeGreaterThan(costly);
    expect(comfort).toBeGreaterThan(wear);
    expect(rhythm.planned.minutes).toBeLessThanOrEqual(56);
    expect(rhythm.wanted.minutes).toBeGreaterThan(60);
  });

  it('leave comfort out before it would come too seldom to matter', () => {
    expect(rhythmWith(90).intervals).toEqual([91, 273, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  it('at most double for the care of something in use, whatever else has to wait', () => {
    expect(rhythmWith(30, 5, every.month).intervals.at(2)).toBe(60);
  });

  it.each([
    { minutes: 200, comfort: 'keep the year of' },
    { minutes: 3000, comfort: 'then stretch' },
  ])('never stretch a costly job of a season, and $comfort a yearly one for comfort', ({ minutes, comfort }) => {
    const season = { from: 9, to: 11, best: 10 } as const;
    const yearly = { intervalDays: every.year, season, minutes: 60 } as const;
    const items = [
      ...names.map((name) => buildItem(name, { id: 'long', minutes, intervalDays: every.quarter })),
      buildItem('Lawn', { id: 'costly', stake: 'costly', ...yearly }, { id: 'comfort', stake: 'comfort', ...yearly }),
    ];
    const home = buildHome({ features: new Set([...names, 'Lawn']) });
    const jobs = jobsOfHome(home, items);
    const { intervalOf } = rhythmOf(jobs, home, factsOf(home).climate, new Map());
    const of = (id: string) => jobs.filter(({ task }) => task.id === id).map(intervalOf);
    expect(of('lawn.costly')).toEqual([365]);
    if (comfort === 'then stretch') expect(of('lawn.comfort')[0]).toBeGreaterThan(365);
    else expect(of('lawn.comfort')).toEqual([365]);
  });

  it('give a home with every feature all that it needs at 20 tasks a week: eleven tasks and three hours', () => {
    const home = { ...everything.home, tasksPerWeek: 20, onboardedOn: '2027-01-04' };
    const weeks = simulate({ home, catalogue, from: '2027-01-04', weeks: 52 });
    const mean = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
    expect(mean(weeks.map(({ tasks }) => tasks.length))).toBeGreaterThanOrEqual(11);
    expect(mean(weeks.map(({ tasks }) => minutesOf(tasks)))).toBeGreaterThanOrEqual(180);
  });

  it('count a longest gap in whole weeks, because jobs come on the same days of the week', () => {
    const item = buildItem('Oven', { id: 'danger', stake: 'danger', intervalDays: every.month });
    const jobs = item.tasks.map((task) => ({ item, task }));
    const home = buildHome();
    expect(rhythmOf(jobs, home, factsOf(home).climate, new Map()).wanted.tasks).toBeCloseTo(1 / 4, 2);
  });

  it('tell what a home with every feature needs, and that five tasks a week are not enough', () => {
    const home = { ...everything.home, onboardedOn: monday };
    const input = { home, catalogue, history: new Map(), tasks: [], customTasks: [], weekStart: monday, today: monday };
    const { wanted, planned } = candidatesFor(input).rhythm;
    expect(Math.round(wanted.minutes)).toBeGreaterThan(180);
    expect(planned.tasks).toBeLessThan(wanted.tasks);
  });
});

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

  it('begin with the worst hazards, then come other hazards, what helps against one, and what comes most often', () => {
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
    );
    // The quick win has its place after the worst hazards, but takes an earlier one that is free.
    expect(weeks).toEqual([5, 4, 3, 2, 0, 0, 6]);
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
