import type { DayOfYear, Frost, Place, Winter } from '#core/domain/climate/place.ts';
import { winters } from '#core/domain/climate/place.ts';

/** A town with its climate. */
export type PlacedTown = { readonly population: number; readonly isSouthern: boolean; readonly place: Place };

/** What holds for this share of the people is common: a home that says nothing may be one of theirs. */
const common = 0.25;
/** What is peculiar, such as a desert, has to hold for this share. */
const most = 0.5;
/** Storms that reach this share are known where a household speaks of storms. */
const some = 0.02;

/** Where more than this share has a season at another time than most, towns disagree. */
const several = 0.05;
/** Frosts that are further apart come at different times. */
const daysApart = 10;

const people = (towns: readonly PlacedTown[]): number => towns.reduce((sum, { population }) => sum + population, 0);

type Test = (place: Place) => unknown;
const shareOf = (towns: readonly PlacedTown[], test: Test): number =>
  people(towns.filter(({ place }) => test(place))) / people(towns);

/** The coldest winter that is common, counted with colder ones. */
function winterOf(towns: readonly PlacedTown[]): Winter {
  const isCommon = (winter: Winter) =>
    shareOf(towns, ({ winter: own }) => winters.indexOf(own) <= winters.indexOf(winter)) >= common;
  return winters.find(isCommon) ?? 'none';
}

/** The value of the town in which the share of the people is reached, by rising value. */
function quantile(towns: readonly PlacedTown[], share: number, measure: (town: PlacedTown) => number): number {
  const sorted = towns.toSorted((one, other) => measure(one) - measure(other));
  const wanted = share * people(towns);
  let sum = 0;
  for (const town of sorted) {
    sum += town.population;
    if (sum >= wanted) return measure(town);
  }
  throw new Error('no towns');
}

const dayMs = 86_400_000;
const newYear = Date.UTC(2027, 0, 1);
/** Days since New Year; in the north, the autumn's belong to the year before, so that a winter is one span. */
const dayNumber = ([month, day]: DayOfYear, isSouthern: boolean): number => {
  const number = (Date.UTC(2027, month - 1, day) - newYear) / dayMs;
  return !isSouthern && number > 182 ? number - 365 : number;
};
const dayOf = (number: number): DayOfYear => {
  const date = new Date(newYear + number * dayMs);
  return [(date.getUTCMonth() + 1) as DayOfYear[0], date.getUTCDate()];
};

/** Its common part that freezes first in autumn and last in spring. */
function frostOf(towns: readonly PlacedTown[]): Frost | undefined {
  const frozen = towns.filter(({ place }) => place.frost);
  if (frozen.length === 0) return undefined;
  const day = (which: 0 | 1) => (town: PlacedTown) =>
    town.place.frost ? dayNumber(town.place.frost[which], town.isSouthern) : 0;
  return [dayOf(quantile(frozen, 1 - common, day(0))), dayOf(quantile(frozen, common, day(1)))];
}

/** The rains of the most people among those who have any. */
function rainsOf(towns: readonly PlacedTown[]): Partial<Place> {
  if (shareOf(towns, ({ rains }) => rains) < common) return {};
  const keyOf = ({ rains, hasCoolRains, shortRains }: Place) => `${rains} ${hasCoolRains} ${shortRains}`;
  const byKey = Map.groupBy(
    towns.filter(({ place }) => place.rains),
    ({ place }) => keyOf(place),
  );
  const [first] = [...byKey.values()].sort((one, other) => people(other) - people(one));
  const { rains, rainsEnd, hasCoolRains, shortRains, shortRainsEnd } = first?.[0]?.place ?? {};
  return {
    ...(rains && { rains }),
    ...(rainsEnd && { rainsEnd }),
    ...(hasCoolRains && { hasCoolRains }),
    ...(shortRains && { shortRains }),
    ...(shortRainsEnd && { shortRainsEnd }),
  };
}

/** When a season begins first in one of the months in which it begins for the share of the people. */
function beginOf(towns: readonly PlacedTown[], name: 'storms' | 'gales' | 'fires' | 'firesOfSome', share: number) {
  const those = towns.filter(({ place }) => place[name]);
  if (those.length === 0 || people(those) / people(towns) < share) return undefined;
  const months = Map.groupBy(those, ({ place }) => place[name]);
  return [...months].sort(([, one], [, other]) => people(other) - people(one))[0]?.[0];
}

function stormsOf(towns: readonly PlacedTown[]): Partial<Place> {
  const [storms, gales] = [beginOf(towns, 'storms', common), beginOf(towns, 'gales', common)];
  const [stormsOfSome, galesOfSome] = [beginOf(towns, 'storms', some), beginOf(towns, 'gales', some)];
  return {
    ...(storms ? { storms } : stormsOfSome && { stormsOfSome }),
    ...(gales ? { gales } : galesOfSome && { galesOfSome }),
  };
}

function isAlike({ place, isSouthern }: PlacedTown, frost: Frost): boolean {
  const off = (which: 0 | 1) =>
    place.frost ? Math.abs(dayNumber(place.frost[which], isSouthern) - dayNumber(frost[which], isSouthern)) : Infinity;
  return off(0) <= daysApart && off(1) <= daysApart;
}

/** What towns disagree about, of what the place has. */
function variationsOf(towns: readonly PlacedTown[], usual: Place): Partial<Place> {
  const { frost, rains, shortRains } = usual;
  const storms = usual.storms ?? usual.gales;
  const varies = (has: unknown, isOther: (town: PlacedTown) => boolean) =>
    has !== undefined && people(towns.filter(isOther)) / people(towns) > several;
  return {
    ...(varies(frost, (town) => frost !== undefined && !isAlike(town, frost)) && { frostVaries: true }),
    ...(varies(rains, ({ place }) => place.rains !== rains || place.shortRains !== shortRains) && { rainsVary: true }),
    ...(varies(storms, ({ place }) => (place.storms ?? place.gales) !== storms) && { stormsVary: true }),
  };
}

const peculiar = [
  'wetAllYear',
  'evergreen',
  'coolSummer',
  'desert',
  'summerMosquitoes',
  'high',
  'termites',
  'heavySnow',
] as const;

/** The climate that a home of one of these towns is planned for until it says which: that of the riskiest common town. */
export function usualPlace(towns: readonly PlacedTown[]): Place {
  const winter = winterOf(towns);
  const frost = winter === 'none' ? undefined : frostOf(towns);
  const fires = beginOf(towns, 'fires', common);
  const isFew = shareOf(towns, (place) => place.fires ?? place.firesOfSome) >= common;
  const firesOfSome = isFew && (beginOf(towns, 'firesOfSome', some) ?? beginOf(towns, 'fires', some));
  const usual: Place = { winter, ...(frost && { frost }), ...rainsOf(towns), ...stormsOf(towns) };
  return {
    ...usual,
    ...variationsOf(towns, usual),
    ...(fires ? { fires } : firesOfSome && { firesOfSome }),
    ...Object.fromEntries(
      peculiar.filter((name) => shareOf(towns, (place) => place[name]) >= most).map((name) => [name, true]),
    ),
  };
}
