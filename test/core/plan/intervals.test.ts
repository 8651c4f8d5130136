import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { every, type Stake } from '#core/domain/care-task.ts';
import { dayNumber } from '#core/domain/dates.ts';
import { factsOf } from '#core/domain/home/facts.ts';
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

/** The rhythm of a home with monthly jobs of each stake and the given length. */
function rhythmWith(minutes: number, tasksPerWeek = 5) {
  const items = names.map((name) =>
    buildItem(name, ...stakesInOrder.map((stake) => ({ id: stake, stake, minutes, intervalDays: every.month }))),
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
    const { rhythm, intervals } = rhythmWith(5, 20);
    expect(intervals).toEqual([30, 22.8, 22.8, 22.8].map((days) => expect.closeTo(days)));
    expect(rhythm.planned.minutes).toBeGreaterThan(rhythm.wanted.minutes);
  });

  it('stretch where it doesn’t, those of least stake most, and those of danger and cost not at first', () => {
    const { rhythm, intervals } = rhythmWith(10);
    const [danger = 0, costly = 0, wear = 0, comfort = 0] = intervals;
    expect([danger, costly]).toEqual([30, 30]);
    expect(wear).toBeGreaterThan(costly);
    expect(comfort).toBeGreaterThan(wear);
    expect(rhythm.planned.minutes).toBeLessThanOrEqual(52);
    expect(rhythm.wanted.minutes).toBeGreaterThan(60);
  });

  it('leave comfort out before it would come too seldom to matter', () => {
    expect(rhythmWith(30).intervals).toEqual([30, 90, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  it('never stretch a costly job of a season', () => {
    const season = { from: 9, to: 11, best: 10 } as const;
    const yearly = { intervalDays: every.year, season, minutes: 60 } as const;
    const items = [
      ...names.map((name) => buildItem(name, { id: 'long', minutes: 60 })),
      buildItem('Lawn', { id: 'costly', stake: 'costly', ...yearly }, { id: 'comfort', stake: 'comfort', ...yearly }),
    ];
    const home = buildHome({ features: new Set([...names, 'Lawn']) });
    const jobs = jobsOfHome(home, items);
    const { intervalOf } = rhythmOf(jobs, home, factsOf(home).climate, new Map());
    const of = (id: string) => jobs.filter(({ task }) => task.id === id).map(intervalOf);
    expect(of('lawn.costly')).toEqual([365]);
    expect(of('lawn.comfort')[0]).toBeGreaterThan(365);
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
    );
    return [...turns.values()].map((day) => (day - dayNumber(firstWeekOf(home))) / 7);
  };

  it('come three a week for danger, and are spread over 16 weeks for cost and over the interval for the rest', () => {
    expect(stakesInOrder.map((stake) => Math.max(...of(stake)))).toEqual([13, 16, 53, 53]);
    expect(stakesInOrder.map((stake) => Math.min(...of(stake)))).toEqual([0, 1, 3, 3]);
  });

  it('are not all in the second year for the jobs of an item that come every other year in their season', () => {
    const yearly = { season: { from: 9, to: 11, best: 10 }, intervalDays: every.year } as const;
    const jobs = (['Fridge', 'Oven', 'Shower'] as const)
      .map((name) => buildItem(name, { id: 'bleed', ...yearly }, { id: 'valves', ...yearly }))
      .flatMap((item) => item.tasks.map((task) => ({ item, task })));
    for (const id of ['one', 'two', 'three', 'four', 'five']) {
      const turns = firstTurns(buildHome({ id, onboardedOn: monday }), jobs, () => every.twoYears);
      const years = jobs.map(({ task }) => Math.floor(((turns.get(task.id) ?? 0) - dayNumber(monday)) / every.year));
      expect([0, 2, 4].filter((index) => years[index] !== 0 && years[index + 1] !== 0)).toEqual([]);
    }
  });

  it('wait the longer for comfort the fewer tasks a week there are', () => {
    const item = buildItem('Fridge', { id: 'wipe', stake: 'comfort', intervalDays: every.year });
    const jobs = item.tasks.map((task) => ({ item, task }));
    const weekWith = (tasksPerWeek: number) => {
      const home = buildHome({ onboardedOn: monday, tasksPerWeek });
      return ((firstTurns(home, jobs, () => every.year).get('fridge.wipe') ?? 0) - dayNumber(monday)) / 7;
    };
    expect([2, 5, 15].map(weekWith)).toEqual([8, 3, 1]);
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
    );
    expect(turns.get('fridge.quick')).toBe(dayNumber(monday));
  });

  it('are counted from the first week with a scheduled day', () => {
    const first = (onboardedOn: string) => firstWeekOf({ onboardedOn, scheduledDays: ['Monday', 'Tuesday'] });
    expect(first('2027-03-02')).toBe('2027-03-01');
    expect(first('2027-03-03')).toBe('2027-03-08');
  });
});
