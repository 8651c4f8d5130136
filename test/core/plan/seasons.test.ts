import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { addDays, daysBetween, weekStartOf } from '#core/domain/dates.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { buildHome, buildItem, historyOf, plan } from '../factories.ts';

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
    const late = historyOf({ 'care:central-heating.check': { lastDoneOn: '2026-11-28' } });
    const home = buildHome({ features: new Set(['Central Heating']) });
    const planned = (weekStart: string) => plan({ home, catalogue: [boiler], history: late, weekStart });
    expect(planned('2026-11-23')).toEqual([]);
    expect(planned('2027-08-23')).toEqual([]);
    expect(planned('2027-09-06')).toHaveLength(1);
    expect(planned('2027-11-22')).toHaveLength(1);
    expect(planned('2027-12-06')).toEqual([]);
  });

  it('give no second turn in the week in which the window closes', () => {
    const early = historyOf({ 'care:central-heating.check': { lastDoneOn: '2027-09-04' } });
    const home = buildHome({ features: new Set(['Central Heating']), scheduledDays: ['Monday', 'Saturday'] });
    expect(plan({ home, catalogue: [boiler], history: early, weekStart: '2027-11-29' })).toEqual([]);
    const before = historyOf({ 'care:central-heating.check': { lastDoneOn: '2026-11-04' } });
    const [task] = plan({ home, catalogue: [boiler], history: before, weekStart: '2027-11-29' });
    expect(task?.date).toBe('2027-11-29');
  });

  it('come before what is a little late, the more the nearer their end, and frost first', () => {
    const late = buildItem('Fridge', { id: 'late', intervalDays: every.month });
    const once = (season: { from: 9; to: 11 }, frostOnly?: true) =>
      buildItem('Car', { id: 'once', intervalDays: every.year, season, ...(frostOnly && { frostOnly }) });
    const history = historyOf({
      'care:fridge.late': { lastDoneOn: '2027-08-01' },
      'care:car.once': { lastDoneOn: '2026-10-03' },
    });
    const home = buildHome({ features: new Set(['Fridge', 'Car']), tasksPerWeek: 1 });
    const first = (weekStart: string, frostOnly?: true) => {
      const lastDoneOn = addDays(weekStart, -50);
      const past = new Map([...history, ['care:fridge.late', { lastDoneOn }] as const]);
      return plan({ home, catalogue: [late, once({ from: 9, to: 11 }, frostOnly)], history: past, weekStart })[0]
        ?.source;
    };
    expect(first('2027-09-06')).toBe('care:fridge.late');
    expect(first('2027-09-06', true)).toBe('care:car.once');
    expect(first('2027-10-11')).toBe('care:car.once');
  });

  it('place a job on the days of the week that are in the window only', () => {
    const home = buildHome({ features: new Set(['Central Heating']), scheduledDays: ['Monday', 'Saturday'] });
    // Monday 30 August is before the season, Saturday 4 September is in it.
    const [task] = plan({ home, catalogue: [boiler], weekStart: '2027-08-30' });
    expect(task?.date).toBe('2027-09-04');
  });

  it('leave out items that are unused in freezing winters, and only those', () => {
    const test = { id: 'test', critical: true, intervalDays: every.fortnight, inUse: { from: 4, to: 10 } } as const;
    const months = (country: string) => {
      const home = buildHome({ features: new Set(['Pool']), country });
      const weeks = simulate({ home, catalogue: [buildItem('Pool', test)], from: '2027-01-04', weeks: 52 });
      return new Set(weeks.flatMap(({ tasks }) => tasks.map(({ date }) => Number(date.slice(5, 7)))));
    };
    expect([...months('FR')]).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect([...months('NZ')].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 10, 11, 12]);
    expect(months('AU').size).toBe(12);
  });
});

describe('a critical job with a season', () => {
  const service = buildItem('Central Heating', {
    id: 'service',
    intervalDays: every.year,
    critical: true,
    season: { from: 6, to: 11 },
  });
  const features = new Set(['Central Heating']);
  const dates = (from: string, weeks = 130) =>
    simulate({ home: buildHome({ features, onboardedOn: from }), catalogue: [service], from, weeks }).flatMap(
      ({ tasks }) => tasks,
    );

  it('does not wait for it if the last time is unknown, and comes in season from then on', () => {
    const [first, second, third] = dates('2027-01-04');
    expect(first?.date).toBe('2027-01-16');
    expect(first?.reason).toBe('Not known when it was last done; every year');
    expect(second?.date).toBe('2027-08-28');
    expect(second?.reason).toMatch(/^Before the heating season; last done/);
    expect(third?.date).toBe('2028-08-26');
  });

  it('waits where its season is at most two months away', () => {
    const [first, second] = dates('2027-04-05');
    expect(first?.date).toBe('2027-06-26');
    expect(second?.date).toBe('2028-06-24');
  });

  it.each(['2027-02-10', '2027-04-25', '2027-05-31', '2027-12-04'])(
    'comes in season within a year when it was last done on %s',
    (lastDoneOn) => {
      const home = buildHome({ features });
      const history = historyOf({ 'care:central-heating.service': { lastDoneOn } });
      const from = addDays(weekStartOf(lastDoneOn), 7);
      const next = Array.from({ length: 60 }, (_, week) => addDays(from, 7 * week))
        .flatMap((weekStart) => plan({ home, catalogue: [service], history, weekStart }))
        .at(0);
      expect(daysBetween(lastDoneOn, next?.date ?? '')).toBeLessThanOrEqual(365);
      expect(Number(next?.date.slice(5, 7))).toSatisfy((month: number) => month >= 6 && month <= 11);
    },
  );

  it('does not wait for the next season when it was missed and its gap is over', () => {
    const home = buildHome({ features });
    const history = historyOf({ 'care:central-heating.service': { lastDoneOn: '2026-11-07' } });
    expect(plan({ home, catalogue: [service], history, weekStart: '2027-12-13' })).toHaveLength(1);
    expect(plan({ home, catalogue: [service], history, weekStart: '2028-05-08' })).toEqual([]);
  });

  it('keeps its gap over ten years', () => {
    for (const from of ['2027-01-04', '2027-05-31', '2027-10-25']) {
      const all = dates(from, 520).map(({ date }) => date);
      const gaps = all.slice(1).map((date, index) => daysBetween(all[index] ?? '', date));
      expect(all.length).toBeGreaterThanOrEqual(10);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(365);
    }
  });
});
