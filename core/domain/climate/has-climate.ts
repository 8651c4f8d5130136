import { type Climate, turned } from '../home/climate.ts';
import { isInWarmHalf, monthsBetween } from '../time/months.ts';
import type { Winter } from './place.ts';

/** What a climate can have, so that a task can name the climates it belongs to. */
export type ClimateName =
  | Winter
  | 'snow'
  | 'mild winter'
  | 'leaf fall'
  | 'rainy season'
  | 'short rains'
  | 'rains apart from storms'
  | 'warm rains'
  | 'storm season'
  | 'gales'
  | 'fire season'
  | 'mosquitoes'
  | 'mosquitoes all year'
  | 'summer mosquitoes'
  | 'desert'
  | 'cool'
  | 'earthquakes';

/** By this day of the northern year, the first frost has come where snow lies in an ordinary winter. */
const latestFrostBeforeSnow = 1105;

function hasSnow(climate: Climate): boolean {
  const { winter, firstFrost } = climate;
  if (winter !== 'regular' || firstFrost === undefined) return winter === 'hard';
  return 100 * turned(firstFrost[0], climate) + firstFrost[1] <= latestFrostBeforeSnow;
}

/** Whether rain falls in the warm half of the year, so that the year has a wet and a dry half. */
function hasWarmRains(climate: Climate): boolean {
  return !climate.hasCoolRains && isInWarmHalf(climate.rainsBegin, climate.hemisphere === 'southern');
}

/** Whether the rains are warm enough for mosquitoes: without a winter, they are in any month. */
const breedsInRains = (climate: Climate): boolean =>
  hasWarmRains(climate) || (climate.winter === 'none' && climate.rainsBegin !== undefined && !climate.hasCoolRains);

/** Roofs are made ready once for rains and storms that begin within so many months of each other. */
const monthsOfOneSeason = 2;

/** Whether the rains need a preparation of their own, because no storm season begins at about the same time. */
function hasRainsApart({ rainsBegin, stormsBegin, hasGales }: Climate): boolean {
  if (rainsBegin === undefined || hasGales || stormsBegin === undefined) return rainsBegin !== undefined;
  return monthsBetween(rainsBegin, stormsBegin) > monthsOfOneSeason;
}

export function hasClimate(climate: Climate, name: ClimateName): boolean {
  const { winter, rainsBegin, firesBegin } = climate;
  const hasCyclones = climate.stormsBegin !== undefined && !climate.hasGales;
  if (name === 'snow') return hasSnow(climate);
  if (name === 'warm rains') return hasWarmRains(climate);
  if (name === 'mosquitoes') return !climate.isHigh && !climate.isWetAllYear && breedsInRains(climate);
  if (name === 'mosquitoes all year') return !climate.isHigh && climate.isWetAllYear === true;
  if (name === 'summer mosquitoes') return climate.hasSummerMosquitoes === true;
  // A cool season without frost, as at the Cape and in the Canary Islands, but not in the tropics.
  if (name === 'mild winter') return winter === 'none' && !hasCyclones && !hasWarmRains(climate);
  if (name === 'rains apart from storms') return hasRainsApart(climate);
  if (name === 'leaf fall') return climate.leafFall !== undefined;
  if (name === 'short rains') return climate.shortRainsBegin !== undefined;
  if (name === 'earthquakes') return climate.hasEarthquakes === true;
  // Homes are heated for much longer than they are cooled.
  if (name === 'cool') return winter === 'hard' || climate.hasCoolSummer === true;
  if (name === 'desert') return climate.isDesert === true;
  if (name === 'storm season') return hasCyclones;
  if (name === 'gales') return climate.hasGales === true;
  if (name === 'rainy season') return rainsBegin !== undefined;
  if (name === 'fire season') return firesBegin !== undefined;
  return winter === name;
}
