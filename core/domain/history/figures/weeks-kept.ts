import { addDays, type IsoDate, weekStartOf } from '../../dates.ts';
import { missedAfterDays } from '../../week.ts';
import type { HistoryEntry } from '../entry.ts';
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

/** A task counts for its week if it was done before the two weeks after the week were over. */
const isInTime = ({ kind, date }: HistoryEntry, monday: IsoDate): boolean =>
  kind === 'done' && date <= addDays(monday, 6 + missedAfterDays);

function verdictOn(monday: IsoDate, planned: readonly HistoryEntry[], activeWeeks: ReadonlySet<IsoDate>): Verdict {
  const done = planned.filter((entry) => isInTime(entry, monday)).length;
  if (2 * done >= planned.length) return 'kept';
  return done === 0 && !activeWeeks.has(monday) ? 'away' : 'lost';
}

/**
 * Counts the weeks in which at least half of the planned tasks were done, by the end of the second week after. Skipped
 * tasks don't count. Weeks without tasks, before the household joined, and those whose two weeks aren't over are left
 * out. A week belongs to the year of its Monday.
 */
export function weeksKept(
  entries: readonly HistoryEntry[],
  { joinedOn, today, year }: { joinedOn: IsoDate; today: IsoDate; year?: number | undefined },
): WeeksKept {
  const activeWeeks = new Set(entries.filter(({ kind }) => kind === 'done').map(({ date }) => weekStartOf(date)));
  const byWeek = new Map<IsoDate, HistoryEntry[]>();
  for (const entry of entries) {
    if (entry.plannedFor === undefined || entry.kind === 'skipped') continue;
    const monday = weekStartOf(entry.plannedFor);
    const planned = byWeek.get(monday);
    if (planned) planned.push(entry);
    else byWeek.set(monday, [entry]);
  }
  const verdicts = [...byWeek.keys()]
    .filter((monday) => monday >= weekStartOf(joinedOn) && addDays(monday, 6) <= lastMissedDay(today))
    .filter((monday) => year === undefined || Number(monday.slice(0, 4)) === year)
    .sort()
    .map((monday) => verdictOn(monday, byWeek.get(monday) ?? [], activeWeeks));

  let [run, longestRun] = [0, 0];
  for (const verdict of verdicts) {
    if (verdict === 'away') continue;
    run = verdict === 'kept' ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
  }
  const count = (verdict: Verdict) => verdicts.filter((each) => each === verdict).length;
  return { kept: count('kept'), total: count('kept') + count('lost'), away: count('away'), run, longestRun };
}
