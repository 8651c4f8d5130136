import { describe, expect, it } from 'vitest';
import { every } from '#core/domain/care/care-task.ts';
import { planWeeks } from '#core/domain/plan/plan-week.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import { addDays, dayNumber, type Weekday, weekdayOf } from '#core/domain/time/dates.ts';
import { holidaysBetween } from '#core/domain/time/holidays.ts';
import { buildHome, buildItem } from '../../factories.ts';

const visits = ['Fridge', 'Oven', 'Dishwasher', 'Car'].map((name, index) =>
  buildItem(name as 'Fridge', {
    id: 'book-visit',
    stake: index % 2 ? 'danger' : 'costly',
    professional: true,
    intervalDays: [every.year, every.halfYear, every.quarter, every.twoMonths][index] ?? every.year,
  }),
);
const features = new Set(['Fridge', 'Oven', 'Dishwasher', 'Car']);

/** The days on which three years have something to book, from a Sunday on. */
function daysOfCalls(scheduledDays: readonly Weekday[], country: string) {
  const onboardedOn = '2026-11-29';
  const home = buildHome({ features, country, scheduledDays, onboardedOn });
  return simulate({ home, catalogue: visits, from: '2026-11-23', weeks: 156 }).flatMap(({ tasks }) =>
    tasks.map(({ date }) => date),
  );
}

describe('what is to be booked', () => {
  it.each([
    { days: ['Saturday', 'Sunday'], country: 'GB', on: ['Saturday'] },
    { days: ['Wednesday', 'Sunday'], country: 'FR', on: ['Wednesday'] },
    { days: ['Friday', 'Saturday'], country: 'SA', on: ['Saturday'] },
    { days: ['Friday', 'Saturday'], country: 'IL', on: ['Friday'] },
    { days: ['Sunday', 'Monday'], country: 'SA', on: ['Sunday', 'Monday'] },
    // There is no other day.
    { days: ['Sunday'], country: 'GB', on: ['Sunday'] },
  ] as const)('comes in $country, of $days, on $on', ({ days, country, on }) => {
    const dates = daysOfCalls(days, country);
    expect(dates.length).toBeGreaterThan(20);
    expect(dates.filter((date) => !on.some((day) => day === weekdayOf(date)))).toEqual([]);
  });

  it('comes in no week ahead of which a pause leaves only the day of rest', () => {
    const weeks = Array.from({ length: 5 }, (_, index) => addDays('2027-03-01', 7 * index));
    const daysWith = (pauses: readonly { from: string; to: string }[]) => {
      const home = buildHome({ features, country: 'GB', onboardedOn: '2026-11-30', pauses });
      const input = { home, catalogue: visits, history: new Map(), tasks: [], customTasks: [] };
      const planned = planWeeks({ ...input, weekStart: '2027-03-01', today: '2027-03-01' }, weeks).weeks;
      return planned.flat().map(({ date }) => weekdayOf(date));
    };
    const saturdays = weeks.map((monday) => addDays(monday, 5)).map((day) => ({ from: day, to: day }));
    for (const pauses of [[], saturdays.slice(0, 1), saturdays.slice(0, 2), saturdays.slice(0, 3)]) {
      const days = daysWith(pauses);
      expect(days.length).toBeGreaterThan(1);
      expect(days.filter((day) => day !== 'Saturday')).toEqual([]);
    }
  });

  it('comes on no holiday of the country', () => {
    for (const country of ['GB', 'US', 'GR', 'JP', 'SA']) {
      const dates = daysOfCalls(['Friday', 'Saturday', 'Sunday', 'Monday'], country);
      const on = (date: string) => holidaysBetween(country, dayNumber(date), dayNumber(date)).has(dayNumber(date));
      expect(dates.filter(on)).toEqual([]);
    }
  });
});
