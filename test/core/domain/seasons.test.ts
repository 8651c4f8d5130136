import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Season } from '#core/domain/care-task.ts';
import type { Climate } from '#core/domain/climate.ts';
import { dateOfDay, dayNumber } from '#core/domain/dates.ts';
import { moments } from '#core/domain/moments.ts';
import type { Month } from '#core/domain/months.ts';
import { monthsOf, windowsBetween } from '#core/domain/seasons.ts';

const north: Climate = { winter: 'regular', hemisphere: 'northern' };
const south: Climate = { winter: 'regular', hemisphere: 'southern' };
const tropics: Climate = { winter: 'none', hemisphere: 'northern', rainsBegin: 6 };

/** The windows of the years from 2027 to 2028, in dates. */
const windows = (season: Season | undefined, climate: Climate, from = '2027-01-01', to = '2028-12-31') =>
  windowsBetween(season, climate, dayNumber(from), dayNumber(to)).map(({ opens, best, closes }) =>
    [opens, best, closes].map(dateOfDay),
  );

describe('a season in months', () => {
  const spring = { from: 3, to: 5, best: 4 } as const;

  it('has whole months, with its best time in the middle of one', () => {
    expect(windows(spring, north)).toEqual([
      ['2027-03-01', '2027-04-15', '2027-05-31'],
      ['2028-03-01', '2028-04-15', '2028-05-31'],
    ]);
  });

  it('comes half a year later in the south, and never where there is no winter', () => {
    expect(windows(spring, south)[0]).toEqual(['2027-09-01', '2027-10-15', '2027-11-30']);
    expect(windows(spring, tropics)).toEqual([]);
  });

  it('runs over New Year, with a leap day where there is one', () => {
    const winter = { from: 12, to: 2, best: 1 } as const;
    expect(windows(winter, north)).toEqual([
      ['2026-12-01', '2027-01-15', '2027-02-28'],
      ['2027-12-01', '2028-01-15', '2028-02-29'],
      ['2028-12-01', '2029-01-15', '2029-02-28'],
    ]);
    expect(windows({ from: 6, to: 8, best: 7 }, south)[0]).toEqual(['2026-12-01', '2027-01-15', '2027-02-28']);
  });

  it('keeps its order and its width in either hemisphere', () => {
    const anyMonth = fc.integer({ min: 1, max: 12 }).map((month) => month as Month);
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 1, max: 10 }), fc.boolean(), (from, months, isSouth) => {
        const to = (((from + months - 1) % 12) + 1) as Month;
        const found = windowsBetween({ from, to, best: from }, isSouth ? south : north, 20_000, 21_000);
        for (const { opens, best, closes } of found) {
          expect(opens).toBeLessThanOrEqual(best);
          expect(best).toBeLessThanOrEqual(closes);
          expect(Math.abs(closes - opens - (months + 1) * 30.4)).toBeLessThan(5);
        }
      }),
    );
  });
});

describe('a season around a moment', () => {
  const drain = { around: 'first frost', from: -6, best: -3, to: 2 } as const;

  it('follows the frosts of each climate', () => {
    const best = (winter: 'hard' | 'regular' | 'rare') => windows(drain, { ...north, winter })[0]?.[1];
    expect(best('hard')).toBe('2027-09-10');
    expect(best('regular')).toBe('2027-10-20');
    expect(best('rare')).toBe('2027-11-19');
    expect(windows(drain, south)[0]?.[1]).toBe('2027-04-19');
  });

  it('begins and ends a number of weeks from it', () => {
    expect(windows(drain, north)[0]).toEqual(['2027-09-29', '2027-10-20', '2027-11-24']);
  });

  it('is absent where the moment never comes', () => {
    expect(windows(drain, tropics)).toEqual([]);
    expect(windows({ ...drain, around: 'rainy season' }, north)).toEqual([]);
    expect(windows({ ...drain, around: 'fire season' }, north)).toEqual([]);
    expect(windows({ ...drain, around: 'rainy season' }, tropics)[0]?.[1]).toBe('2027-05-11');
    expect(windows({ ...drain, around: 'fire season' }, { ...south, firesBegin: 11 })[0]?.[1]).toBe('2027-10-11');
  });
});

describe('the windows of a span', () => {
  it('are those that end in it or after it began, and open before it ends', () => {
    const spring = { from: 3, to: 5, best: 4 } as const;
    expect(windows(spring, north, '2027-05-31', '2028-02-29')).toHaveLength(1);
    expect(windows(spring, north, '2027-06-01', '2028-02-29')).toEqual([]);
    expect(windows(spring, north, '2027-06-01', '2028-03-01')).toHaveLength(1);
  });

  it('are none without a season', () => {
    expect(windows(undefined, north)).toEqual([]);
  });
});

it('names the months of a season for readers without a climate', () => {
  expect(monthsOf({ from: 9, to: 11, best: 10 })).toEqual({ from: 9, to: 11 });
  expect(monthsOf({ around: 'first frost', from: -6, best: -3, to: 2 })).toEqual({ from: 9, to: 11 });
  for (const around of moments) expect(monthsOf({ around, from: 0, best: 1, to: 6 }).from).not.toBe(1);
});
