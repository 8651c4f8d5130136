import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Month } from '#core/domain/care-task.ts';
import { climateOf } from '#core/domain/climate.ts';
import { countryCodes } from '#core/domain/countries.ts';
import { addDays, daysBetween, monthOf } from '#core/domain/dates.ts';
import { isWithin, seasonIn, windowAround } from '#core/domain/seasons.ts';
import { anyDate } from '../factories.ts';

const anyMonth = fc.integer({ min: 1, max: 12 }).map((month) => month as Month);
const anySeason = fc.record({ from: anyMonth, to: anyMonth });

describe('a season', () => {
  it('is as written in the north, half a year later in the south, and none in the tropics', () => {
    expect(seasonIn('FR', { from: 9, to: 11 })).toEqual({ from: 9, to: 11 });
    expect(seasonIn('NZ', { from: 9, to: 11 })).toEqual({ from: 3, to: 5 });
    expect(seasonIn('NZ', { from: 12, to: 2 })).toEqual({ from: 6, to: 8 });
    expect(seasonIn('NZ', { from: 5, to: 7 })).toEqual({ from: 11, to: 1 });
    expect(seasonIn('SG', { from: 9, to: 11 })).toBeUndefined();
  });

  it('is undefined everywhere for a job without one', () => {
    expect(countryCodes.map((country) => seasonIn(country, undefined)).filter(Boolean)).toEqual([]);
  });

  it('shifted twice by half a year is itself', () => {
    fc.assert(
      fc.property(anySeason, (season) => {
        const turned = seasonIn('AU', season);
        expect(seasonIn('AU', turned)).toEqual(season);
        expect(turned && Math.abs(turned.from - season.from)).toBe(6);
      }),
    );
  });

  it('keeps its meaning in every country', () => {
    const seasonal = countryCodes.filter((country) => seasonIn(country, { from: 6, to: 8 }) !== undefined);
    expect(seasonal).toEqual(countryCodes.filter((country) => climateOf(country).seasons !== 'none'));
  });
});

describe('the window of a season', () => {
  it('is the occurrence that contains the day', () => {
    expect(windowAround({ from: 3, to: 5 }, '2027-04-10')).toEqual({ opens: '2027-03-01', closes: '2027-05-31' });
    expect(windowAround({ from: 3, to: 5 }, '2027-05-31')).toEqual({ opens: '2027-03-01', closes: '2027-05-31' });
  });

  it('is the next occurrence once it is over', () => {
    expect(windowAround({ from: 3, to: 5 }, '2027-06-01')).toEqual({ opens: '2028-03-01', closes: '2028-05-31' });
    expect(windowAround({ from: 3, to: 5 }, '2027-02-28')).toEqual({ opens: '2027-03-01', closes: '2027-05-31' });
  });

  it('runs over New Year and ends with a leap day where there is one', () => {
    const winter = { opens: '2027-12-01', closes: '2028-02-29' };
    expect(windowAround({ from: 12, to: 2 }, '2027-12-31')).toEqual(winter);
    expect(windowAround({ from: 12, to: 2 }, '2028-01-01')).toEqual(winter);
    expect(windowAround({ from: 12, to: 2 }, '2028-03-01')).toEqual({ opens: '2028-12-01', closes: '2029-02-28' });
  });

  it('contains the day if its month is in the season, and otherwise lies in the year ahead', () => {
    fc.assert(
      fc.property(anySeason, anyDate, (season, date) => {
        const { from, to } = season;
        const month = monthOf(date);
        const inSeason = from <= to ? from <= month && month <= to : month >= from || month <= to;
        const window = windowAround(season, date);
        expect(isWithin(window, date)).toBe(inSeason);
        expect(monthOf(window.opens)).toBe(from);
        expect(monthOf(window.closes)).toBe(to);
        expect(window.opens.endsWith('-01') && addDays(window.closes, 1).endsWith('-01')).toBe(true);
        expect(daysBetween(window.opens, window.closes)).toBeLessThan(366);
        if (!inSeason) expect(daysBetween(date, window.opens)).toSatisfy((days: number) => days > 0 && days <= 366);
      }),
    );
  });
});
