import { plannedWeeksAhead, weekOffsetLimits } from '#core/domain/week.ts';
import { addDays, type CalendarDay, mondayOf, weekRange } from './calendar-day.ts';

const { min, max } = weekOffsetLimits;

/** The week asked for by `?week=n`; anything that is not a week counts as the current one. */
export function offsetFromQuery(value: string | null): number {
  if (value === null || !/^-?\d{1,3}$/.test(value)) return 0;
  return Math.min(max, Math.max(min, Number(value))) || 0;
}

export const hasPrevious = (offset: number): boolean => offset > min;
export const hasNext = (offset: number): boolean => offset < max;

/** Whether the assistant plans the week at this offset yet, or still. */
export const isPlanned = (offset: number): boolean => offset >= 0 && offset <= plannedWeeksAhead;

export function weekStartAt(today: CalendarDay, offset: number): CalendarDay {
  return addDays(mondayOf(today), offset * 7);
}

export type WeekTitle = { readonly heading: string; readonly detail: string };

const relativeHeadings: Readonly<Record<string, string>> = { '-1': 'Last week', '0': 'This week', '1': 'Next week' };

const distance = (offset: number): string => (offset > 0 ? `In ${offset} weeks` : `${-offset} weeks ago`);

/** The three weeks around today by name, the others by their dates; before the server has said what day it is, by how far off they are. */
export function weekTitle(offset: number, today: CalendarDay | undefined): WeekTitle {
  if (!today) return { heading: relativeHeadings[offset] ?? distance(offset), detail: '' };
  const range = weekRange(weekStartAt(today, offset), today);
  const heading = relativeHeadings[offset];
  if (heading) return { heading, detail: range };
  return { heading: range, detail: distance(offset) };
}
