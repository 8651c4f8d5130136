import { plannedWeeksAhead } from '#core/domain/plan/planned-weeks.ts';
import { capitalise } from '#core/domain/text/capitalise.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { weekOffsetLimits, weekStartAt } from '#core/domain/time/week.ts';
import { week } from '#words/app/week/week.ts';
import { weekRange } from './date-text.ts';

const { min, max } = weekOffsetLimits;

/** The week in `?week=n`; an invalid value means the current week. */
export function offsetFromQuery(value: string | null): number {
  if (value === null || !/^-?\d{1,3}$/.test(value)) return 0;
  return Math.min(max, Math.max(min, Number(value))) || 0;
}

export const hasPrevious = (offset: number): boolean => offset > min;
export const hasNext = (offset: number): boolean => offset < max;

/** Whether the planner plans the week at this offset. */
export const isPlanned = (offset: number): boolean => offset >= 0 && offset <= plannedWeeksAhead;

/** Whether no week after the one at this offset is planned. */
export const endsPlan = (offset: number): boolean => offset >= plannedWeeksAhead;

export type WeekTitle = { readonly heading: string; readonly detail: string };

const relativeHeadings: Readonly<Record<string, string>> = {
  '-1': week.last,
  '0': week.current,
  '1': week.coming,
};

const distance = (offset: number): string => (offset > 0 ? week.ahead(offset) : week.ago(-offset));

/**
 * Names the three weeks around today and shows dates for the others. Until the server has sent the current day, it
 * shows the distance in weeks.
 */
export function weekTitle(offset: number, today: IsoDate | undefined): WeekTitle {
  if (!today) return { heading: relativeHeadings[offset] ?? distance(offset), detail: '' };
  const range = capitalise(weekRange(weekStartAt(today, offset), today));
  const heading = relativeHeadings[offset];
  if (heading) return { heading, detail: range };
  return { heading: range, detail: distance(offset) };
}
