import { describe, expect, it } from 'vitest';
import { every, type Room } from '#core/domain/care/care-task.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { addDays, daysBetween, weekdays } from '#core/domain/time/dates.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday, plan, sources } from '../../factories.ts';

const saturday = '2027-03-06';
const sunday = '2027-03-07';
const names = ['Fridge', 'Oven', 'Dishwasher', 'Car', 'Bicycle', 'Lawn'] as const;
const features: ReadonlySet<string> = new Set(names);
const longAgo = (...ids: readonly string[]) =>
  historyOf(Object.fromEntries(ids.map((id) => [`care:${id}`, { lastDoneOn: '2026-12-01' }])));

describe('a week', () => {
  const catalogue = names.map((name) => buildItem(name, { id: 'test', stake: 'danger', minutes: 5 }));
  const history = longAgo(...catalogue.flatMap(({ tasks }) => tasks.map(({ id }) => id)));

  it('never has more tasks than the household wants', () => {
    const care = names.map((name) => buildItem(name, { id: 'test', stake: 'wear', minutes: 5, intervalDays: 30 }));
    for (const tasksPerWeek of [1, 2, 4])
      expect(plan({ home: buildHome({ features, tasksPerWeek }), catalogue: care, history })).toHaveLength(
        tasksPerWeek,
      );
  });

  it('has one more if safety is late and doesn’t fit', () => {
    for (const tasksPerWeek of [1, 2])
      expect(plan({ home: buildHome({ features, tasksPerWeek }), catalogue, history })).toHaveLength(tasksPerWeek + 1);
  });

  it('counts the assistant’s tasks that it already has, but not the user’s own', () => {
    const tasks = [
      buildPlannedBefore({ source: 'care:fridge.other', status: 'done' }),
      buildPlannedBefore({ source: 'care:oven.other', scheduledOn: sunday }),
      buildPlannedBefore({ source: 'hand' }),
      buildPlannedBefore({ source: 'custom:1' }),
      buildPlannedBefore({ source: 'care:lawn.other', status: 'skipped' }),
    ];
    expect(plan({ home: buildHome({ features, tasksPerWeek: 3 }), catalogue, history, tasks })).toHaveLength(2);
  });

  it('has a fitting task again only after its interval', () => {
    const weeks = simulate({
      home: buildHome({ onboardedOn: monday }),
      catalogue: [buildItem('Fridge', { id: 'wipe', intervalDays: every.quarter })],
      from: monday,
      weeks: 80,
    });
    const dates = weeks.flatMap(({ tasks }) => tasks.map(({ date }) => date));
    const gaps = dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date));
    expect(dates.length).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(120);
  });
});

describe('a visit every two years', () => {
  it('isn’t late before it is due, although its season comes every year', () => {
    const visit = {
      id: 'book-service',
      stake: 'costly',
      professional: true,
      season: { from: 3, to: 6, best: 4 },
    } as const;
    const catalogue = [buildItem('Lawn', { ...visit, intervalDays: every.twoYears })];
    const dates = simulate({
      home: buildHome({ features: new Set(['Lawn']), onboardedOn: monday }),
      catalogue,
      from: monday,
      weeks: 130,
    }).flatMap(({ tasks }) => tasks.map(({ date }) => date));
    expect(dates).toHaveLength(2);
    expect(daysBetween(dates[0] ?? '', dates[1] ?? '')).toBeGreaterThan(600);
  });
});

describe('a request of the storm season', () => {
  it('comes in the next season, although it came months late in the last one', () => {
    const season = { around: 'storm season', from: -8, best: -4, to: 1, grace: 16 } as const;
    const request = { id: 'shutters', stake: 'costly', isRequest: true, intervalDays: every.year, season } as const;
    const dates = simulate({
      home: buildHome({ country: 'KR', timezone: 'Asia/Seoul', onboardedOn: '2027-10-13' }),
      catalogue: [buildItem('Fridge', request)],
      from: '2027-10-11',
      weeks: 45,
    }).flatMap(({ tasks }) => tasks.map(({ date }) => date.slice(0, 7)));
    expect(dates).toEqual(['2027-10', expect.stringMatching(/^2028-0[5-7]$/)]);
  });
});

describe('an open task from an earlier day', () => {
  const catalogue = [buildItem('Fridge', { id: 'wipe', stake: 'danger' })];
  const open = (scheduledOn: string) => ({ catalogue, tasks: [buildPlannedBefore({ scheduledOn })] });

  it('is not proposed again for two weeks, and comes back afterwards', () => {
    for (const days of [1, 8, 14]) expect(plan(open(addDays(monday, -days)))).toEqual([]);
    expect(plan({ ...open(addDays(monday, -15)), history: longAgo('fridge.wipe') })).toHaveLength(1);
  });

  it('stays where the user moved it, and is not proposed before', () => {
    expect(plan(open(addDays(monday, 20)))).toEqual([]);
    expect(plan(open(saturday))).toEqual([]);
  });
});

