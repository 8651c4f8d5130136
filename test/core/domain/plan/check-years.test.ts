import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import type { Answers } from '#core/domain/care/traits.ts';
import { candidatesFor } from '#core/domain/plan/candidates-for.ts';
import { checkWishes, checkYears, readersWishes, yearRules } from '#core/domain/plan/check/check-years.ts';
import { spreadOf } from '#core/domain/plan/check/spread.ts';
import type { SimulatedWeek } from '#core/domain/plan/simulate.ts';
import { simulateHome } from '#core/domain/plan/simulate-home.ts';
import { type LastTime, sourceOf } from '#core/domain/plan/types.ts';
import type { TaskSource } from '#core/domain/tasks/task.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';

function houseWith(
  features: readonly string[],
  answers: Answers = {},
  joinedOn: IsoDate = '2027-03-01',
): readonly SimulatedWeek[] {
  return simulateHome(
    {
      home: {
        propertyType: 'House',
        features: new Set(features),
        answers,
        country: 'FR',
        timezone: 'Europe/Paris',
        tasksPerWeek: 5,
        scheduledDays: ['Saturday', 'Sunday'],
      },
      joinedOn,
      from: joinedOn,
      weeks: 104,
      miss: 0,
      seed: 1,
    },
    catalogue,
  );
}

const answers = { 'pool-winter': 'closed', 'outside-tap': 'yes', 'water-heater': 'electric-tank' } as const;
const house = houseWith(['Fridge', 'Oven', 'Pool', 'Lawn', 'Water Heater', 'Central Heating'], answers);

/** Takes a task out of the weeks from a day on, and out of the history that they read. */
function without(weeks: readonly SimulatedWeek[], source: TaskSource, from: IsoDate, to = '9999-12-31') {
  const isGone = (date: IsoDate) => from <= date && date < to;
  const dates = weeks.flatMap(({ tasks }) => tasks.filter((task) => task.source === source).map(({ date }) => date));
  return weeks.map((week): SimulatedWeek => {
    const history = new Map<TaskSource, LastTime>(week.input.history);
    const lastDoneOn = dates.findLast((date) => date < week.weekStart && !isGone(date));
    if (lastDoneOn) history.set(source, { lastDoneOn });
    else history.delete(source);
    const tasks = week.tasks.filter((task) => task.source !== source || !isGone(task.date));
    return { ...week, tasks, input: { ...week.input, history } };
  });
}

const test: TaskSource = 'care:smoke-alarm.test-alarms';
/** What the rules find of one task, whatever else its absence leads to. */
const foundOf = (source: TaskSource, weeks: readonly SimulatedWeek[]) =>
  checkYears(weeks).filter((violation) => violation.source === source);

describe('the rules that take more than one week', () => {
  it('are kept by a plan in which everything is done on its day', () => {
    expect(checkYears(house)).toEqual([]);
    expect(checkYears([])).toEqual([]);
  });

  it('find a safety task that comes later than its longest gap, once per gap', () => {
    const found = foundOf(test, without(house, test, '2027-06-01', '2027-08-01'));
    const broken = found.filter(({ rule }) => rule.startsWith('keeps the longest gap of a task for safety or by law'));
    expect(broken.length).toBeGreaterThan(0);
    expect(broken.length).toBeLessThanOrEqual(2);
    for (const { weekStart } of broken) {
      expect(weekStart >= '2027-06-01' && weekStart < '2027-08-03').toBe(true);
    }
  });

  it('ask for no water test while the pool is closed, and for one soon after it opens', () => {
    const water: TaskSource = 'care:pool.test-water';
    const opened = house.flatMap(({ tasks }) => tasks.filter(({ source }) => source === 'care:pool.open-season'));
    const date = opened[1]?.date ?? '';
    expect(date).not.toBe('');
    const broken = foundOf(water, without(house, water, date));
    const closed = house.flatMap(({ tasks }) => tasks.filter(({ source }) => source === 'care:pool.winterise'));
    expect(broken.length).toBeGreaterThan(0);
    for (const { weekStart } of broken) {
      expect(weekStart > date && weekStart <= (closed[1]?.date ?? '')).toBe(true);
    }
  });

  it('find a safety task that never comes', () => {
    expect(foundOf(test, without(house, test, '2027-01-01'))).toEqual([
      {
        rule: 'has a safety task for the first time within six weeks of its due date',
        source: test,
        weekStart: '2027-04-12',
      },
    ]);
  });

  it.each(['care:roof-and-gutters.clear-gutters', 'care:plumbing-and-drains.winterise-pipes'] as const)(
    'find each season in which a costly task is missing: %s',
    (source) => {
      const turns = house.flatMap(({ tasks }) => tasks.filter((task) => task.source === source));
      expect(turns.length).toBeGreaterThanOrEqual(2);
      const rule = 'has a costly task of the season in each season, or soon after it';
      const broken = foundOf(source, without(house, source, '2027-01-01'));
      expect(broken.length).toBeGreaterThan(0);
      for (const breach of broken) expect(breach.rule).toBe(rule);
      expect(foundOf(source, house)).toEqual([]);
    },
  );

  it('find a week without a task although one is due', () => {
    const weeks = house.map((week, index) => (index === 30 ? { ...week, tasks: [] } : week));
    expect(checkYears(weeks)).toContainEqual({
      rule: 'has a task in each week in which one is due',
      weekStart: house[30]?.weekStart,
    });
  });

  it('find a year that takes too much time', () => {
    const weeks = house.map((week) => ({ ...week, tasks: week.tasks.map((task) => ({ ...task, minutes: 40 })) }));
    expect(checkYears(weeks)).toEqual(
      ['2027-03-01', '2028-02-28'].map((weekStart) => ({
        rule: 'averages at most 12 minutes a week over a year for each task that the household wants',
        weekStart,
      })),
    );
  });
});

