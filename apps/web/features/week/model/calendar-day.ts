/** A calendar day, `YYYY-MM-DD`, without a time zone: the server has already converted it to the household's. */
export type CalendarDay = string;

const millisecondsPerDay = 86_400_000;

const inUtc = (date: CalendarDay): Date => new Date(`${date}T00:00:00Z`);

const formatter = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const weekdayFormat = formatter({ weekday: 'long' });
const dayMonth = formatter({ day: 'numeric', month: 'long' });
const dayShortMonth = formatter({ day: 'numeric', month: 'short' });

/** Whether the text is an existing day; date inputs return an empty string while incomplete. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const parsed = inUtc(text);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

export function addDays(date: CalendarDay, days: number): CalendarDay {
  return new Date(inUtc(date).getTime() + days * millisecondsPerDay).toISOString().slice(0, 10);
}

/** Whole days from one date to another; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((inUtc(to).getTime() - inUtc(from).getTime()) / millisecondsPerDay);
}

/** The Monday of the date's week. */
export function mondayOf(date: CalendarDay): CalendarDay {
  return addDays(date, -((inUtc(date).getUTCDay() + 6) % 7));
}

/** `Saturday` */
export function weekdayName(date: CalendarDay): string {
  return weekdayFormat.format(inUtc(date));
}

/** `28 Nov` */
export function shortDate(date: CalendarDay): string {
  return dayShortMonth.format(inUtc(date));
}

const yearOf = (date: CalendarDay): string => date.slice(0, 4);

/** `Saturday 28 November`, with the year if it differs from today's. */
export function longDate(date: CalendarDay, today: CalendarDay): string {
  const year = yearOf(date) === yearOf(today) ? '' : ` ${yearOf(date)}`;
  return `${weekdayName(date)} ${dayMonth.format(inUtc(date))}${year}`;
}

/** `today`, `tomorrow`, or the long date. */
export function spokenDate(date: CalendarDay, today: CalendarDay): string {
  const ahead = daysBetween(today, date);
  if (ahead === 0) return 'today';
  return ahead === 1 ? 'tomorrow' : longDate(date, today);
}

/** `23 to 29 November`, `30 November to 6 December`; with years if they differ from today's. */
export function weekRange(weekStart: CalendarDay, today: CalendarDay): string {
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
