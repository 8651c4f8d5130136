import { capitalise } from '#core/domain/text/capitalise.ts';
import { addDays, type IsoDate, type Weekday, weekdayOf } from '#core/domain/time/dates.ts';
import { rest } from '#words/app/week/rest.ts';
import { weekdayName } from './date-text.ts';

type QuickDay = { readonly label: string; readonly date: IsoDate };

/** The days that a task is mostly moved to: today, tomorrow, the next scheduled day, and in a week. */
export function quickDays(from: IsoDate, today: IsoDate, scheduledDays: readonly Weekday[]): readonly QuickDay[] {
  const tomorrow = addDays(today, 1);
  const later = Array.from({ length: 7 }, (_, index) => addDays(today, 2 + index));
  const scheduled = later.find((date) => scheduledDays.includes(weekdayOf(date)));
  const days = [
    { label: rest.day.today, date: today },
    { label: rest.day.tomorrow, date: tomorrow },
    ...(scheduled ? [{ label: capitalise(weekdayName(scheduled)), date: scheduled }] : []),
    { label: rest.day.nextWeek, date: addDays(today, 7) },
  ];
  return days.filter(({ date }, index) => date !== from && days.findIndex((other) => other.date === date) === index);
}
