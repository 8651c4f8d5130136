import fc from 'fast-check';
import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import type { IsoDate } from '#core/domain/time/dates.ts';
import {
  afterSteps,
  everComes,
  intoSeason,
  isInSeason,
  type MonthSeason,
  type Rhythm,
  rhythmUnits,
  turnsBetween,
} from '#core/domain/time/rhythm.ts';

/** Places whose clocks change, on different days and by different spans, or not at all. */
const zones = ['Europe/Paris', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Apia', 'Africa/Casablanca', 'UTC'];

const month = fc.integer({ min: 1, max: 12 });
const season = fc.option(fc.record({ from: month, to: month }), { nil: undefined });
/** Days at which calendars differ: ends of months, leap days, and the nights in which clocks change. */
const first = fc.oneof(
  fc.constantFrom('2027-01-31', '2028-02-29', '2027-03-28', '2027-10-31', '2027-12-31', '2028-03-12', '2027-11-07'),
  fc.integer({ min: 0, max: 1500 }).map((days) => DateTime.utc(2026, 1, 1).plus({ days }).toFormat('yyyy-MM-dd')),
);
const rhythm = fc.record({
  unit: fc.constantFrom(...rhythmUnits),
  every: fc.integer({ min: 1, max: 60 }),
  anchor: fc.constantFrom('completion' as const, 'date' as const),
  season,
});

const asRhythm = ({
  season: months,
  ...rest
}: { season: MonthSeason | undefined } & Omit<Rhythm, 'season'>): Rhythm => ({
  ...rest,
  ...(months && { season: months }),
});

/** The months of a season, one by one. */
function monthsOf({ from, to }: MonthSeason): ReadonlySet<number> {
  const months = new Set([from]);
  for (let each = from; each !== to; ) {
    each = each === 12 ? 1 : each + 1;
    months.add(each);
  }
  return months;
}

const plus = (date: DateTime, { every, unit }: Rhythm, count: number) => date.plus({ [`${unit}s`]: every * count });

/** The turns of five years, by another library's calendar, at a time of the day that changes of the clock may skip. */
function independent(own: Rhythm, firstDay: IsoDate, zone: string): readonly (string | null)[] {
  const start = DateTime.fromISO(`${firstDay}T02:30`, { zone });
  const end = start.plus({ years: 5 });
  const turns: (string | null)[] = [];
  for (let count = 0; ; count++) {
    const turn = plus(start, own, count);
    if (turn > end) return turns;
    if (!own.season || monthsOf(own.season).has(turn.month)) turns.push(turn.toISODate());
  }
}

describe('a rhythm of one’s own', () => {
  it('has the turns of five years that another calendar has, through month ends, leap days and changes of the clock', () => {
    fc.assert(
      fc.property(rhythm, first, fc.constantFrom(...zones), (drawn, firstDay, zone) => {
        const own = asRhythm(drawn);
        const end = DateTime.fromISO(firstDay, { zone: 'utc' }).plus({ years: 5 }).toISODate() ?? '';
        expect(turnsBetween(own, firstDay, firstDay, end)).toEqual(independent(own, firstDay, zone));
      }),
      { numRuns: 500 },
    );
  });

  it('has the same turns in any part of those years as in the whole', () => {
    fc.assert(
      fc.property(rhythm, first, fc.integer({ min: -400, max: 1800 }), (drawn, firstDay, days) => {
        const own = asRhythm(drawn);
        const from = afterSteps(firstDay, { every: 1, unit: 'day' }, days);
        const to = afterSteps(from, { every: 40, unit: 'day' });
        const all = turnsBetween(own, firstDay, firstDay, to);
        expect(turnsBetween(own, firstDay, from, to)).toEqual(all.filter((turn) => turn >= from));
      }),
      { numRuns: 500 },
    );
  });

  it('moves what is due out of its season to the first day of the next one', () => {
    const summer = { from: 5, to: 9 };
    const winter = { from: 11, to: 2 };
    expect(['2027-05-01', '2027-09-30'].map((day) => intoSeason(day, summer))).toEqual(['2027-05-01', '2027-09-30']);
    expect(['2027-10-01', '2027-04-30'].map((day) => intoSeason(day, summer))).toEqual(['2028-05-01', '2027-05-01']);
    expect(['2027-01-31', '2027-03-01'].map((day) => intoSeason(day, winter))).toEqual(['2027-01-31', '2027-11-01']);
    fc.assert(
      fc.property(first, fc.record({ from: month, to: month }), (day, months) => {
        const moved = intoSeason(day, months);
        expect(isInSeason(moved, months)).toBe(true);
        expect(moved >= day).toBe(true);
        expect(moved === day).toBe(monthsOf(months).has(Number(day.slice(5, 7))));
      }),
    );
  });

  it('never comes if all its turns fall out of its season', () => {
    const yearly = { every: 1, unit: 'year', anchor: 'date', season: { from: 5, to: 9 } } as const;
    expect(everComes(yearly, '2027-01-15')).toBe(false);
    expect(everComes(yearly, '2027-06-15')).toBe(true);
    expect(everComes({ ...yearly, every: 6, unit: 'month' }, '2027-01-15')).toBe(true);
    expect(everComes({ ...yearly, every: 4, unit: 'month' }, '2027-02-15')).toBe(true);
    expect(everComes({ ...yearly, anchor: 'completion' }, '2027-01-15')).toBe(true);
    expect(everComes({ ...yearly, every: 20 }, '2027-06-15')).toBe(true);
  });
});
