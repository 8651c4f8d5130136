import { addDays, addMonths, type IsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { fullTitle } from '#words/full-title.ts';
import { itemName } from '#words/item-names.ts';
import type { Year, YearTask } from './year.ts';

/** A week of the year ahead. */
export type YearWeek = {
  /** Its Monday. */
  readonly weekStart: IsoDate;
  readonly minutes: number;
  /** Their titles name their items. What a professional does comes first. */
  readonly tasks: readonly YearTask[];
  readonly hasBooking: boolean;
};

/** How full a week is drawn: empty, and four steps up to the longest. */
const steps = 4;

/** Every week from today's to the last of the year, also those without a task. */
export function weeksOf({ today, months }: Year): readonly YearWeek[] {
  const byWeek = Map.groupBy(
    months.flatMap(({ tasks }) => tasks),
    ({ weekStart }) => weekStart,
  );
  const last = months.at(-1);
  if (!last) return [];
  const end = addMonths(`${last.month}-01`, 1);
  const weeks: YearWeek[] = [];
  for (let weekStart = weekStartOf(today); weekStart < end; weekStart = addDays(weekStart, 7)) {
    const ofWeek = (byWeek.get(weekStart) ?? []).map((task) => ({
      ...task,
      title: fullTitle(itemName(task.item), task.title),
    }));
    const bookings = ofWeek.filter(({ kind }) => kind === 'booking');
    weeks.push({
      weekStart,
      minutes: ofWeek.reduce((sum, { minutes }) => sum + minutes, 0),
      tasks: [...bookings, ...ofWeek.filter(({ kind }) => kind !== 'booking')],
      hasBooking: bookings.length > 0,
    });
  }
  return weeks;
}

/** How full a week is drawn, from 0 to 4. A tenth of the weeks may be longer than full, so that one long week doesn't make all others pale. */
export function fullness(week: YearWeek, weeks: readonly YearWeek[]): number {
  const sorted = weeks.map(({ minutes }) => minutes).sort((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  if (week.minutes === 0) return 0;
  return Math.min(steps, Math.max(1, Math.ceil((steps * week.minutes) / Math.max(1, usual))));
}
