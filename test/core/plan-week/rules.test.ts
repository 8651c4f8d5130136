import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { addDays, daysBetween, weekdays, weekStartOf } from '#core/domain/dates.ts';
import { simulate } from '#core/domain/plan-week/simulate.ts';
import type { LastTime, PlanInput } from '#core/domain/plan-week/types.ts';
import type { TaskSource } from '#core/domain/task.ts';
import { buildHome, buildItem, buildPlannedBefore, monday, plan, sources } from '../factories.ts';

const saturday = '2027-03-06';
const sunday = '2027-03-07';
const fridge = buildItem('Fridge', { id: 'wipe', intervalDays: every.quarter });
const history = (past: Record<string, LastTime>): PlanInput['history'] =>
  new Map(Object.entries(past) as [TaskSource, LastTime][]);
const doneOn = (lastDoneOn: string) => history({ 'care:fridge.wipe': { lastDoneOn } });

/** The first week, of up to a year from the given Monday, whose plan holds the fridge's one task. */
function firstWeekWith(input: Partial<PlanInput>, from = monday): string | undefined {
  return Array.from({ length: 53 }, (_, week) => addDays(from, 7 * week)).find((weekStart) =>
    sources(plan({ catalogue: [fridge], weekStart, today: from, ...input })).includes('care:fridge.wipe'),
  );
}

