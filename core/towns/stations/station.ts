import { marksOf } from '../../domain/climate/marks.ts';
import type { DayOfYear, Frost, Place } from '../../domain/climate/place.ts';
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
  /** Its seasons, and what is special. */
  readonly marks: Partial<Place>;
  readonly name: string;
};

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
    marks: marksOf(marks),
    name: name.join(' '),
  };
}

export const stationsIn = (table: string): readonly Station[] => table.split('\n').filter(Boolean).map(stationOf);
