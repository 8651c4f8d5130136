import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care-task.ts';
import { simulate } from '#core/domain/plan-week/simulate.ts';
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

  it('place a job on the days of the week that are in the window only', () => {
    const home = buildHome({ features: new Set(['Central Heating']), scheduledDays: ['Monday', 'Saturday'] });
    // Monday 30 August is too early, Saturday 4 September is not.
    const [task] = plan({ home, catalogue: [boiler], weekStart: '2027-08-30' });
    expect(task?.date).toBe('2027-09-04');
  });
});
