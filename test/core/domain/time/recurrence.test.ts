import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { nearestRecurrence, type Recurrence, recurrences, rhythmOf } from '#core/domain/time/recurrence.ts';
import { turnsBetween } from '#core/domain/time/rhythm.ts';
import { anyDate } from '../../factories.ts';

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const lengths = (year: number) => [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns all turns up to `end`, calculated one by one with a separate implementation of the calendar. */
function stepUpTo(recurrence: Recurrence, anchor: IsoDate, end: IsoDate): readonly IsoDate[] {
  const [year = 0, month = 0, day = 0] = anchor.split('-').map(Number);
  const months = { weekly: 0, monthly: 1, quarterly: 3, yearly: 12 }[recurrence];
  const turns: IsoDate[] = [];
  for (let turn = 0; ; turn++) {
    const index = year * 12 + (month - 1) + turn * months;
    const inYear = Math.floor(index / 12);
    const clamped = Math.min(day, lengths(inYear)[index % 12] ?? 0);
    const date =
      recurrence === 'weekly'
        ? new Date(Date.UTC(year, month - 1, day + turn * 7)).toISOString().slice(0, 10)
        : `${inYear}-${String((index % 12) + 1).padStart(2, '0')}-${String(clamped).padStart(2, '0')}`;
    if (date > end) return turns;
    turns.push(date);
  }
}

const turnsInWeek = (recurrence: Recurrence, anchor: IsoDate, weekStart: IsoDate) =>
  turnsBetween(rhythmOf({ recurrence }), anchor, weekStart, addDays(weekStart, 6));

describe('the turn of a recurrence in a week', () => {
  it.each(recurrences)('%s falls on the day that stepping from the anchor finds', (recurrence) => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -60, max: 1500 }), (anchor, weeks) => {
        const weekStart = addDays(weekStartOf(anchor), weeks * 7);
        const naive = stepUpTo(recurrence, anchor, addDays(weekStart, 6)).filter((date) => date >= weekStart);
        expect(naive.length).toBeLessThan(2);
        expect(turnsInWeek(recurrence, anchor, weekStart)).toEqual(naive);
      }),
      { numRuns: 150 },
    );
  });

  it('of a month that began on the 31st is its last day, and on the 31st again where there is one', () => {
    const turns = [...Array(14).keys()].flatMap((week) =>
      turnsInWeek('monthly', '2027-01-31', addDays('2027-01-25', 7 * week)),
    );
    expect(turns).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
  });

  it('of a year that began on 29 February is 28 February but in leap years', () => {
    expect(turnsInWeek('yearly', '2028-02-29', '2029-02-26')).toEqual(['2029-02-28']);
    expect(turnsInWeek('yearly', '2028-02-29', '2032-02-23')).toEqual(['2032-02-29']);
  });

  it('is none before the anchor', () => {
    expect(turnsInWeek('weekly', '2027-03-10', '2027-03-01')).toEqual([]);
    expect(turnsInWeek('weekly', '2027-03-10', '2027-03-08')).toEqual(['2027-03-10']);
  });
});

describe('the word for a rhythm', () => {
  it('is the nearest one', () => {
    const near = (every: number, unit: 'day' | 'week' | 'month' | 'year') =>
      nearestRecurrence({ every, unit, anchor: 'completion' });
    expect([near(3, 'day'), near(7, 'day'), near(2, 'week')]).toEqual(['weekly', 'weekly', 'weekly']);
    expect([near(3, 'week'), near(6, 'week'), near(1, 'month')]).toEqual(['monthly', 'monthly', 'monthly']);
    expect([near(2, 'month'), near(20, 'week')]).toEqual(['quarterly', 'quarterly']);
    expect([near(8, 'month'), near(2, 'year')]).toEqual(['yearly', 'yearly']);
  });
});