describe('the longest gap of a safety task', () => {
  it('is kept when everything else is late', () => {
    const catalogue = [
      ...names.map((name) => buildItem(name, { id: 'do', minutes: 60, stake: 'costly' })),
      buildItem('Smoke Alarm', { id: 'test', stake: 'danger' }),
    ];
    const home = buildHome({ features, tasksPerWeek: 1 });
    const tests = simulate({ home, catalogue, from: monday, weeks: 52 })
      .flatMap(({ tasks }) => tasks)
      .filter(({ critical }) => critical);
    const gaps = tests.slice(1).map(({ date }, index) => daysBetween(tests[index]?.date ?? '', date));
    expect(tests.length).toBeGreaterThan(10);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(30);
  });

  it('is kept in a week that has no time left', () => {
    const catalogue = [
      buildItem('Fridge', { id: 'long', stake: 'danger', minutes: 70 }),
      buildItem('Oven', { id: 'test', stake: 'danger', minutes: 20 }),
    ];
    const history = historyOf({
      'care:fridge.long': { lastDoneOn: '2027-02-05' },
      'care:oven.test': { lastDoneOn: '2027-02-05' },
    });
    expect(sources(plan({ catalogue, history }))).toHaveLength(2);
  });
});

describe('the days', () => {
  const safety = (name: (typeof names)[number], room: Room, extra = {}) => ({
    ...buildItem(name, { id: 'do', stake: 'danger', minutes: 15, ...extra }),
    room,
  });

  it('are scheduled ones, with the minutes balanced between them', () => {
    const rooms = ['kitchen', 'garage', 'garden', 'bathroom'] as const;
    const catalogue = rooms.map((room, index) => safety(names[index] ?? 'Fridge', room, { minutes: 15 }));
    const history = longAgo('fridge.do', 'oven.do', 'dishwasher.do', 'car.do');
    const days = Map.groupBy(plan({ home: buildHome({ features }), catalogue, history }), ({ date }) => date);
    expect([...days].map(([date, tasks]) => [date, tasks.length])).toEqual([
      [saturday, 2],
      [sunday, 2],
    ]);
  });

  it('keep the jobs of one room together', () => {
    const catalogue = [safety('Fridge', 'kitchen'), safety('Car', 'garage'), safety('Oven', 'kitchen')];
    const history = longAgo('fridge.do', 'oven.do', 'car.do');
    const dates = new Map(
      plan({ home: buildHome({ features }), catalogue, history }).map((task) => [task.source, task.date]),
    );
    expect(dates.get('care:fridge.do')).toBe(dates.get('care:oven.do'));
    expect(dates.get('care:car.do')).not.toBe(dates.get('care:oven.do'));
  });

  it('are today or later in the current week', () => {
    const catalogue = names.map((name) => safety(name, 'kitchen'));
    const history = longAgo(...names.map((name) => `${name.toLowerCase()}.do`));
    const home = buildHome({ features, scheduledDays: weekdays });
    const dates = plan({ home, catalogue, history, today: '2027-03-05' }).map(({ date }) => date);
    expect(dates.length).toBeGreaterThan(3);
    expect(dates.filter((date) => date < '2027-03-05')).toEqual([]);
    const lastDay = plan({ home, catalogue, history, today: sunday }).map(({ date }) => date);
    expect(new Set(lastDay)).toEqual(new Set([sunday]));
  });

  it('are none where no scheduled day is left', () => {
    const home = buildHome({ features, scheduledDays: ['Monday', 'Tuesday'] });
    const catalogue = [safety('Fridge', 'kitchen')];
    expect(plan({ home, catalogue, history: longAgo('fridge.do'), today: '2027-03-03' })).toEqual([]);
  });

  it('keep chemicals apart that must not meet', () => {
    const catalogue = [
      safety('Fridge', 'kitchen', { uses: ['bleach'] }),
      safety('Oven', 'kitchen', { uses: ['acid'] }),
    ];
    const history = longAgo('fridge.do', 'oven.do');
    const dates = plan({ catalogue, history }).map(({ date }) => date);
    expect([...dates].sort()).toEqual([saturday, sunday]);
    const oneDay = buildHome({ scheduledDays: ['Saturday'] });
    expect(plan({ home: oneDay, catalogue, history })).toHaveLength(1);
  });
});
