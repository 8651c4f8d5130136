import type { Answers } from '../care/traits.ts';
import { hasEarthquakes } from '../climate/earthquakes.ts';
import { type AnsweredWinter, leafFallAfter, typicalFrost, typicalFrosts } from '../climate/frost.ts';
import {
  type ClimateTrait,
  climateTraits,
  type DayOfYear,
  type Place,
  type Winter,
  winters,
} from '../climate/place.ts';
import { placeOf } from '../climate/places.ts';
import { halfYearOn, isInWarmHalf, type Month, monthAfter, monthsAfter } from '../time/months.ts';

export { type ClimateTrait, type DayOfYear, winters };

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
  /** The last of their wet months. Absent where rains are cool. */
  readonly rainsEnd?: Month;
  /** The month in which the other of two rainy seasons usually begins. Absent where there is one or none. */
  readonly shortRainsBegin?: Month;
  readonly shortRainsEnd?: Month;
  /** Whether it is warm and rains in nearly every month. */
  readonly isWetAllYear?: true;
  /** Whether the rains come in the cool half of the year. */
  readonly hasCoolRains?: true;
  /** The month in which hurricanes, typhoons or cyclones usually begin, or gales. Absent where neither reaches. */
  readonly stormsBegin?: Month;
  /** Whether the storms are gales: those of the cold half of the year, or of the summer’s rains. */
  readonly hasGales?: true;
  /** The month in which wildfires usually begin. Absent where they are rare. */
  readonly firesBegin?: Month;
  /** Whether they reach only homes that have forest, bush or dry grass near, which most have not. */
  readonly firesReachFew?: true;
  /** Whether strong earthquakes are likely. */
  readonly hasEarthquakes?: true;
  /** Whether summers are cool although winters aren't hard. */
  readonly hasCoolSummer?: true;
  /** Whether it is a hot desert. */
  readonly isDesert?: true;
  /** Whether mosquitoes breed all summer, whatever its rains. */
  readonly hasSummerMosquitoes?: true;
  /** Whether it is too high for mosquitoes. */
  readonly isHigh?: true;
  /** Whether termites eat houses. Known of towns only. */
  readonly hasTermites?: true;
  /** Whether so much snow falls that roofs are cleared. Known of towns only. */
  readonly hasHeavySnow?: true;
};

/** What the household said about its climate. */
export type ClimateAnswers = Pick<Answers, ClimateTrait>;

const southern: ReadonlySet<string> = new Set(
  (
    'AO AQ AR AS AU BO BR BV BW BI CC CD CG CK CL CX EC FJ FK GA GS HM ID IO KE KI KM LS MG MU MW MZ NA NC NF NR NU NZ PE PF PG PN PY RE ' +
    'RW SB SC SH SZ TF TK TL TO TV TZ UY VU WF WS YT ZA ZM ZW'
  ).split(' '),
);

/** For a code that no country has. */
const elsewhere: Place = { winter: 'rare', frost: typicalFrosts.rare };

export const isWinter = (answer: ClimateAnswers['winter']): answer is AnsweredWinter =>
  answer !== undefined && answer !== 'not-sure';

/** When rain begins whose heaviest quarter is this one; long seasons begin a month before it. */
const rainsOfQuarters = { 'dec-feb': 11, 'mar-may': 3, 'jun-aug': 5, 'sep-nov': 10 } as const;

/** How many months after their first one rains usually end that only the household knows. */
const monthsOfRains = 5;

type Rains = Pick<Climate, 'rainsBegin' | 'rainsEnd' | 'shortRainsBegin' | 'shortRainsEnd' | 'isWetAllYear'>;

/** Whether the rains that begin in the month may be those that a household named by their heaviest quarter. */
const areThose = (usual: Month | undefined, begin: Month): boolean =>
  usual !== undefined && (monthsAfter(usual, begin) <= 2 || monthsAfter(begin, usual) <= 1);

/** The rains of the place, as its table has them: the longer ones first. */
function usualRains({ rains, rainsEnd, shortRains, shortRainsEnd, wetAllYear }: Place): Rains {
  return {
    ...(rains && { rainsBegin: rains, ...(rainsEnd && { rainsEnd }) }),
    ...(shortRains && { shortRainsBegin: shortRains, ...(shortRainsEnd && { shortRainsEnd }) }),
    ...(wetAllYear && { isWetAllYear: true }),
  };
}

function rainsOf(place: Place, winter: AnsweredWinter, answer: ClimateAnswers['rains']): Rains {
  const usual = usualRains(place);
  // Where it rains all year, no month is the rainy season.
  if (answer === 'none') return place.wetAllYear ? { isWetAllYear: true } : {};
  if (answer === undefined || answer === 'not-sure') return isColder(winter, place) ? {} : usual;
  const begin = rainsOfQuarters[answer];
  // The months of the place are more exact, unless the household's rains are others.
  if (areThose(usual.rainsBegin, begin)) return usual;
  const { rainsBegin, rainsEnd, shortRainsBegin, shortRainsEnd, ...allYear } = usual;
  if (!areThose(shortRainsBegin, begin))
    return { ...allYear, rainsBegin: begin, rainsEnd: monthAfter(begin, monthsOfRains) };
  // Of two rainy seasons, it is the one that the table calls the shorter whose rain is heavier.
  return {
    ...allYear,
    ...(shortRainsBegin && { rainsBegin: shortRainsBegin }),
    ...(shortRainsEnd && { rainsEnd: shortRainsEnd }),
    ...(rainsBegin && { shortRainsBegin: rainsBegin }),
    ...(rainsEnd && { shortRainsEnd: rainsEnd }),
  };
}

