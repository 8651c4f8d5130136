import type { DayOfYear, Frost } from '../../domain/climate/place.ts';
import type { Month } from '../../domain/time/months.ts';

/** The climate at a weather station. */
export type Station = {
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
  /** In metres. */
  readonly height: number;
  /** The mean of the coldest month, in °C. */
  readonly coldest: number;
  /** The days by which it has frozen last and first in half of the years. Absent where most years have no frost. */
  readonly frost?: Frost;
  readonly marks: Marks;
  readonly name: string;
};

/** What the letters in a row mean. A number behind a letter is the month in which it begins, a second one its last month. */
type Marks = {
  /** R: warm rains. */
  readonly rains?: readonly [Month, Month];
  /** r: cool rains. */
  readonly coolRains?: Month;
  /** Q: the shorter of two rainy seasons. */
  readonly shortRains?: readonly [Month, Month];
  /** W: warm and wet all year. */
  readonly wetAllYear?: true;
  /** S: hurricanes, typhoons or cyclones. */
  readonly storms?: Month;
  /** G: gales. */
  readonly gales?: Month;
  /** F: wildfires. */
  readonly fires?: Month;
  /** E: hardly a tree sheds its leaves. */
  readonly evergreen?: true;
  /** C: cool summers. */
  readonly coolSummer?: true;
  /** D: a hot desert. */
  readonly desert?: true;
  /** M: mosquitoes that carry fevers breed in summer. */
  readonly summerMosquitoes?: true;
  /** H: too high for mosquitoes. */
  readonly high?: true;
  /** T: termites that eat houses. */
  readonly termites?: true;
  /** N: so much snow that roofs are cleared. */
  readonly heavySnow?: true;
};

const yes = {
  W: 'wetAllYear',
  E: 'evergreen',
  C: 'coolSummer',
  D: 'desert',
  M: 'summerMosquitoes',
  H: 'high',
  T: 'termites',
  N: 'heavySnow',
} as const;
const months = { r: 'coolRains', S: 'storms', G: 'gales', F: 'fires' } as const;
const spans = { R: 'rains', Q: 'shortRains' } as const;

function markOf(text: string): Marks {
  const letter = text.slice(0, 1);
  const [from, to] = text.slice(1).split('-').map(Number) as [Month, Month];
  if (letter in spans) return { [spans[letter as keyof typeof spans]]: [from, to] };
  if (letter in months) return { [months[letter as keyof typeof months]]: from };
  if (letter in yes) return { [yes[letter as keyof typeof yes]]: true };
  throw new Error(`no station has the mark "${text}"`);
}

const dayOf = (text: string): DayOfYear => text.split('-').map(Number) as [Month, number];

/** A row: country, latitude, longitude, height, coldest month, last frost, first frost, marks and name. */
function stationOf(row: string): Station {
  const [country = '', latitude, longitude, height, coldest, last = '-', first = '-', marks = '-', ...name] =
    row.split(' ');
  return {
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
    height: Number(height),
    coldest: Number(coldest),
    ...(last !== '-' && { frost: [dayOf(last), dayOf(first)] as const }),
    marks: Object.assign({}, ...(marks === '-' ? [] : marks.split(',').map(markOf))),
    name: name.join(' '),
  };
}

export const stationsIn = (table: string): readonly Station[] => table.split('\n').filter(Boolean).map(stationOf);
