import { halfYearOn, type Season } from './care-task.ts';
import { climateOf } from './climate.ts';
import { addDays, addMonths, type IsoDate, monthOf } from './dates.ts';

export type Window = { readonly opens: IsoDate; readonly closes: IsoDate };

/** The season in the country: half a year later in the south, and undefined in the tropics. */
export function seasonIn(country: string, season: Season | undefined, timezone?: string): Season | undefined {
  if (season === undefined) return undefined;
  const { seasons } = climateOf(country, timezone);
  if (seasons === 'none') return undefined;
  return seasons === 'southern' ? { from: halfYearOn(season.from), to: halfYearOn(season.to) } : season;
}

function monthsIn(season: Season): number {
  return ((season.to - season.from + 12) % 12) + 1;
}

/** The season's occurrence that contains the date, or else the next one; whole months, both ends included. */
export function windowAround(season: Season, date: IsoDate): Window {
  const months = monthsIn(season);
  const behind = (monthOf(date) - season.from + 12) % 12;
  const thisMonth = `${date.slice(0, 7)}-01`;
  const opens = addMonths(thisMonth, behind < months ? -behind : 12 - behind);
  return { opens, closes: addDays(addMonths(opens, months), -1) };
}

export function isWithin(window: Window, date: IsoDate): boolean {
  return window.opens <= date && date <= window.closes;
}
