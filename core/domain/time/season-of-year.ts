import { type IsoDate, monthOf } from './dates.ts';

export const seasonsOfYear = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof seasonsOfYear)[number];

/** By the calendar of the weather, whose winter begins in December, or in June in the south. */
export function seasonOn(date: IsoDate, hemisphere: 'northern' | 'southern'): Season {
  const quarter = Math.floor((monthOf(date) % 12) / 3);
  return seasonsOfYear[(quarter + (hemisphere === 'southern' ? 2 : 0)) % 4] ?? 'summer';
}
