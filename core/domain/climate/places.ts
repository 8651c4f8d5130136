import { once } from '../running/once.ts';
import { isTimeZone, zoneNameOf } from '../time/is-time-zone.ts';
import { marksOf } from './marks.ts';
import type { DayOfYear, Place, Winter } from './place.ts';
import { usualPlaces } from './usual-places.ts';

/** The usual climate of a country or zone, and those of its homes whose winter is another. */
type Climates = readonly Place[];

const dayOf = (text: string): DayOfYear => text.split('-').map(Number) as [DayOfYear[0], number];

function placeIn(text: string): Place {
  const [winter, last = '-', first = '-', marks = '-'] = text.split(' ');
  return {
    winter: winter as Winter,
    ...(last !== '-' && { frost: [dayOf(last), dayOf(first)] }),
    ...marksOf(marks),
  };
}

/** By country, and by country and zone with a space between them. */
const climates = once((): ReadonlyMap<string, Climates> => {
  const rows = usualPlaces.trim().split('\n');
  return new Map(
    rows.flatMap((row) => {
      const [, country = '', zones, text = ''] = /^(\S+) (?:(\S+\/\S+) )?(.+)$/.exec(row) ?? [];
      const places = text.split(' | ').map(placeIn);
      const names = zones ? zones.split(',').map((zone) => `${country} ${zone}`) : [country];
      return names.map((name) => [name, places] as const);
    }),
  );
});

function climatesIn(country: string, timezone: string): Climates | undefined {
  const all = climates();
  const named = (zone: string) => all.get(`${country} ${zone}`);
  return named(timezone) ?? (isTimeZone(timezone) ? named(zoneNameOf(timezone)) : undefined) ?? all.get(country);
}

/**
 * The climate that homes of a country and IANA zone are planned for until they name a town: that of the riskiest common
 * one, or of those that have the winter which the household named. Zones of other countries don't count. Undefined where
 * no town is known.
 */
export function placeOf(country: string, timezone: string, winter?: Winter): Place | undefined {
  const found = climatesIn(country, timezone);
  return found?.find((place) => place.winter === winter) ?? found?.[0];
}
