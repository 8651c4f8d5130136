import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { addDays, daysBetween } from '#core/domain/dates.ts';
import { simulate } from '#core/domain/plan-week/simulate.ts';
import { buildHome, buildItem, historyOf, monday, plan, sources } from '../factories.ts';

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

  it('is not opened by what was never done: that waits behind a gap that runs', () => {
    const catalogue = [
      buildItem('Fridge', { id: 'old', critical: true }),
      buildItem('Oven', { id: 'new', critical: true }),
    ];
    const home = buildHome({ tasksPerWeek: 1 });
    const past = historyOf({ 'care:fridge.old': { lastDoneOn: '2027-02-05' } });
    expect(sources(plan({ home, catalogue, history: past }))).toEqual(['care:fridge.old']);
  });
});
