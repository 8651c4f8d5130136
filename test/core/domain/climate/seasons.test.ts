import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moments } from '#core/domain/climate/moments.ts';
import { monthsOf, type Season, windowsBetween } from '#core/domain/climate/seasons.ts';
import { type Climate, climateOf, turned } from '#core/domain/home/climate.ts';
import { dayNumber, type IsoDate } from '#core/domain/time/dates.ts';
import type { Month } from '#core/domain/time/months.ts';
import { anyDate } from '../../factories.ts';

const paris: Climate = {
  winter: 'regular',
  hemisphere: 'northern',
  lastFrost: [4, 10],
  firstFrost: [11, 10],
  leafFall: [11, 20],
};
const sydney: Climate = {
  winter: 'rare',
  hemisphere: 'southern',
  lastFrost: [8, 20],
  firstFrost: [6, 5],
  leafFall: [6, 2],
  firesBegin: 10,
};
const stockholm: Climate = {
  winter: 'hard',
  hemisphere: 'northern',
  lastFrost: [5, 5],
  firstFrost: [10, 15],
  leafFall: [11, 7],
};
const singapore = climateOf('SG', 'Asia/Singapore');
const dayOf = (day: number): IsoDate => new Date(day * 86_400_000).toISOString().slice(0, 10);
const monthOfDay = (day: number) => Number(dayOf(day).slice(5, 7));

/** The season's windows in 2027, as dates. */
const in2027 = (season: Season, climate: Climate) =>
  windowsBetween(season, climate, dayNumber('2027-01-01'), dayNumber('2027-12-31')).map(({ opens, best, closes }) =>
    [opens, best, closes].map(dayOf),
  );
const autumn: Season = { from: 9, to: 11, best: 10 };
const winter: Season = { from: 12, to: 2, best: 1 };

const anyMonth = fc.integer({ min: 1, max: 12 }).map((month) => month as Month);
const anySeason: fc.Arbitrary<Season> = fc
  .tuple(anyMonth, fc.integer({ min: 1, max: 9 }), fc.integer({ min: 0, max: 9 }))
  .map(([from, length, best]) => {
    const after = (months: number) => (((from - 1 + months) % 12) + 1) as Month;
    return { from, to: after(length), best: after(best % (length + 1)) };
  });

describe('a season in months', () => {
  it('is as written in the north, with its best time in the middle of a month', () => {
    expect(in2027(autumn, paris)).toEqual([['2027-09-01', '2027-10-15', '2027-11-30']]);
  });

  it('comes half a year later in the south', () => {
    expect(in2027(autumn, sydney)).toEqual([['2027-03-01', '2027-04-15', '2027-05-31']]);
    expect(in2027(winter, sydney)).toEqual([['2027-06-01', '2027-07-15', '2027-08-31']]);
  });

  it('runs over New Year and ends with a leap day where there is one', () => {
    expect(in2027(winter, paris)).toEqual([
      ['2026-12-01', '2027-01-15', '2027-02-28'],
      ['2027-12-01', '2028-01-15', '2028-02-29'],
    ]);
  });

  it('is none where there is no winter', () => {
    expect(in2027(autumn, singapore)).toEqual([]);
  });

  it('has windows of whole months that hold the best day, in order', () => {
    fc.assert(
      fc.property(anySeason, anyDate, fc.constantFrom(paris, sydney), (season, date, climate) => {
        const first = dayNumber(date);
        const windows = windowsBetween(season, climate, first, first + 400);
        expect(windows.length).toBeGreaterThan(0);
        expect(windows).toEqual([...windows].sort((one, other) => one.opens - other.opens));
        for (const { opens, best, closes } of windows) {
          expect(opens <= best && best <= closes).toBe(true);
          expect(closes >= first && opens <= first + 400).toBe(true);
          expect(closes - opens).toBeLessThan(366);
          expect(monthOfDay(closes + 1)).not.toBe(monthOfDay(closes));
          expect(dayOf(opens)).toMatch(/-01$/);
        }
      }),
    );
  });
});

it('a season of rains is shown to readers without a climate as it is where none come', () => {
  const otherwise = { from: 9, to: 5, best: 12, isMild: true } as const;
  expect(monthsOf({ around: 'rainy season', from: 1, best: 3, to: 30, otherwise })).toEqual(otherwise);
  expect(monthsOf({ around: 'last frost', from: 0, best: 1, to: 5, otherwise })).toEqual({ from: 4, to: 5 });
});

