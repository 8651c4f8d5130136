import { type AnsweredWinter, leafFallAfter, typicalFrost, typicalFrosts } from './climate/frost.ts';
import { type ClimateTrait, climateTraits, type DayOfYear, type Place, type Winter, winters } from './climate/place.ts';
import { placeOf } from './climate/places.ts';
import type { Answers } from './home/traits.ts';
import { halfYearOn, type Month } from './months.ts';

export { type ClimateTrait, type DayOfYear, winters };

/** What a climate can have, so that a task can name the climates it belongs to. */
export type ClimateName =
  | Winter
  | 'snow'
  | 'mild winter'
  | 'rainy season'
  | 'short rains'
  | 'rains apart from storms'
  | 'warm rains'
  | 'storm season'
  | 'fire season'
  | 'earthquakes';

/** A home's climate, as far as it matters for maintenance. */
export type Climate = {
  readonly winter: Winter;
  readonly hemisphere: 'northern' | 'southern';
  /** The usual days of the year on which it freezes first, trees are bare, and it freezes last. Absent without frost. */
  readonly firstFrost?: DayOfYear;
  readonly leafFall?: DayOfYear;
  readonly lastFrost?: DayOfYear;
  /** The month in which the rains usually begin. Absent where there is no such season. */
  readonly rainsBegin?: Month;
  /** The month in which the shorter of two rainy seasons usually begins. Absent where there is one or none. */
  readonly shortRainsBegin?: Month;
  /** Whether the rains come in the cool half of the year. */
  readonly hasCoolRains?: true;
  /** The month in which hurricanes, typhoons or cyclones usually begin. Absent where they don't reach. */
  readonly stormsBegin?: Month;
  /** The month in which wildfires usually begin. Absent where they are rare. */
  readonly firesBegin?: Month;
  /** Whether strong earthquakes are likely. */
  readonly hasEarthquakes?: true;
};

/** What the household said about its climate. */
export type ClimateAnswers = Pick<Answers, ClimateTrait>;

const southern: ReadonlySet<string> = new Set(
  (
    'AO AQ AR AS AU BO BR BV BW BI CC CD CG CK CL CX EC FJ FK GA GS HM ID IO KE KI KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE ' +
    'RW SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW'
  ).split(' '),
);

/** Where strong earthquakes are likely nearly everywhere, so that homes prepare for them. */
const earthquakeCountries: ReadonlySet<string> = new Set(
  'AL CL CR EC GR GT ID IR IT JP MX NI NP NZ PE PH RO SV TR TW'.split(' '),
);

/** For a code that no country has. */
const elsewhere: Place = { winter: 'rare', frost: typicalFrosts.rare };

const isWinter = (answer: ClimateAnswers['winter']): answer is AnsweredWinter =>
  answer !== undefined && answer !== 'not-sure';

/** When rain begins whose heaviest quarter is this one; long seasons begin a month before it. */
const rainsOfQuarters = { 'dec-feb': 11, 'mar-may': 3, 'jun-aug': 5, 'sep-nov': 10 } as const;

const monthsAfter = (month: Month, earlier: Month): number => (month - earlier + 12) % 12;

function rainsOf(place: Place, winter: AnsweredWinter, answer: ClimateAnswers['rains']): Month | undefined {
  const isMild = winter === 'none' || winter === 'rare';
  const usual = isMild ? (place.rains ?? place.rainsWhereMild) : place.rains;
  if (answer === 'none') return undefined;
  if (answer === undefined || answer === 'not-sure') return isColder(winter, place) ? undefined : usual;
  const begin = rainsOfQuarters[answer];
  // The month of the place is more exact, unless the household's rains are others.
  const isUsual = usual !== undefined && (monthsAfter(usual, begin) <= 2 || monthsAfter(begin, usual) <= 1);
  return isUsual ? usual : begin;
}

/** Rains and storms of a place with milder winters don't reach its parts that are frozen for months. */
const isColder = (winter: AnsweredWinter, place: Place): boolean =>
  place.winter !== 'hard' && (winter === 'hard' || winter === 'long');

function stormsOf(place: Place, winter: AnsweredWinter, answer: ClimateAnswers['storms'], isSouthern: boolean) {
  if (answer === 'no') return undefined;
  if (answer === 'yes') return place.storms ?? (isSouthern ? 11 : 6);
  return isColder(winter, place) ? undefined : place.storms;
}

/** Bush burns in the dry half of the year, so the household's rains say which half that is. */
function firesOf({ rains: usual, fires }: Place, rains: Month | undefined): Month | undefined {
  if (fires === undefined || usual === undefined || rains === undefined) return fires;
  return [4, 5, 6, 7, 8].includes(monthsAfter(rains, usual)) ? halfYearOn(fires) : fires;
}

