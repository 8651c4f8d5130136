import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { addDays, daysBetween } from '#core/domain/dates.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { buildHome, buildItem, buildPlannedBefore, historyOf, monday, plan, sources } from '../factories.ts';

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

  it('does not bring it early if there is one place a week and another job is late', () => {
    const home = buildHome({ tasksPerWeek: 1 });
    const catalogue = [
      buildItem('Fridge', { id: 'check', critical: true, intervalDays: every.month }),
      buildItem('Oven', { id: 'wipe' }),
    ];
    const history = historyOf({
      'care:fridge.check': { lastDoneOn: '2027-02-20' },
      'care:oven.wipe': { lastDoneOn: '2026-12-01' },
    });
    expect(sources(plan({ home, catalogue, history }))).toEqual(['care:oven.wipe']);
    expect(sources(plan({ home, catalogue, history, weekStart: '2027-03-15' }))).toEqual(['care:fridge.check']);
  });

  it('is kept through a week in which more fall due than it has places', () => {
    const alarms = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, critical: true, intervalDays: every.year }) as const);
    const catalogue = [buildItem('Fridge', ...alarms.slice(0, 3)), buildItem('Oven', ...alarms.slice(3))];
    const home = buildHome({ tasksPerWeek: 2 });
    const past = historyOf(
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

  it('has priority over jobs that were never done', () => {
    const catalogue = [
      buildItem('Fridge', { id: 'old', critical: true }),
      buildItem('Oven', { id: 'new', critical: true }),
    ];
    const past = historyOf({ 'care:fridge.old': { lastDoneOn: '2027-02-05' } });
    const planned = (onboardedOn: string) =>
      sources(plan({ home: buildHome({ tasksPerWeek: 1, onboardedOn }), catalogue, history: past }));
    expect(planned('2027-02-01')).toEqual(['care:fridge.old']);
    // But it doesn't wait indefinitely when there are more jobs than places.
    expect(planned('2026-03-02')).toEqual(['care:oven.new']);
  });

  it('is kept by an item with two critical jobs and a third that is not', () => {
    const catalogue = [
      buildItem(
        'Fridge',
        { id: 'often', critical: true, intervalDays: every.fortnight },
        { id: 'rare', critical: true, intervalDays: every.twoMonths },
        { id: 'other' },
      ),
    ];
    const weeks = simulate({ home: buildHome(), catalogue, from: monday, weeks: 104 });
    const longest = (id: string) => {
      const dates = weeks.flatMap(({ tasks }) => tasks.flatMap((task) => (task.source === id ? [task.date] : [])));
      return Math.max(...dates.slice(1).map((date, index) => daysBetween(dates[index] ?? '', date)));
    };
    expect(weeks.filter(({ tasks }) => tasks.length > 1)).toEqual([]);
    expect(longest('care:fridge.often')).toBeLessThanOrEqual(14);
    expect(longest('care:fridge.rare')).toBeLessThanOrEqual(61);
    expect(longest('care:fridge.other')).toBeLessThanOrEqual(56);
  });

  it('is kept while another job of the item is overdue, which holds back all its other jobs', () => {
    const catalogue = [
      buildItem('Fridge', { id: 'safe', critical: true }, { id: 'wipe' }),
      buildItem('Oven', { id: 'a' }),
    ];
    const tasks = [
      buildPlannedBefore({ scheduledOn: '2027-02-27', occurrence: '2027-02-22', source: 'care:fridge.wax' }),
    ];
    const waxed = catalogue.map((item) =>
      item.name === 'Fridge'
        ? buildItem('Fridge', { id: 'safe', critical: true }, { id: 'wipe' }, { id: 'wax' })
        : item,
    );
    const planned = (lastDoneOn: string) =>
      sources(plan({ catalogue: waxed, tasks, history: historyOf({ 'care:fridge.safe': { lastDoneOn } }) }));
    expect(planned('2027-02-20')).toEqual(['care:oven.a']);
    expect(new Set(planned('2027-02-06'))).toEqual(new Set(['care:oven.a', 'care:fridge.safe']));
  });

  it('makes no week longer than two and a half hours, however much falls due at once', () => {
    const names = ['Fridge', 'Oven', 'Car', 'Lawn', 'Shower', 'Pool', 'Sauna'] as const;
    const catalogue = names.map((name) =>
      buildItem(name, { id: 'do', critical: true, minutes: 45, intervalDays: 365 }),
    );
    const home = buildHome({ features: new Set(names), tasksPerWeek: 20, onboardedOn: monday });
    const past = historyOf(
      Object.fromEntries(catalogue.map((item) => [`care:${item.tasks[0]?.id}`, { lastDoneOn: '2026-03-06' }])),
    );
    expect(plan({ home, catalogue, history: past })).toHaveLength(3);
  });
});
