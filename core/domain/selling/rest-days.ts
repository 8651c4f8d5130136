import { dateOfDay, dayNumber, type IsoDate, weekdayOf } from '../time/dates.ts';
import { easter, holidaysBetween, orthodoxEaster } from '../time/holidays.ts';

/**
 * The public holidays by law, those of single regions included: an extended period favours the buyer. Fixed days are
 * `MM-DD`, movable ones are counted from Easter Sunday.
 */
type Holidays = {
  readonly fixed: string;
  readonly easter: readonly number[];
  readonly eastern?: true;
  /** The last day of the search for a weekday: the holiday is the last such day until then. */
  readonly weekday?: readonly [day: 'Wednesday' | 'Friday', until: string];
};

const christmasEves = '12-24 12-25 12-26';
const nordic = [-3, -2, 1, 39, 50];
const france: Holidays = {
  fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25 12-26',
  easter: [-2, 1, 39, 50],
};
const overseas = `${france.fixed} 04-27 05-22 05-27 06-10 12-20`;
const swiss: Holidays = {
  fixed: '01-01 01-02 01-06 03-19 05-01 08-01 08-15 09-08 11-01 12-08 12-25 12-26',
  easter: [-2, 1, 39, 50, 60],
};

// biome-ignore format: a table of days reads better in rows
const byCountry: Readonly<Record<string, Holidays>> = {
  AT: { fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', easter: [1, 39, 50, 60] },
  BE: { fixed: '01-01 05-01 07-21 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  BG: { fixed: `01-01 03-03 05-01 05-06 05-24 09-06 09-22 ${christmasEves}`, easter: [-2, 1], eastern: true },
  CH: swiss,
  CY: { fixed: `01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 ${christmasEves}`, easter: [-48, -2, 1, 2, 50], eastern: true },
  CZ: { fixed: `01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 ${christmasEves}`, easter: [-2, 1] },
  DE: { fixed: '01-01 01-06 03-08 05-01 08-15 09-20 10-03 10-31 11-01 12-25 12-26', easter: [-2, 1, 39, 50, 60], weekday: ['Wednesday', '11-22'] },
  DK: { fixed: `01-01 06-05 ${christmasEves}`, easter: nordic },
  EE: { fixed: `01-01 02-24 05-01 06-23 06-24 08-20 ${christmasEves}`, easter: [-2] },
  ES: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', easter: [-3, -2, 1] },
  FI: { fixed: `01-01 01-06 05-01 12-06 ${christmasEves}`, easter: [-2, 1, 39], weekday: ['Friday', '06-25'] },
  FR: france, GF: { ...france, fixed: overseas }, GP: { ...france, fixed: overseas }, MQ: { ...france, fixed: overseas },
  RE: { ...france, fixed: overseas }, YT: { ...france, fixed: overseas },
  GR: { fixed: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26', easter: [-48, -2, 1, 50], eastern: true },
  HR: { fixed: '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26', easter: [1, 60] },
  HU: { fixed: `01-01 03-15 05-01 08-20 10-23 11-01 ${christmasEves}`, easter: [-2, 1, 50] },
  IS: { fixed: `01-01 05-01 06-17 ${christmasEves} 12-31`, easter: nordic },
  IT: { fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26', easter: [1] },
  LI: swiss,
  LT: { fixed: `01-01 02-16 03-11 05-01 06-24 07-06 08-15 11-01 11-02 ${christmasEves}`, easter: [1] },
  LU: { fixed: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26', easter: [1, 39, 50] },
  LV: { fixed: `01-01 05-01 05-04 06-23 06-24 11-18 ${christmasEves} 12-31`, easter: [-2, 1] },
  MT: { fixed: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25', easter: [-2] },
  NL: { fixed: '01-01 04-27 05-05 12-25 12-26', easter: [-2, 1, 39, 50] },
  NO: { fixed: '01-01 05-01 05-17 12-25 12-26', easter: nordic },
  PL: { fixed: `01-01 01-06 05-01 05-03 08-15 11-01 11-11 ${christmasEves}`, easter: [1, 60] },
  PT: { fixed: '01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25', easter: [-2, 60] },
  RO: { fixed: '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26', easter: [-2, 1, 50], eastern: true },
  SE: { fixed: `01-01 01-06 05-01 06-06 ${christmasEves} 12-31`, easter: [-2, 1, 39], weekday: ['Friday', '06-25'] },
  SI: { fixed: '01-01 01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26', easter: [1] },
  SK: { fixed: `01-01 01-06 05-01 05-08 07-05 08-29 09-01 09-15 11-01 11-17 ${christmasEves}`, easter: [-2, 1] },
};

/**
 * Whether no work is done on the day in the country (ISO 3166-1 alpha-2): a Saturday, a Sunday or a public holiday, as
 * Regulation (EEC, Euratom) 1182/71 counts them. Outside the EEA and Switzerland, only the main holidays are known.
 */
export function isRestDay(date: IsoDate, country: string): boolean {
  if (weekdayOf(date) === 'Saturday' || weekdayOf(date) === 'Sunday') return true;
  const known = byCountry[country];
  const day = dayNumber(date);
  if (!known) return holidaysBetween(country, day, day).has(day);
  const year = Number(date.slice(0, 4));
  const sunday = (known.eastern ? orthodoxEaster : easter)(year);
  return (
    known.fixed.includes(date.slice(5)) ||
    known.easter.includes(day - sunday) ||
    (known.weekday !== undefined && date === lastWeekday(year, ...known.weekday))
  );
}

function lastWeekday(year: number, wanted: 'Wednesday' | 'Friday', until: string): IsoDate {
  let day = dayNumber(`${year}-${until}`);
  while (weekdayOf(dateOfDay(day)) !== wanted) day--;
  return dateOfDay(day);
}
