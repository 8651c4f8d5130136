import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { buildHome, buildItem, monday, plan, sources } from '../factories.ts';

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

  it('spreads jobs without a history over the next 8 to 12 weeks', () => {
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

  it('has its jobs in a different order from another home', () => {
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
