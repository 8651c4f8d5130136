import { missedAfterDays } from '../../tasks/task.ts';
import { dateOfDay, dayNumber, type IsoDate } from '../../time/dates.ts';
import type { HistoryFact } from '../entry.ts';
import { lastMissedDay } from '../task-entry.ts';

export type WeeksKept = {
  readonly kept: number;
  /** The weeks that count. */
  readonly total: number;
  /** Weeks in which nothing was done. They don't count, and a run goes on after them. */
  readonly away: number;
  /** The weeks kept one after the other, up to the last week that counts. */
  readonly run: number;
  readonly longestRun: number;
};

type Verdict = 'kept' | 'lost' | 'away';

/** What was planned for a week. */
type Week = { planned: number; done: number };

/** The Monday of a day's week, both as day numbers. Day 4 was a Monday. */
export const mondayBefore = (day: number): number => Math.floor((day - 4) / 7) * 7 + 4;

/**
 * Counts each week's tasks, and those done before the two weeks after the week were over. By the week's Monday. `active`:
 * the Mondays of the weeks in which something was done.
 */
function weeksOf(entries: readonly HistoryFact[]) {
  const weeks = new Map<number, Week>();
  const active = new Set<number>();
  for (const { kind, date, plannedFor } of entries) {
    const doneOn = kind === 'done' ? dayNumber(date) : undefined;
    if (doneOn !== undefined) active.add(mondayBefore(doneOn));
    if (plannedFor === undefined || kind === 'skipped') continue;
    const monday = mondayBefore(dayNumber(plannedFor));
    let week = weeks.get(monday);
    if (!week) {
      week = { planned: 0, done: 0 };
      weeks.set(monday, week);
    }
    week.planned += 1;
    if (doneOn !== undefined && doneOn <= monday + 6 + missedAfterDays) week.done += 1;
  }
  return { weeks, active };
}

function verdictOn({ planned, done }: Week, isActive: boolean): Verdict {
  if (2 * done >= planned) return 'kept';
  return done === 0 && !isActive ? 'away' : 'lost';
}

/**
 * Counts the weeks in which at least half of the planned tasks were done, by the end of the second week after. Skipped
 * tasks don't count. Weeks without tasks, before the household joined, and those whose two weeks aren't over are left
 * out. A week belongs to the year of its Monday.
 */
export function weeksKept(
  entries: readonly HistoryFact[],
  { joinedOn, today, year }: { joinedOn: IsoDate; today: IsoDate; year?: number | undefined },
): WeeksKept {
  const { weeks, active } = weeksOf(entries);
  const [first, last] = [mondayBefore(dayNumber(joinedOn)), dayNumber(lastMissedDay(today)) - 6];
  const verdicts = [...weeks]
    .filter(([monday]) => monday >= first && monday <= last)
    .filter(([monday]) => year === undefined || Number(dateOfDay(monday).slice(0, 4)) === year)
    .sort(([one], [other]) => one - other)
    .map(([monday, week]) => verdictOn(week, active.has(monday)));

  let [run, longestRun] = [0, 0];
  for (const verdict of verdicts) {
    if (verdict === 'away') continue;
    run = verdict === 'kept' ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return { kept: count('kept'), total: count('kept') + count('lost'), away: count('away'), run, longestRun };
}
