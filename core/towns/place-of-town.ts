import type { DayOfYear, Frost, Place, Winter } from '../domain/climate/place.ts';
import type { Month } from '../domain/time/months.ts';
import { stations } from './stations/index.ts';
import type { Station } from './stations/station.ts';

/** Degrees, and metres. */
type Spot = { readonly latitude: number; readonly longitude: number; readonly height: number };

/** A year has this many more days of frost for each metre of height. */
const daysPerMetre = 0.08;
const degreesPerMetre = 0.0065;
/** A kilometre of height makes as much difference as this many of distance. */
const kilometresPerMetre = 0.15;
/** Nearer than this, a station is as good as the nearest one. */
const nearEnough = 12;
const mostStations = 4;

const radians = Math.PI / 180;

/** In kilometres, with the difference in height. */
function distance(spot: Spot, station: Station): number {
  const [one, other] = [spot.latitude * radians, station.latitude * radians];
  const chord =
    Math.sin((one - other) / 2) ** 2 +
    Math.cos(one) * Math.cos(other) * Math.sin(((spot.longitude - station.longitude) * radians) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(chord)) + kilometresPerMetre * Math.abs(spot.height - station.height);
}

const day = 86_400_000;
const newYear = Date.UTC(2027, 0, 1);
/** Days since New Year; in the north, the autumn's belong to the year before, so that a winter is one span. */
function dayNumber([month, date]: DayOfYear, isSouthern: boolean): number {
  const number = (Date.UTC(2027, month - 1, date) - newYear) / day;
  return !isSouthern && number > 182 ? number - 365 : number;
}

function dayOfYear(number: number): DayOfYear {
  const date = new Date(newYear + Math.round(number) * day);
  return [(date.getUTCMonth() + 1) as Month, date.getUTCDate()];
}

/** A station's season of frost in days. Where it doesn't freeze, it is negative: the warmer, the more. */
function spanOf({ frost, coldest }: Station, isSouthern: boolean): number {
  if (!frost) return Math.min(-10, -12 * (coldest - 10));
  return dayNumber(frost[0], isSouthern) - dayNumber(frost[1], isSouthern);
}

/** Fewer days than this between the first and the last frost are a winter that most years don't have. */
const shortestSpan = 36;

type Near = readonly { readonly station: Station; readonly weight: number }[];

const mean = (near: Near, value: (station: Station) => number): number =>
  near.reduce((sum, { station, weight }) => sum + weight * value(station), 0) /
  near.reduce((sum, { weight }) => sum + weight, 0);

function frostOf(near: Near, { height, latitude }: Spot): Frost | undefined {
  const isSouthern = latitude < 0;
  const span = mean(near, (station) => spanOf(station, isSouthern) + daysPerMetre * (height - station.height));
  if (span < shortestSpan) return undefined;
  const frozen = near.filter(({ station }) => station.frost);
  const middle =
    frozen.length === 0
      ? dayNumber(isSouthern ? [7, 15] : [1, 15], isSouthern)
      : mean(
          frozen,
          ({
            frost: [last, first] = [
              [1, 15],
              [1, 15],
            ],
          }) => (dayNumber(last, isSouthern) + dayNumber(first, isSouthern)) / 2,
        );
  return [dayOfYear(middle + span / 2), dayOfYear(middle - span / 2)];
}

/** A winter is hard where the coldest month has frost on most days, or where it may freeze for more than half the year. */
function winterOf(frost: Frost | undefined, coldest: number, isSouthern: boolean): Winter {
  if (!frost) return 'none';
  const span = dayNumber(frost[0], isSouthern) - dayNumber(frost[1], isSouthern);
  if (coldest <= -2 || span > 200) return 'hard';
  return span < 105 ? 'rare' : 'regular';
}

/** Mosquitoes that carry fevers hardly breed above it. */
const heightOfMosquitoes = 2200;

/**
 * The climate of a town: its frosts from the nearest stations by distance, each corrected for height, and its seasons
 * from the nearest.
 */
export function placeOfTown(town: Spot): Place {
  const nearest = stations
    .map((station) => ({ station, distance: distance(town, station) }))
    .sort((one, other) => one.distance - other.distance)
    .slice(0, mostStations);
  const near = nearest.map((each) => ({ station: each.station, weight: 1 / Math.max(each.distance, nearEnough) ** 2 }));
  const [first] = nearest;
  const frost = frostOf(near, town);
  const coldest = mean(near, (station) => station.coldest - degreesPerMetre * (town.height - station.height));
  return {
    winter: winterOf(frost, coldest, town.latitude < 0),
    ...(frost && { frost }),
    ...first?.station.marks,
    ...(town.height > heightOfMosquitoes && { high: true }),
  };
}
