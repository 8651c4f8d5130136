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

/** Those of a country by zone, and under no name of one, those of its other zones. */
const byCountry = once(() => {
  const countries = new Map<string, Map<string, Climates>>();
  for (const row of usualPlaces.trim().split('\n')) {
    const [, country = '', zones = '', text = ''] = /^(\S+) (?:(\S+\/\S+) )?(.+)$/.exec(row) ?? [];
    const climates = countries.get(country) ?? new Map<string, Climates>();
    for (const zone of zones.split(',')) climates.set(zone, text.split(' | ').map(placeIn));
    countries.set(country, climates);
  }
  return countries;
});

function climatesIn(country: string, timezone: string): Climates | undefined {
  const climates = byCountry().get(country);
  // Most countries have one climate, and the platform takes long to look a zone up.
  if (!climates || climates.size === 1) return climates?.get('');
  const own = climates.get(timezone) ?? (isTimeZone(timezone) ? climates.get(zoneNameOf(timezone)) : undefined);
  return own ?? climates.get('');
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