describe('a season around a moment', () => {
  const beforeFrost: Season = { around: 'first frost', from: -6, best: -2, to: 0 };

  it('follows the frost of each climate', () => {
    expect(in2027(beforeFrost, paris)).toEqual([['2027-09-29', '2027-10-27', '2027-11-10']]);
    expect(in2027(beforeFrost, stockholm)).toEqual([['2027-09-03', '2027-10-01', '2027-10-15']]);
    expect(in2027(beforeFrost, sydney)).toEqual([['2027-04-24', '2027-05-22', '2027-06-05']]);
  });

  it('is none where the moment never comes', () => {
    expect(in2027(beforeFrost, singapore)).toEqual([]);
    expect(in2027({ ...beforeFrost, around: 'rainy season' }, paris)).toEqual([]);
    expect(in2027({ ...beforeFrost, around: 'storm season' }, paris)).toEqual([]);
    expect(in2027({ ...beforeFrost, around: 'fire season' }, paris)).toEqual([]);
  });

  it('follows the rains, the storms and the wildfires, also where there is no winter', () => {
    const thailand = climateOf('TH', 'Asia/Bangkok');
    expect(in2027({ ...beforeFrost, around: 'rainy season' }, thailand)).toEqual([
      ['2027-03-20', '2027-04-17', '2027-05-01'],
    ]);
    expect(in2027({ ...beforeFrost, around: 'storm season' }, climateOf('PH', 'Asia/Manila'))).toEqual([
      ['2027-04-20', '2027-05-18', '2027-06-01'],
    ]);
    expect(in2027({ ...beforeFrost, around: 'fire season' }, sydney)).toEqual([
      ['2027-08-20', '2027-09-17', '2027-10-01'],
    ]);
  });

  describe('that lasts through the rains', () => {
    const inTheRains: Season = { around: 'rainy season', from: -1, best: 4, to: 22, afterRains: 4 };
    const spans = (country: string) =>
      in2027(inTheRains, climateOf(country, '')).map(([opens, , closes]) => [opens, closes]);

    it('ends some weeks after them, also after New Year', () => {
      expect(spans('TH')).toEqual([['2027-04-24', '2027-11-28']]);
      expect(spans('ZW')).toEqual([
        ['2026-10-25', '2027-04-28'],
        ['2027-10-25', '2028-04-28'],
      ]);
    });

    it('comes twice where there are two, and once where the second begins before the mosquitoes of the first are gone', () => {
      expect(spans('KE')).toEqual([
        ['2026-09-24', '2027-01-28'],
        ['2027-02-22', '2027-06-28'],
        ['2027-09-24', '2028-01-28'],
      ]);
      expect(spans('GH')).toEqual([
        ['2027-03-25', '2027-07-28'],
        ['2027-08-25', '2027-11-28'],
      ]);
    });

    it('is none where it rains all year, and none where it never rains so', () => {
      expect(spans('SG')).toEqual([]);
      expect(spans('FR')).toEqual([]);
    });
  });

  it('follows leaf fall, which comes after an early frost and before a late one', () => {
    const leafFall = (country: string) => climateOf(country, '').leafFall;
    expect(leafFall('MN')).toEqual([10, 2]);
    expect(leafFall('GB')).toEqual([11, 16]);
    expect(leafFall('GR')).toEqual([11, 27]);
  });

  it('comes once a year at every moment that the climate has', () => {
    const climates: readonly Climate[] = [paris, sydney, stockholm];
    for (const climate of climates) {
      const found = moments.filter((around) => in2027({ around, from: 0, best: 2, to: 5 }, climate).length === 1);
      expect(found).toEqual(expect.arrayContaining(['first frost', 'last frost', 'leaf fall']));
    }
  });
});

describe('the windows of a season', () => {
  const day = dayNumber;

  it('begin with one that holds the first day, to its last day', () => {
    const from = (first: IsoDate) =>
      windowsBetween(autumn, paris, day(first), day(first) + 365).map((it) => dayOf(it.opens));
    expect(from('2027-11-30')).toEqual(['2027-09-01', '2028-09-01']);
    expect(from('2027-12-01')).toEqual(['2028-09-01']);
  });

  it('end with one that opens on the last day', () => {
    const upTo = (last: IsoDate) => windowsBetween(autumn, paris, day('2027-01-01'), day(last)).length;
    expect(upTo('2027-08-31')).toBe(0);
    expect(upTo('2027-09-01')).toBe(1);
  });

  it('are none without a season', () => {
    expect(windowsBetween(undefined, paris, 0, 100_000)).toEqual([]);
  });
});

it('readers without a climate see the months of a temperate northern year', () => {
  expect(monthsOf(autumn)).toEqual({ from: 9, to: 11 });
  expect(monthsOf({ around: 'first frost', from: -6, best: -2, to: 0 })).toEqual({ from: 9, to: 11 });
  expect(monthsOf({ around: 'rainy season', from: -4, best: -2, to: 0 })).toEqual({ from: 5, to: 6 });
  expect(turned(1, sydney)).toBe(7);
  expect(turned(1, paris)).toBe(1);
});
