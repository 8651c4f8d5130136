import { addDays, daysBetween, type IsoDate } from '#core/domain/time/dates.ts';
import { dates as words } from '#words/app/dates.ts';
import { format } from '#words/format.ts';

/** `Saturday` */
export const weekdayName = (date: IsoDate): string => format.date(date, 'weekday');

/** `Monday`, `Monday and Tuesday`, `Monday to Thursday`, for neighbouring days. */
export function daysText(dates: readonly IsoDate[]): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (first === last) return weekdayName(first);
  return words.days(weekdayName(first), weekdayName(last), dates.length > 2);
}

/** `28 Nov` */
export const shortDate = (date: IsoDate): string => format.date(date, 'shortDay');

const yearOf = (date: IsoDate): string => date.slice(0, 4);

/** `Saturday 28 November`, with the year if it differs from today's. */
export function longDate(date: IsoDate, today: IsoDate): string {
  const year = yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`;
  return `${format.date(date, 'weekdayAndDay')}${year}`;
}

/** `today`, `tomorrow`, or the long date. */
export function spokenDate(date: IsoDate, today: IsoDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return words.today;
  return ahead === 1 ? words.tomorrow : longDate(date, today);
}

/** `today`, `yesterday`, or `on` and the long date. */
export function onDay(date: IsoDate, today: IsoDate): string {
  const ago = daysBetween(date, today);
  if (ago === 0) return words.today;
  return ago === 1 ? words.yesterday : words.on(longDate(date, today));
}

/** `18 October`, with the year if that was long ago. */
export function sinceText(date: IsoDate, today: IsoDate): string {
  const year = daysBetween(date, today) < 300 ? '' : ` ${yearOf(date)}`;
  return `${format.date(date, 'day')}${year}`;
}

/** `23 to 29 November`, `30 November to 6 December`; with years if they differ from today's. */
export function weekRange(weekStart: IsoDate, today: IsoDate): string {
  const end = addDays(weekStart, 6);
  const endText = format.date(end, 'day');
  if (yearOf(weekStart) !== yearOf(end)) {
    return words.range(`${format.date(weekStart, 'day')} ${yearOf(weekStart)}`, `${endText} ${yearOf(end)}`);
  }
  const sameMonth = weekStart.slice(0, 7) === end.slice(0, 7);
  const startText = sameMonth ? String(Number(weekStart.slice(8))) : format.date(weekStart, 'day');
  const year = yearOf(end) === yearOf(today) ? '' : ` ${yearOf(end)}`;
  return words.range(startText, `${endText}${year}`);
}
