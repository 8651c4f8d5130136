import type { Reason } from '../../tasks/reason.ts';
import { dayNumber } from '../../time/dates.ts';
import { spanOf } from '../../time/time-spans.ts';
import { type Breach, dayDone, type Week, type Years } from './lived-years.ts';

/** How far a gap may be from the rhythm that a reason names, as a share of it. */
const gapTolerance = 0.25;
const mostAlike = 2;

/** The text by which two reasons are the same: a care task's own one is like no other. */
const textOf = (reason: Reason, source: string): string =>
  reason.kind === 'why'
    ? source
    : Object.values('days' in reason ? { ...reason, days: textOfDays(reason.days) } : reason).join();

const textOfDays = (days: number): string => Object.values(spanOf(days)).join(' ');

/** Weeks that say the same sentence three times. */
export function repeatedSentences({ weeks }: Years): readonly Breach[] {
  return weeks
    .filter(({ tasks }) =>
      [...Map.groupBy(tasks, ({ reason, source }) => textOf(reason, source)).values()].some(
        (same) => same.length > mostAlike,
      ),
    )
    .map(({ weekStart }) => ({ weekStart }));
}

function contradicts(reason: Reason, gap: number): boolean {
  if (reason.kind === 'done') return reason.days !== gap;
  return reason.kind === 'stretched' && Math.abs(reason.days - gap) > gap * gapTolerance + 1;
}

/** Tasks whose reason names another time than the one that has passed. */
export function falseRhythms({ weeks }: Years): readonly Breach[] {
  return weeks.flatMap((week: Week) =>
    week.tasks.flatMap(({ source, reason, date }): readonly Breach[] => {
      const before = dayDone(week, source);
      const isFalse = before !== undefined && contradicts(reason, dayNumber(date) - before);
      return isFalse ? [{ weekStart: week.weekStart, source }] : [];
    }),
  );
}
