import type { Month } from '../time/months.ts';
import type { Place } from './place.ts';

/** The seasons and peculiarities of a place, as a row of a table writes them: letters separated by commas. */
type Marks = Partial<Omit<Place, 'winter' | 'frost'>>;

/** A letter without a number. */
const yes = {
  W: 'wetAllYear',
  E: 'evergreen',
  C: 'coolSummer',
  D: 'desert',
  M: 'summerMosquitoes',
  H: 'high',
  T: 'termites',
  N: 'heavySnow',
  I: 'frostVaries',
  J: 'rainsVary',
  K: 'stormsVary',
} as const;

/** A letter with the month in which a season begins. */
const months = { S: 'storms', s: 'stormsOfSome', G: 'gales', g: 'galesOfSome', F: 'fires', f: 'firesOfSome' } as const;

type Reader = (from: Month, to: Month) => Marks;

const readers: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries(Object.entries(yes).map(([letter, name]) => [letter, () => ({ [name]: true })])),
  ...Object.fromEntries(Object.entries(months).map(([letter, name]) => [letter, (from: Month) => ({ [name]: from })])),
  R: (rains, rainsEnd) => ({ rains, rainsEnd }),
  r: (rains) => ({ rains, hasCoolRains: true }),
  Q: (shortRains, shortRainsEnd) => ({ shortRains, shortRainsEnd }),
};

function markOf(text: string): Marks {
  const [from, to] = text.slice(1).split('-').map(Number) as [Month, Month];
  const read = readers[text.slice(0, 1)];
  if (!read) throw new Error(`no place has the mark "${text}"`);
  return read(from, to);
}

/**
 * Reads them: R and its months are warm rains, r cool ones, Q the shorter of two rainy seasons, S tropical storms, G gales and
 * F wildfires (small letters where they reach few); the others are in `yes`. A number is a month, a second one the last month.
 */
export const marksOf = (text: string): Marks => (text === '-' ? {} : Object.assign({}, ...text.split(',').map(markOf)));

/** Writes what `marksOf` reads. */
export function marksTextOf(place: Marks): string {
  const { rains, rainsEnd, hasCoolRains, shortRains, shortRainsEnd } = place;
  const marks = [
    rains && (hasCoolRains ? `r${rains}` : `R${rains}-${rainsEnd}`),
    shortRains && `Q${shortRains}-${shortRainsEnd}`,
    ...Object.entries(months).map(([letter, name]) => place[name] && `${letter}${place[name]}`),
    ...Object.entries(yes).map(([letter, name]) => place[name] && letter),
  ];
  return marks.filter(Boolean).join(',') || '-';
}