describe('the wishes of readers', () => {
  const wishOf = (source: TaskSource, weeks: readonly SimulatedWeek[]) =>
    checkWishes(weeks).flatMap((wish) => (wish.source === source ? [wish.rule] : []));

  it.each([
    [test, 'has every task for safety within two years'],
    [test, 'starts with the worst hazards'],
    ['care:plumbing-and-drains.turn-stopcock', 'shows in the first three weeks where to shut off water and power'],
    ['care:windows-and-doors.anchor-furniture', 'prevents what happens seldom within half a year'],
    ['care:smoke-alarm.check-extinguisher', 'starts the care of what is in use within three months'],
  ] as const)('find that %s never comes: the plan %s', (source, rule) => {
    expect(wishOf(source, house)).not.toContain(rule);
    expect(wishOf(source, without(house, source, '2027-01-01'))).toContain(rule);
  });

  /** The weeks with one more task: the first of this source, on another day. */
  function withOneMore(source: TaskSource, index: number): readonly SimulatedWeek[] {
    const [task] = house.flatMap(({ tasks }) => tasks.filter((each) => each.source === source));
    if (!task) throw new Error(`The house has no ${source}.`);
    return house.map((week, place) =>
      place === index ? { ...week, tasks: [...week.tasks, { ...task, date: week.weekStart }] } : week,
    );
  }

  it('find a task that comes again too soon', () => {
    const source = 'care:roof-and-gutters.clear-gutters';
    const turn = house.findIndex(({ tasks }) => tasks.some((task) => task.source === source));
    expect(wishOf(source, withOneMore(source, turn + 4))).toContain(
      'has no task again before 60 of 100 days of its interval',
    );
  });

  it('find what frost damages in a home that joins in autumn and leaves it', () => {
    const source = 'care:plumbing-and-drains.winterise-pipes';
    const rule = 'is ready for the frost three weeks after joining in its season';
    const autumn = houseWith(['Fridge', 'Oven'], answers, '2027-11-01');
    expect(wishOf(source, autumn)).not.toContain(rule);
    expect(wishOf(source, without(autumn, source, '2027-01-01'))).toContain(rule);
  });

  it('find a comfort job that comes more often than anything else', () => {
    const [first] = house;
    const job = first && candidatesFor(first.input).jobs.find(({ task }) => task.stake === 'comfort');
    const [task] = first?.tasks ?? [];
    if (!job || !task) throw new Error('The house has no comfort job.');
    const source = sourceOf(job);
    const weeks = house.map((week) => ({ ...week, tasks: [...week.tasks, { ...task, source, date: week.weekStart }] }));
    expect(wishOf(source, weeks)).toContain('has no comfort job as what comes most often');
    expect(checkWishes(house).map(({ rule }) => rule)).not.toContain('has no comfort job as what comes most often');
  });
});

describe('the names of the rules', () => {
  it('differ', () => {
    const all = [...yearRules, ...readersWishes];
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  });
});

describe('the spread of the work', () => {
  it('counts the weeks since the household joined', () => {
    const { averageMinutes, usualMinutes, usualShare, longestMinutes, busiestMonth } = spreadOf(house);
    expect(averageMinutes).toBeGreaterThan(30);
    expect(averageMinutes).toBeLessThanOrEqual(60);
    expect(usualMinutes).toEqual({ from: 30, to: 75 });
    expect(usualShare).toBeGreaterThan(0.6);
    expect(longestMinutes).toBeGreaterThan(averageMinutes);
    expect(busiestMonth).toBeGreaterThan(1);
    expect(spreadOf([])).toMatchObject({ averageMinutes: 0, usualShare: 0, longestMinutes: 0, busiestMonth: 0 });
  });
});
