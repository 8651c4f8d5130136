import { expect, it } from 'vitest';
import { rowOf } from '#adapters/node-fs/towns/row.ts';
import { tableNamed } from '#adapters/node-fs/towns/table.ts';
import { countryCodes } from '#core/domain/climate/countries.ts';
import type { DayOfYear, Place } from '#core/domain/climate/place.ts';
import { placeOf } from '#core/domain/climate/places.ts';
import { placeOfTown } from '#core/towns/place-of-town.ts';

/*
 * What a home without a town is planned for happens in a town of its country: no season begins in a month, and no frost
 * on a day, that none of them has. One test for all countries and zones, over all 28,000 towns.
 */

const seasons = ['rains', 'shortRains', 'storms', 'gales', 'fires'] as const;

/** What few have is asked for, and may be planned for those who say so. */
const others = { storms: 'stormsOfSome', gales: 'galesOfSome', fires: 'firesOfSome' } as const;

const newYear = Date.UTC(2027, 0, 1);
/** Days since New Year; in the north, the autumn's belong to the year before, so that a winter is one span. */
function dayNumber([month, day]: DayOfYear, isSouthern: boolean): number {
  const number = (Date.UTC(2027, month - 1, day) - newYear) / 86_400_000;
  return !isSouthern && number > 182 ? number - 365 : number;
}

const { bytes } = tableNamed('towns');
const towns = bytes
  .toString()
  .trimEnd()
  .split('\n')
  .map(rowOf)
  .map((row) => ({ ...row, place: placeOfTown(row) }));
type Placed = (typeof towns)[number];

/** What the place has that no town has. */
function strange(place: Place, those: readonly Placed[]): readonly string[] {
  const begins = seasons.filter((name) => {
    const other = name in others ? others[name as keyof typeof others] : undefined;
    return (
      place[name] &&
      !those.some((town) => town.place[name] === place[name] || (other && town.place[other] === place[name]))
    );
  });
  const frozen = those.filter((town) => town.place.frost);
  const { frost } = place;
  const isOutside = (which: 0 | 1) => {
    const days = frozen.map((town) => dayNumber(town.place.frost?.[which] ?? [1, 1], town.latitude < 0));
    const own =
      frost &&
      dayNumber(
        frost[which],
        frozen.some((town) => town.latitude < 0),
      );
    return own !== undefined && (own < Math.min(...days) || own > Math.max(...days));
  };
  return [...begins, ...(frost && (isOutside(0) || isOutside(1)) ? ['frost'] : [])];
}

it('a home without a town has no season that no town of its country has, whatever its clocks', () => {
  const byCountry = Map.groupBy(towns, ({ country }) => country);
  expect(byCountry.size).toBeGreaterThan(countryCodes.length - 10);
  const wrong = [...byCountry].flatMap(([country, those]) =>
    ['', ...new Set(those.map(({ timezone }) => timezone))].flatMap((zone) => {
      const place = placeOf(country, zone);
      return place
        ? strange(place, those).map((season) => `${country} ${zone}: ${season}`)
        : [`${country}: no climate`];
    }),
  );
  expect(wrong).toEqual([]);
});