/**
 * The climate of a country and IANA zone. What the household said counts more than both; what it isn't sure of, or
 * didn't say, is as usual in the place.
 */
export function climateOf(country: string, timezone: string, answers: ClimateAnswers = {}): Climate {
  const place = placeOf(country, timezone) ?? elsewhere;
  const isSouthern = southern.has(country);
  const winter = isWinter(answers.winter) ? answers.winter : place.winter;
  const frost = winter === place.winter ? place.frost : typicalFrost(winter, isSouthern);
  // An answer about another place, from before a move, doesn't count where the question isn't asked.
  const answerTo = <Trait extends 'rains' | 'storms'>(trait: Trait) =>
    place.asks?.includes(trait) ? answers[trait] : undefined;
  const rainsBegin = rainsOf(place, winter, answerTo('rains'));
  const stormsBegin = stormsOf(place, winter, answerTo('storms'), isSouthern);
  const firesBegin = firesOf(place, rainsBegin);
  return {
    winter: winter === 'long' ? 'hard' : winter,
    hemisphere: isSouthern ? 'southern' : 'northern',
    ...(frost && { lastFrost: frost[0], firstFrost: frost[1], leafFall: leafFallAfter(frost[1], isSouthern) }),
    ...(rainsBegin && { rainsBegin }),
    ...(place.shortRains && rainsBegin === place.rains && { shortRainsBegin: place.shortRains }),
    ...(place.hasCoolRains && rainsBegin && { hasCoolRains: true }),
    ...(stormsBegin && { stormsBegin }),
    ...(firesBegin && { firesBegin }),
    ...((place.earthquakes || earthquakeCountries.has(country)) && { hasEarthquakes: true }),
  };
}

export function isClimateTrait(trait: string): trait is ClimateTrait {
  return (climateTraits as readonly string[]).includes(trait);
}

/** Whether neither the country and zone nor the household's other answers say what the trait is. */
export function isClimateOpen(
  trait: ClimateTrait,
  country: string,
  timezone: string,
  answers: ClimateAnswers,
): boolean {
  const place = placeOf(country, timezone);
  if (!place?.asks?.includes(trait)) return false;
  return trait === 'winter' || !isWinter(answers.winter) || !isColder(answers.winter, place);
}

/** By this day of the northern year, the first frost has come where snow lies in an ordinary winter. */
const latestFrostBeforeSnow = 1105;

function hasSnow(climate: Climate): boolean {
  const { winter, firstFrost } = climate;
  if (winter !== 'regular' || firstFrost === undefined) return winter === 'hard';
  return 100 * turned(firstFrost[0], climate) + firstFrost[1] <= latestFrostBeforeSnow;
}

/** Whether rain falls in the warm half of the year, so that mosquitoes breed in it. */
function hasWarmRains(climate: Climate): boolean {
  if (climate.rainsBegin === undefined || climate.hasCoolRains) return false;
  const month = turned(climate.rainsBegin, climate);
  return month >= 4 && month <= 10;
}

/** Roofs are made ready once for rains and storms that begin within so many months of each other. */
const monthsOfOneSeason = 2;

/** Whether the rains need a preparation of their own, because no storm season begins at about the same time. */
function hasRainsApart({ rainsBegin, stormsBegin }: Climate): boolean {
  if (rainsBegin === undefined || stormsBegin === undefined) return rainsBegin !== undefined;
  return Math.min(monthsAfter(rainsBegin, stormsBegin), monthsAfter(stormsBegin, rainsBegin)) > monthsOfOneSeason;
}

export function hasClimate(climate: Climate, name: ClimateName): boolean {
  const { winter, rainsBegin, stormsBegin, firesBegin } = climate;
  if (name === 'snow') return hasSnow(climate);
  if (name === 'warm rains') return hasWarmRains(climate);
  // A cool season without frost, as at the Cape and in the Canary Islands, but not in the tropics.
  if (name === 'mild winter') return winter === 'none' && stormsBegin === undefined && !hasWarmRains(climate);
  if (name === 'rains apart from storms') return hasRainsApart(climate);
  if (name === 'short rains') return climate.shortRainsBegin !== undefined;
  if (name === 'earthquakes') return climate.hasEarthquakes === true;
  if (name === 'storm season') return stormsBegin !== undefined;
  if (name === 'rainy season') return rainsBegin !== undefined;
  if (name === 'fire season') return firesBegin !== undefined;
  return winter === name;
}

/** The month of the northern year whose season the climate has in the given month, and the reverse. */
export function turned(month: Month, { hemisphere }: Climate): Month {
  return hemisphere === 'southern' ? halfYearOn(month) : month;
}
