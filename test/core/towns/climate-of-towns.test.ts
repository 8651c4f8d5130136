import { describe, expect, it } from 'vitest';
import { towns as table } from '#adapters/node-fs/towns/towns.ts';
import type { DayOfYear, Place } from '#core/domain/climate/place.ts';
import type { Month } from '#core/domain/time/months.ts';
import { monthsBetween } from '#core/domain/time/months.ts';
import { publishedNormals } from './published-normals.ts';

const mostDaysOff = 10;
const mostMonthsOff = 1;

const dayOf = ([month, day]: readonly [number, number]) => Date.UTC(2027, month - 1, day) / 86_400_000;

function townNamed(name: string, country: string) {
  const [plain = '', region] = name.replaceAll('_', ' ').split('@');
  const towns = table.search({ q: plain, country, limit: 8 });
  const town = region ? towns.find(({ regionCode }) => regionCode === `${country}-${region}`) : towns[0];
  return town && table.find(town.id);
}

/** A season of fires is published for a region, whether forest is beside many of its homes or beside few. */
const seasonsOf = ({ rains, storms, gales, fires, firesOfSome }: Place): readonly (readonly [string, Month])[] =>
  Object.entries({ R: rains, S: storms, G: gales, F: fires ?? firesOfSome }).flatMap(([name, month]) =>
    month ? [[name, month] as const] : [],
  );

/** What differs between a town's climate and what is published, in words. */
function differences(row: string) {
  const [country = '', name = '', last = '', first = '', ...seasons] = row.split(' ');
  const town = townNamed(name, country);
  if (!town) return { dates: 0, wrong: [`${row}: no such town`], seasons: [] as readonly string[] };
  const { frost } = town.place;
  if ((frost === undefined) !== (last === '-')) {
    return { dates: 2, wrong: [`${row}: frost ${frost ?? 'none'}`], seasons: [`${row}: frost ${frost ?? 'none'}`] };
  }
  const dates = frost
    ? ([
        [frost[0], last],
        [frost[1], first],
      ] as const)
    : [];
  const wrong = dates.flatMap(([found, published]) => {
    const off = dayOf(found) - dayOf(published.split('-').map(Number) as unknown as DayOfYear);
    return Math.abs(off) > mostDaysOff ? [`${row}: ${found} is ${off} days off`] : [];
  });
  const found = new Map(seasonsOf(town.place));
  const published = new Map(seasons.map((each) => [each.slice(0, 1), Number(each.slice(1)) as Month]));
  const off = [...new Set([...found.keys(), ...published.keys()])].filter((season) => {
    const [one, other] = [found.get(season), published.get(season)];
    return !one || !other || monthsBetween(one, other) > mostMonthsOff;
  });
  return {
    dates: dates.length,
    wrong,
    seasons: off.map((season) => `${row}: ${season}${found.get(season) ?? ' is missing'}`),
  };
}

describe('the climate of towns', () => {
  const rows = publishedNormals.split('\n').filter(Boolean);
  const all = rows.map(differences);

  it('has 95 of 100 dates of frost within ten days of what is published', () => {
    expect(rows.length).toBeGreaterThan(150);
    const dates = all.reduce((sum, each) => sum + each.dates, 0);
    const wrong = all.flatMap((each) => each.wrong);
    expect(wrong.length / dates, wrong.join('\n')).toBeLessThanOrEqual(0.05);
  });

  it('has no season that isn’t published, and each that is, within a month', () => {
    expect(all.flatMap((each) => each.seasons)).toEqual([]);
  });
});