describe('only what the home has', () => {
  const catalogue = [
    fridge,
    buildItem('Oven', { id: 'wipe' }),
    buildItem('Smoke Alarm', { id: 'test' }),
    { ...buildItem('Roof and Gutters', { id: 'clear' }), property: ['House'] as const },
  ];

  it('is planned, and what every home has', () => {
    const home = buildHome({ features: new Set(['Fridge']) });
    expect(new Set(sources(plan({ home, catalogue })))).toEqual(new Set(['care:fridge.wipe', 'care:smoke-alarm.test']));
  });

  it('counts the property: no gutters in a flat', () => {
    const home = buildHome({ features: new Set(), propertyType: 'House' });
    expect(sources(plan({ home, catalogue }))).toContain('care:roof-and-gutters.clear');
  });

  it('counts what a task needs besides its item', () => {
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

  it('lets a late job come back a whole interval after it was done', () => {
    const lateBy3Weeks = doneOn(addDays(sunday, 21));
    const next = firstWeekWith({ history: lateBy3Weeks }, '2027-03-29');
    expect(next).toBe(weekStartOf(addDays('2027-03-28', every.quarter)));
  });

  it('brings a skipped task back at its next interval and says that it was skipped', () => {
    const skipped = history({ 'care:fridge.wipe': { lastDoneOn: '2026-11-01', lastSkippedOn: '2027-02-06' } });
    const weekStart = weekStartOf(addDays('2027-02-06', every.quarter));
    expect(firstWeekWith({ history: skipped })).toBe(weekStart);
    expect(plan({ catalogue: [fridge], history: skipped, weekStart })[0]?.reason).toBe(
      'Skipped 3 months ago; every 3 months',
    );
  });

  it('counts from the completion where that is later than the skipped one', () => {
    const past = history({ 'care:fridge.wipe': { lastDoneOn: '2027-02-20', lastSkippedOn: '2026-12-05' } });
    expect(firstWeekWith({ history: past })).toBe('2027-05-17');
  });

  it('does not propose again in the week what was deleted from it', () => {
    const tasks = [buildPlannedBefore({ occurrence: monday, status: 'skipped' })];
    expect(plan({ catalogue: [fridge], tasks })).toEqual([]);
  });
});

describe('seasons', () => {
  const boiler = buildItem('Central Heating', { id: 'check', intervalDays: every.year, season: { from: 9, to: 11 } });
  const monthsOf = (country: string, frostOnly?: true) => {
    const item = frostOnly ? buildItem('Central Heating', { id: 'lag', intervalDays: every.year, frostOnly }) : boiler;
    const home = buildHome({ features: new Set(['Central Heating']), country, onboardedOn: '2027-01-04' });
    return simulate({ home, catalogue: [item], from: '2027-01-04', weeks: 156 })
      .flatMap(({ tasks }) => tasks)
      .map(({ date }) => Number(date.slice(5, 7)));
  };

  it('place a job in its window in the north', () => {
    expect(monthsOf('FR')).toHaveLength(3);
    expect(monthsOf('FR').filter((month) => month < 9 || month > 11)).toEqual([]);
  });

  it('place it half a year later in the south', () => {
    expect(monthsOf('NZ')).toHaveLength(3);
    expect(monthsOf('NZ').filter((month) => month < 3 || month > 5)).toEqual([]);
  });

  it('do not hold a job back in the tropics', () => {
    expect(monthsOf('SG')[0]).toBeLessThan(4);
  });

  it('leave frost to countries that freeze', () => {
    expect(monthsOf('FR', true)).not.toEqual([]);
    expect(monthsOf('NZ', true)).not.toEqual([]);
    expect(monthsOf('AU', true)).toEqual([]);
    expect(monthsOf('SG', true)).toEqual([]);
  });

  it('give one turn in each run of the window, even where the last was late in it', () => {
    const late = history({ 'care:central-heating.check': { lastDoneOn: '2026-11-28' } });
    const home = buildHome({ features: new Set(['Central Heating']) });
    const planned = (weekStart: string) => plan({ home, catalogue: [boiler], history: late, weekStart });
    expect(planned('2026-11-23')).toEqual([]);
    expect(planned('2027-08-23')).toEqual([]);
    expect(planned('2027-09-06')).toHaveLength(1);
    expect(planned('2027-11-22')).toHaveLength(1);
    expect(planned('2027-12-06')).toEqual([]);
  });

  it('place a job on the days of the week that are in the window only', () => {
    const home = buildHome({ features: new Set(['Central Heating']), scheduledDays: ['Monday', 'Saturday'] });
    // Monday 30 August is too early, Saturday 4 September is not.
    const [task] = plan({ home, catalogue: [boiler], weekStart: '2027-08-30' });
    expect(task?.date).toBe('2027-09-04');
  });
});

describe('a new home', () => {
  const onboardedOn = '2027-03-03';
  const home = buildHome({
    onboardedOn,
    features: new Set(['Fridge', 'Oven', 'Dishwasher', 'Car']),
    propertyType: 'House',
  });
  const weeks = simulate({ home, catalogue: manyJobs(), from: monday, weeks: 20 });

  function manyJobs() {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const jobs = ids.map((id) => ({ id, intervalDays: every.year }));
    return [
      buildItem('Smoke Alarm', { id: 'test', quickWin: true, critical: true, intervalDays: every.month }, ...jobs),
      buildItem('Fridge', { id: 'check', quickWin: true, intervalDays: every.halfYear }, ...jobs),
      buildItem('Oven', ...jobs),
      buildItem('Dishwasher', ...jobs),
      buildItem('Car', ...jobs),
    ];
  }

  it('starts with quick wins and nothing else', () => {
    expect(sources(weeks[0]?.tasks ?? [])).toEqual(['care:fridge.check', 'care:smoke-alarm.test']);
    expect(weeks[0]?.tasks[0]?.reason).toMatch(/^A quick win to start with/);
  });

  it('spreads what has no history over the 8 to 12 weeks after', () => {
    const yearly = weeks.flatMap(({ tasks }, week) =>
      tasks.filter(({ source }) => /\.[a-e]$/.test(source)).map(({ source }) => ({ source, week })),
    );
    expect(new Set(yearly.map(({ source }) => source)).size).toBe(25);
    const last = Math.max(...yearly.map(({ week }) => week));
    expect(last).toBeGreaterThanOrEqual(8);
    expect(last).toBeLessThanOrEqual(12);
    const busiest = Math.max(...weeks.map(({ tasks }) => tasks.length));
    expect(busiest).toBeLessThanOrEqual(5);
  });

  it('is spread in another order than the next home', () => {
    const other = simulate({ home: { ...home, id: 'home-2' }, catalogue: manyJobs(), from: monday, weeks: 6 });
    expect(other.map(({ tasks }) => sources(tasks))).not.toEqual(weeks.slice(0, 6).map(({ tasks }) => sources(tasks)));
  });

  it('has its first week when no scheduled day is left in the one it was onboarded in', () => {
    const weekdaysOnly = { ...home, scheduledDays: ['Monday', 'Tuesday'] as const };
    const at = (weekStart: string) =>
      plan({ home: weekdaysOnly, catalogue: manyJobs(), weekStart, today: onboardedOn });
    expect(at(monday)).toEqual([]);
    expect(sources(at('2027-03-08'))).toEqual(['care:fridge.check', 'care:smoke-alarm.test']);
  });
});

describe('the budget', () => {
  const names = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Lawn'] as const;
  const features: ReadonlySet<string> = new Set(names);
  const of = (minutes: number) => names.map((name) => buildItem(name, { id: 'do', minutes }));

  it('holds never more tasks than the user wants', () => {
    for (const tasksPerWeek of [1, 2, 4]) {
      expect(plan({ home: buildHome({ features, tasksPerWeek }), catalogue: of(5) })).toHaveLength(tasksPerWeek);
    }
  });

  it('counts those of the assistant’s that the week holds already, and not the user’s own', () => {
    const tasks = [
      buildPlannedBefore({ source: 'care:fridge.other', status: 'done' }),
      buildPlannedBefore({ source: 'care:oven.other', scheduledOn: sunday }),
      buildPlannedBefore({ source: 'hand' }),
      buildPlannedBefore({ source: 'custom:1' }),
      buildPlannedBefore({ source: 'care:lawn.other', status: 'skipped' }),
    ];
    expect(plan({ home: buildHome({ features, tasksPerWeek: 3 }), catalogue: of(5), tasks })).toHaveLength(1);
  });

  it('is about an hour at the default of five tasks', () => {
    const home = buildHome({ features });
    const minutes = (each: number) =>
      plan({ home, catalogue: of(each) }).reduce((sum, task) => sum + (task.minutes ?? 0), 0);
    expect(minutes(10)).toBe(50);
    expect(minutes(25)).toBe(75);
    expect(minutes(45)).toBeLessThanOrEqual(90);
  });

  it('takes one long job a week', () => {
    const home = buildHome({ features, tasksPerWeek: 20 });
    expect(plan({ home, catalogue: of(60) })).toHaveLength(1);
    expect(plan({ home, catalogue: of(120) })).toHaveLength(1);
  });

  it('takes no long job beside one that stays in the week', () => {
    const home = buildHome({ features, tasksPerWeek: 20 });
    const tasks = [buildPlannedBefore({ source: 'care:pool.winterise', status: 'done', minutes: 90 })];
    expect(plan({ home, catalogue: of(90), tasks })).toEqual([]);
  });
});

describe('variety', () => {
  it('is one task of an item a week', () => {
    const catalogue = [buildItem('Fridge', { id: 'a' }, { id: 'b' }, { id: 'c' })];
    expect(plan({ catalogue })).toHaveLength(1);
  });

  it('leaves room for another beside a job that comes every week', () => {
    const catalogue = [buildItem('Fridge', { id: 'weekly', intervalDays: every.week }, { id: 'monthly' })];
    expect(new Set(sources(plan({ catalogue })))).toEqual(new Set(['care:fridge.weekly', 'care:fridge.monthly']));
  });

  it('gives no further turn to an item whose task stays in the week', () => {
    const catalogue = [buildItem('Fridge', { id: 'wipe' }, { id: 'b' })];
    const tasks = [buildPlannedBefore({ occurrence: monday, status: 'done' })];
    expect(plan({ catalogue, tasks })).toEqual([]);
  });

  it('puts jobs of one room, or with one tool, on one day', () => {
    const bath = { ...buildItem('Shower', { id: 'clean' }), room: 'bathroom' as const };
    const oven = buildItem('Oven', { id: 'a' });
    const home = buildHome({ features: new Set(['Fridge', 'Oven', 'Shower']) });
    const days = Map.groupBy(
      plan({ home, catalogue: [oven, bath, buildItem('Fridge', { id: 'a' })] }),
      ({ date }) => date,
    );
    expect([...days.values()].map((tasks) => [...sources(tasks)].sort()).sort()).toEqual([
      ['care:fridge.a', 'care:oven.a'],
      ['care:shower.clean'],
    ]);
  });

  it('never puts chemicals that must not meet on one day', () => {
    const catalogue = [
      buildItem('Shower', { id: 'mould', uses: ['bleach'] }),
      buildItem('Toilet', { id: 'descale', uses: ['acid'] }),
    ];
    const home = buildHome({ features: new Set(['Shower']) });
    const both = plan({ home, catalogue });
    expect(new Set(both.map(({ date }) => date))).toEqual(new Set([saturday, sunday]));
    const oneDay = buildHome({ features: new Set(['Shower']), scheduledDays: ['Saturday'] });
    expect(plan({ home: oneDay, catalogue })).toHaveLength(1);
  });

  it('minds the chemicals of what stays in the week', () => {
    const catalogue = [
      buildItem('Shower', { id: 'mould', uses: ['bleach'] }),
      buildItem('Toilet', { id: 'descale', uses: ['acid'] }),
    ];
    const home = buildHome({ features: new Set(['Shower']) });
    const tasks = [
      buildPlannedBefore({ source: 'care:shower.mould', occurrence: monday, scheduledOn: sunday, status: 'done' }),
    ];
    expect(plan({ home, catalogue, tasks }).map(({ date }) => date)).toEqual([saturday]);
  });
});

describe('the days', () => {
  const names = ['Fridge', 'Oven', 'Dishwasher', 'Car'] as const;
  const catalogue = names.map((name) => ({
    ...buildItem(name, { id: 'do' }),
    room: name === 'Car' ? ('garage' as const) : ('laundry' as const),
  }));
  const features = new Set<string>(names);

  it('are scheduled ones, with the minutes balanced between them', () => {
    const minutes = new Map<string, number>();
    const apart = names.map((name, index) => ({
      ...buildItem(name, { id: 'do', minutes: 15 }),
      room: (['kitchen', 'garage', 'garden', 'bathroom'] as const)[index] ?? 'kitchen',
    }));
    for (const task of plan({ home: buildHome({ features }), catalogue: apart })) {
      minutes.set(task.date, (minutes.get(task.date) ?? 0) + (task.minutes ?? 0));
    }
    expect(minutes).toEqual(
      new Map([
        [saturday, 30],
        [sunday, 30],
      ]),
    );
  });

  it('are today or later in the current week', () => {
    const home = buildHome({ features, scheduledDays: weekdays });
    const dates = plan({ home, catalogue, today: '2027-03-05' }).map(({ date }) => date);
    expect(dates).toHaveLength(4);
    expect(dates.filter((date) => date < '2027-03-05')).toEqual([]);
    expect(new Set(plan({ home, catalogue, today: sunday }).map(({ date }) => date))).toEqual(new Set([sunday]));
  });

  it('leave the current week empty when none of them is left', () => {
    const home = buildHome({ features, scheduledDays: ['Monday', 'Tuesday'] });
    expect(plan({ home, catalogue, today: '2027-03-03' })).toEqual([]);
    expect(plan({ home, catalogue, weekStart: '2027-03-08', today: '2027-03-03' })).not.toEqual([]);
  });
});

describe('what was left open', () => {
  const open = (scheduledOn: string) => ({
    tasks: [buildPlannedBefore({ scheduledOn, occurrence: weekStartOf(scheduledOn) })],
  });

  it('is not proposed again for two weeks', () => {
    for (const days of [1, 8, 14]) expect(plan({ catalogue: [fridge], ...open(addDays(monday, -days)) })).toEqual([]);
  });

  it('counts as missed afterwards and returns, with the reason', () => {
    const [task] = plan({ catalogue: [fridge], ...open(addDays(monday, -15)) });
    expect(task?.reason).toBe(`Left open 3 weeks ago; every 3 months`);
  });

  it('stays where the user moved it: not proposed again while it lies ahead', () => {
    expect(plan({ catalogue: [fridge], ...open(addDays(monday, 23)) })).toEqual([]);
  });

  it('in this week already is not proposed twice', () => {
    expect(plan({ catalogue: [fridge], ...open(saturday) })).toEqual([]);
  });
});

describe('the longest gap of a critical job', () => {
  const busy = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Lawn', 'Shower'] as const;

  it('is kept when everything else is late', () => {
    const catalogue = [
      ...busy.map((name) => buildItem(name, { id: 'do', minutes: 60 })),
      buildItem('Smoke Alarm', { id: 'test', critical: true }),
    ];
    const home = buildHome({ features: new Set(busy), tasksPerWeek: 1 });
    const tests = simulate({ home, catalogue, from: monday, weeks: 52 })
      .flatMap(({ tasks }) => tasks)
      .filter(({ critical }) => critical);
    const gaps = tests.slice(1).map(({ date }, index) => daysBetween(tests[index]?.date ?? '', date));
    expect(tests.length).toBeGreaterThan(10);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
  });

  it('is kept through a week in which more fall due than it has places', () => {
    const alarms = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, critical: true, intervalDays: every.year }) as const);
    const catalogue = [buildItem('Fridge', ...alarms.slice(0, 3)), buildItem('Oven', ...alarms.slice(3))];
    const home = buildHome({ tasksPerWeek: 2 });
    const past = history(
      Object.fromEntries(
        catalogue.flatMap(({ tasks }) => tasks).map(({ id }) => [`care:${id}`, { lastDoneOn: '2026-05-01' }]),
      ),
    );
    const lived = new Map(past);
    for (let week = 0; week < 10; week++) {
      const weekStart = addDays(monday, 7 * week);
      for (const task of plan({ home, catalogue, history: lived, weekStart }))
        lived.set(task.source, { lastDoneOn: task.date });
    }
    const dates = [...lived.values()].map(({ lastDoneOn = '' }) => lastDoneOn).sort();
    expect(dates[0]).toSatisfy((date: string) => date > monday);
    expect(dates.at(-1)).toSatisfy((date: string) => date <= '2027-05-01');
  });

  it('is not opened by what was never done: that waits behind a gap that runs', () => {
    const catalogue = [
      buildItem('Fridge', { id: 'old', critical: true }),
      buildItem('Oven', { id: 'new', critical: true }),
    ];
    const home = buildHome({ tasksPerWeek: 1 });
    const past = history({ 'care:fridge.old': { lastDoneOn: '2027-02-05' } });
    expect(sources(plan({ home, catalogue, history: past }))).toEqual(['care:fridge.old']);
  });
});