/** Whether these are the cool rains of the place, rather than others that the household named. */
const isCoolIn = ({ hasCoolRains, rains }: Place, { rainsBegin }: Rains): boolean =>
  hasCoolRains === true && rainsBegin !== undefined && rainsBegin === rains;

/** Rains and cyclones of a place with milder winters don't reach homes that are frozen for months. */
const isColder = (winter: AnsweredWinter, place: Place): boolean =>
  place.winter !== 'hard' && (winter === 'hard' || winter === 'long');

/** When gales begin where a household knows them and the table doesn't: with the cold half of the year. */
const usualGales = { northern: 10, southern: 4 } as const;
/** The same of tropical storms, where it never freezes. */
const usualCyclones = { northern: 6, southern: 11 } as const;

type Storms = Pick<Climate, 'stormsBegin' | 'hasGales'>;

const galesFrom = (stormsBegin: Month | undefined): Storms | undefined =>
  stormsBegin && { stormsBegin, hasGales: true };
const cyclonesFrom = (stormsBegin: Month | undefined): Storms | undefined => stormsBegin && { stormsBegin };

/** An answer counts wherever the home is; without one, the place decides. */
function stormsOf(
  place: Place,
  winter: AnsweredWinter,
  answer: ClimateAnswers['storms'],
  isSouthern: boolean,
  rainsBegin: Month | undefined,
): Storms {
  const { storms, gales, stormsOfSome, galesOfSome } = place;
  if (answer === 'no') return {};
  const hasSummerRains = isInWarmHalf(rainsBegin, isSouthern);
  // Where most have gales, the coast of the cyclones is the one whose rains come in summer.
  if (gales && stormsOfSome && hasSummerRains) return { stormsBegin: stormsOfSome };
  if (answer !== 'yes') return cyclonesFrom(isColder(winter, place) ? undefined : storms) ?? galesFrom(gales) ?? {};
  const hemisphere = isSouthern ? 'southern' : 'northern';
  const ofWinter = winter === 'none' ? cyclonesFrom(usualCyclones[hemisphere]) : galesFrom(usualGales[hemisphere]);
  // Inland, the worst storms are those of the summer’s rains.
  const unknown = winter !== 'none' && hasSummerRains ? galesFrom(rainsBegin) : ofWinter;
  return (
    cyclonesFrom(storms) ?? galesFrom(gales) ?? cyclonesFrom(stormsOfSome) ?? galesFrom(galesOfSome) ?? unknown ?? {}
  );
}

function isHigh(place: Place, { altitude }: ClimateAnswers): boolean {
  return altitude === 'high' || altitude === 'low' ? altitude === 'high' : place.high === true;
}

/** Bush burns in the dry half of the year, so the household's rains say which half that is. */
function firesOf({ rains: usual, fires: common, firesOfSome }: Place, rains: Month | undefined): Month | undefined {
  const fires = common ?? firesOfSome;
  if (fires === undefined || usual === undefined || rains === undefined) return fires;
  return [4, 5, 6, 7, 8].includes(monthsAfter(rains, usual)) ? halfYearOn(fires) : fires;
}

/** In which half of the year it is cold in a country. */
export const hemisphereOf = (country: string): 'northern' | 'southern' =>
  southern.has(country) ? 'southern' : 'northern';

/**
 * The climate of a town, or of a country and IANA zone where it isn't known. What the household said counts more than
 * both; what it isn't sure of, or didn't say, is as usual in the place.
 */
export function climateOf(country: string, timezone: string, answers: ClimateAnswers = {}, ofTown?: Place): Climate {
  const answered = isWinter(answers.winter) ? answers.winter : undefined;
  const place = ofTown ?? placeOf(country, timezone, answered === 'long' ? 'hard' : answered) ?? elsewhere;
  const isSouthern = southern.has(country);
  const winter = answered ?? place.winter;
  const frost = winter === place.winter ? place.frost : typicalFrost(winter, isSouthern);
  // Elsewhere the heaviest rain follows no dry season. With a town, what was said before counts.
  const hasRainySeason = ofTown !== undefined || place.rains !== undefined || place.wetAllYear === true;
  const rains = rainsOf(place, winter, hasRainySeason ? answers.rains : undefined);
  const firesBegin = firesOf(place, rains.rainsBegin);
  const hasLeafFall = !place.evergreen || winter !== 'rare';
  return {
    winter: winter === 'long' ? 'hard' : winter,
    hemisphere: hemisphereOf(country),
    ...(frost && { lastFrost: frost[0], firstFrost: frost[1] }),
    ...(frost && hasLeafFall && { leafFall: leafFallAfter(frost[1], isSouthern) }),
    ...rains,
    ...(isCoolIn(place, rains) && { hasCoolRains: true }),
    ...stormsOf(place, winter, answers.storms, isSouthern, rains.rainsBegin),
    ...(firesBegin && { firesBegin, ...(!place.fires && { firesReachFew: true as const }) }),
    ...(hasEarthquakes(country, timezone) && { hasEarthquakes: true }),
    ...(place.coolSummer && { hasCoolSummer: true }),
    ...(place.desert && { isDesert: true }),
    ...(place.summerMosquitoes && winter !== 'hard' && winter !== 'long' && { hasSummerMosquitoes: true }),
    ...(isHigh(place, answers) && { isHigh: true }),
    ...(place.termites && { hasTermites: true }),
    ...(place.heavySnow && { hasHeavySnow: true }),
  };
}

export function isClimateTrait(trait: string): trait is ClimateTrait {
  return (climateTraits as readonly string[]).includes(trait);
}

/** The month of the northern year whose season the climate has in the given month, and the reverse. */
export function turned(month: Month, { hemisphere }: Climate): Month {
  return hemisphere === 'southern' ? halfYearOn(month) : month;
}
