import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { asia } from './asia.ts';
import { europe } from './europe.ts';
import { oceania } from './oceania.ts';
import type { Place, Row } from './place.ts';

/*
 * Estimates for the main city of each place, rounded to five days or to the first of a month. They are no data set:
 * decision 78 names the dates that were checked. Frosts follow the days on which a minimum of 0 °C is as likely as not,
 * from the normals of 1981 to 2010 and 1991 to 2020 that the national weather services publish (NOAA, Environment
 * Canada, Met Office, Météo-France, DWD, SMHI, JMA, Bureau of Meteorology). Rains begin with the first month that is
 * much wetter than the average one. Storms begin with the season that each ocean's warning centre names, or a month or
 * two before their peak where they come all year. Gales begin with the month from which the weather services count or name
 * winter storms. Fires begin with the season of the local fire services.
 */
const regions = [europe, asia, americas, africa, oceania];

const byName = (rows: readonly Row[]): ReadonlyMap<string, Place> =>
  new Map(rows.flatMap(([names, place]) => names.split(' ').map((name) => [name, place] as const)));

const countries = byName(regions.flatMap((region) => region.countries));
const zones: ReadonlyMap<string, ReadonlyMap<string, Place>> = new Map(
  regions.flatMap((region) => Object.entries(region.zones).map(([country, rows]) => [country, byName(rows)] as const)),
);

/** The place of a country and IANA zone. Zones of other countries, and those without a climate of their own, don't count. */
export function placeOf(country: string, timezone: string): Place | undefined {
  return zones.get(country)?.get(timezone) ?? countries.get(country);
}
