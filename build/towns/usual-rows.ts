import type { Row } from '#adapters/node-fs/towns/row.ts';
import { marksTextOf } from '#core/domain/climate/marks.ts';
import type { DayOfYear, Place } from '#core/domain/climate/place.ts';
import { winters } from '#core/domain/climate/place.ts';
import { zoneNameOf } from '#core/domain/time/is-time-zone.ts';
import { placeOfTown } from '#core/towns/place-of-town.ts';
import { type PlacedTown, usualPlace } from './usual-place.ts';

type Placed = PlacedTown & { readonly zone: string };

const placed = (row: Row): Placed => ({
  zone: zoneNameOf(row.timezone),
  population: Math.max(row.population, 1),
  isSouthern: row.latitude < 0,
  place: placeOfTown(row),
});

const dayText = (day: DayOfYear | undefined): string => day?.join('-') ?? '-';
const textOf = (place: Place): string =>
  [place.winter, dayText(place.frost?.[0]), dayText(place.frost?.[1]), marksTextOf(place)].join(' ');

/** What it usually is, and what it is for those whose winter is another one of its towns'. */
function climatesOf(those: readonly Placed[]): string {
  const usual = usualPlace(those);
  const others = winters
    .filter((winter) => winter !== usual.winter)
    .map((winter) => those.filter(({ place }) => place.winter === winter))
    .filter((some) => some.length > 0)
    .map(usualPlace);
  return [usual, ...others].map(textOf).join(' | ');
}

/** The rows of a country for its towns. Zones that have one climate are one row. */
export function rowsOf(country: string, towns: readonly Row[]): readonly string[] {
  const those = towns.map(placed);
  const ofCountry = climatesOf(those);
  const zones = [...Map.groupBy(those, ({ zone }) => zone)].map(([zone, some]) => [zone, climatesOf(some)] as const);
  const others = Map.groupBy(
    zones.filter(([, climates]) => climates !== ofCountry),
    ([, climates]) => climates,
  );
  return [
    `${country} ${ofCountry}`,
    ...[...others].map(([climates, some]) => `${country} ${some.map(([zone]) => zone).join(',')} ${climates}`),
  ];
}
