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

/** Up to which share of the usual week a week is drawn pale, middling and full; a longer one is darkest. */
const shares = [0.6, 0.9, 1.15];

/** How full a week is drawn, from 0 to 4: compared with the median of the weeks that have tasks. */
export function fullness({ minutes }: YearWeek, weeks: readonly YearWeek[]): number {
  if (minutes === 0) return 0;
  const sorted = weeks
    .map((week) => week.minutes)
    .filter((each) => each > 0)
    .sort((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? minutes;
  return 1 + shares.filter((share) => minutes > share * usual).length;
}
