/*
 * Derives the climate of homes whose town isn't known from the towns: ./run build/towns/usual.ts writes
 * core/domain/climate/usual-places.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { marksTextOf } from '#core/domain/climate/marks.ts';
import type { DayOfYear, Place } from '#core/domain/climate/place.ts';
import { winters } from '#core/domain/climate/place.ts';
import { zoneNameOf } from '#core/domain/time/is-time-zone.ts';
import { placeOfTown } from '#core/towns/place-of-town.ts';
import { rowOf } from '#core/towns/row.ts';
import { type PlacedTown, usualPlace } from './usual-place.ts';

type Placed = PlacedTown & { readonly country: string; readonly zone: string };

const towns: readonly Placed[] = readFileSync(new URL('../../core/towns/towns.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map(rowOf)
  .map((row) => ({
    country: row.country,
    zone: zoneNameOf(row.timezone),
    population: Math.max(row.population, 1),
    isSouthern: row.latitude < 0,
    place: placeOfTown(row),
  }));

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

/** Zones of a country that have one climate are one row. */
function rowsOf(country: string, those: readonly Placed[]): readonly string[] {
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

const rows = [...Map.groupBy(towns, ({ country }) => country)]
  .sort(([one], [other]) => (one < other ? -1 : 1))
  .flatMap(([country, those]) => rowsOf(country, those));
const file = `/**
 * Written by \`./run build/towns/usual.ts\`. A row: the country, its time zones if not all, and the climate of the riskiest
 * common town: the winter, the days of the last and the first frost, and the marks of \`marksOf\`. After each bar the same
 * for homes whose winter is another.
 */
export const usualPlaces = \`
${rows.join('\n')}
\`;
`;
writeFileSync(new URL('../../core/domain/climate/usual-places.ts', import.meta.url), file);
process.stdout.write(`${rows.length} rows\n`);
