import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { type CareTask, every, type Stake } from '#core/domain/care/care-task.ts';
import { factsOf } from '#core/domain/home/facts.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import { rhythmOf } from '#core/domain/plan/intervals.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { everything } from '../../../support/simulation/homes-of-extremes.ts';
import { minutesOf } from '../../../support/simulation/lives.ts';
import { buildHome, buildItem, monday } from '../../factories.ts';

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
    expect(rhythm.planned.minutes).toBeLessThanOrEqual(50);
    expect(rhythm.planned.minutes + rhythm.planned.reserve).toBeLessThanOrEqual(55.4);
    expect(rhythm.wanted.minutes).toBeGreaterThan(60);
  });

  it('leave comfort out before it would come too seldom to matter', () => {
    expect(rhythmWith(90).intervals).toEqual([91, 273, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  it('at most double for the care of something in use, whatever else has to wait', () => {
    expect(rhythmWith(30, 5, every.month).intervals.at(2)).toBe(60);
  });

  it('never stretch what is quick and costly beyond two months', () => {
    const items = [
      ...names.map((name) => buildItem(name, { id: 'long', minutes: 3000, intervalDays: every.quarter })),
      buildItem('Lawn', { id: 'quick', stake: 'costly', quickWin: true, minutes: 10, intervalDays: every.twoMonths }),
    ];
    const home = buildHome({ features: new Set([...names, 'Lawn']) });
    const jobs = jobsOfHome(home, items);
    const { intervalOf } = rhythmOf(jobs, home, factsOf(home).climate, new Map());
    expect(jobs.filter(({ task }) => task.quickWin).map(intervalOf)).toEqual([every.twoMonths]);
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
