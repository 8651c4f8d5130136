import { compareText } from '../compare-text.ts';
import { addDays, datesOfWeek, type IsoDate, weekdayOf } from '../dates.ts';
import { type Candidate, wellInto } from './due.ts';
import type { Home } from './types.ts';

/** How far ahead deadlines are weighed against the places that the weeks have. */
const weeksAhead = 13;
const rareDays = 91;
const weeksEarly = 2;

/** The first scheduled day of this week and of each of those that are looked at ahead. */
function firstDaysOf(home: Home, weekStart: IsoDate): readonly IsoDate[] {
  const first = datesOfWeek(weekStart).find((date) => home.scheduledDays.includes(weekdayOf(date))) ?? weekStart;
  return Array.from({ length: weeksAhead + 1 }, (_, week) => addDays(first, 7 * week));
}

/** How many weeks from this one the job can wait; negative when its deadline cannot be kept any more. */
function weeksToSpare(firstDays: readonly IsoDate[], deadline: IsoDate): number {
  const tooLate = firstDays.findIndex((first) => first > deadline);
  return tooLate < 0 ? weeksAhead : tooLate - 1;
}

type Urgent = {
  readonly candidate: Candidate;
  readonly spare: number;
  /** Not at the start of a season: the same day a year later might fall before it. */
  readonly canGoEarly: boolean;
};

/** A rare job goes a little early rather than into the same week as its item's frequent one. */
function makesRoom({ candidate, spare, canGoEarly }: Urgent, all: readonly Urgent[]): boolean {
  const siblings = all.filter((other) => other.candidate.item === candidate.item && other.candidate !== candidate);
  return (
    canGoEarly &&
    siblings.length > 0 &&
    candidate.last !== undefined &&
    candidate.task.intervalDays >= rareDays &&
    spare <= weeksEarly &&
    siblings.every((sibling) => sibling.spare > 0)
  );
}

/** In the week it must be done at the latest, and again each time its interval comes round. */
function turns(spare: number, intervalDays: number): readonly number[] {
  const step = Math.max(1, Math.floor(intervalDays / 7));
  const all: number[] = [];
  for (let week = Math.max(0, spare); week < weeksAhead; week += step) all.push(week);
  return all;
}

/**
 * The jobs that this week has to hold so that each of the later weeks can hold its own. Where something goes early,
 * the rarest does: what is done early comes round early, too.
 */
function neededNow(jobs: readonly Urgent[], tasksPerWeek: number): ReadonlySet<Urgent> {
  const demand = new Array<number>(weeksAhead).fill(0);
  for (const { candidate, spare } of jobs) {
    for (const week of turns(spare, candidate.task.intervalDays)) demand[week] = (demand[week] ?? 0) + 1;
  }
  const rarestFirst = [...jobs].sort(
    (one, other) => other.candidate.task.intervalDays - one.candidate.task.intervalDays,
  );
  const needed = new Set(jobs.filter(({ spare }) => spare <= 0));
  let total = 0;
  for (const [week, jobsThen] of demand.entries()) {
    total += jobsThen;
    const early = rarestFirst.filter((job) => job.canGoEarly && job.spare <= week && !needed.has(job));
    for (const job of early.slice(0, Math.max(0, total - week * tasksPerWeek - needed.size))) needed.add(job);
  }
  return needed;
}

/**
 * The critical jobs that this week has to take, the most urgent first: those whose deadline comes before the next
 * week's first day, and as many more as later weeks could not hold. What has a gap to keep goes before what was never
 * done, which breaks none.
 */
export function mustDoNow(
  home: Home,
  weekStart: IsoDate,
  critical: readonly Candidate[],
  places: number,
): readonly Candidate[] {
  const firstDays = firstDaysOf(home, weekStart);
  const urgent: readonly Urgent[] = critical
    .map((candidate) => ({
      candidate,
      spare: weeksToSpare(firstDays, candidate.deadline ?? candidate.dueOn),
      canGoEarly: candidate.window === undefined || weekStart >= wellInto(candidate.window),
    }))
    .sort(
      (one, other) =>
        one.spare - other.spare ||
        compareText(one.candidate.deadline ?? '', other.candidate.deadline ?? '') ||
        compareText(one.candidate.task.id, other.candidate.task.id),
    );
  const known = urgent.filter(({ candidate }) => candidate.last !== undefined);
  const inOrder = new Set([
    ...neededNow(known, home.tasksPerWeek),
    ...neededNow(urgent, home.tasksPerWeek),
    ...urgent.filter((entry) => makesRoom(entry, urgent)),
  ]);
  return [...inOrder].slice(0, places).map(({ candidate }) => candidate);
}
