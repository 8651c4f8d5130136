import { addDays, daysBetween, type IsoDate } from '#core/domain/dates.ts';

const inUtc = (date: IsoDate): Date => new Date(`${date}T00:00:00Z`);

const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const weekdayFormat = formatter({ weekday: 'long' });
const dayMonth = formatter({ day: 'numeric', month: 'long' });
const dayShortMonth = formatter({ day: 'numeric', month: 'short' });

/** `Saturday` */
export function weekdayName(date: IsoDate): string {
  return weekdayFormat.format(inUtc(date));
}

/** `Monday`, `Monday and Tuesday`, `Monday to Thursday`, for neighbouring days. */
export function daysText(dates: readonly IsoDate[]): string {
  const [first = '', last = first] = [dates[0], dates.at(-1)];
  if (first === last) return weekdayName(first);
  return `${weekdayName(first)} ${dates.length > 2 ? 'to' : 'and'} ${weekdayName(last)}`;
}

/** `28 Nov` */
export function shortDate(date: IsoDate): string {
  return dayShortMonth.format(inUtc(date));
}

const yearOf = (date: IsoDate): string => date.slice(0, 4);

/** `Saturday 28 November`, with the year if it differs from today's. */
export function longDate(date: IsoDate, today: IsoDate): string {
  const year = yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`;
  return `${weekdayName(date)} ${dayMonth.format(inUtc(date))}${year}`;
}

/** `today`, `tomorrow`, or the long date. */
export function spokenDate(date: IsoDate, today: IsoDate): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : longDate(date, today);
}

/** `today`, `yesterday`, or `on` and the long date. */
export function onDay(date: IsoDate, today: IsoDate): string {
  const ago = daysBetween(date, today);
  if (ago === 0) return 'today';
  return ago === 1 ? 'yesterday' : `on ${longDate(date, today)}`;
}

/** `18 October`, with the year if that was long ago. */
export function sinceText(date: IsoDate, today: IsoDate): string {
  const year = daysBetween(date, today) < 300 ? '' : ` ${yearOf(date)}`;
  return `${dayMonth.format(inUtc(date))}${year}`;
}

/** `23 to 29 November`, `30 November to 6 December`; with years if they differ from today's. */
export function weekRange(weekStart: IsoDate, today: IsoDate): string {
  const end = addDays(weekStart, 6);
  const endText = dayMonth.format(inUtc(end));
  if (yearOf(weekStart) !== yearOf(end)) {
    return `${dayMonth.format(inUtc(weekStart))} ${yearOf(weekStart)} to ${endText} ${yearOf(end)}`;
  }
  const sameMonth = weekStart.slice(0, 7) === end.slice(0, 7);
  const startText = sameMonth ? String(Number(weekStart.slice(8))) : dayMonth.format(inUtc(weekStart));
  const year = yearOf(end) === yearOf(today) ? '' : ` ${yearOf(end)}`;
  return `${startText} to ${endText}${year}`;
}
