import { addDays, datesOfWeek, type IsoDate, weekdayOf } from '../dates.ts';
import type { Candidate } from './due.ts';
import type { Home } from './types.ts';

/** How far ahead deadlines are weighed against the places that the weeks have. */
const weeksAhead = 8;
const rareDays = 91;
const weeksEarly = 2;

/** How many weeks from this one the job can wait; negative when its deadline cannot be kept any more. */
function weeksToSpare(home: Home, weekStart: IsoDate, deadline: IsoDate): number {
  for (let week = 0; week <= weeksAhead; week++) {
    const days = datesOfWeek(addDays(weekStart, 7 * week)).filter((date) =>
      home.scheduledDays.includes(weekdayOf(date)),
    );
    const first = days[0];
    if (first !== undefined && first > deadline) return week - 1;
  }
  return weeksAhead;
}

type Urgent = { readonly candidate: Candidate; readonly spare: number };

/** A rare job goes a little early rather than into the same week as its item's frequent one. */
function makesRoom({ candidate, spare }: Urgent, all: readonly Urgent[]): boolean {
  const siblings = all.filter((other) => other.candidate.item === candidate.item && other.candidate !== candidate);
  return (
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
 * The critical jobs that this week has to take, the most urgent first: those whose deadline comes before the next
 * week's first day, and as many more as later weeks could not hold.
 */
export function mustDoNow(
  home: Home,
  weekStart: IsoDate,
  critical: readonly Candidate[],
  places: number,
): readonly Candidate[] {
  const urgent: readonly Urgent[] = critical
    .map((candidate) => ({ candidate, spare: weeksToSpare(home, weekStart, candidate.deadline ?? candidate.dueOn) }))
    .sort(
      (one, other) =>
        one.spare - other.spare ||
        (one.candidate.deadline ?? '').localeCompare(other.candidate.deadline ?? '') ||
        one.candidate.task.id.localeCompare(other.candidate.task.id),
    );
  const demand = new Array<number>(weeksAhead).fill(0);
  for (const { candidate, spare } of urgent) {
    for (const week of turns(spare, candidate.task.intervalDays)) demand[week] = (demand[week] ?? 0) + 1;
  }
  let wanted = 0;
  let total = 0;
  for (const [week, jobs] of demand.entries()) {
    total += jobs;
    wanted = Math.max(wanted, total - week * home.tasksPerWeek);
  }
  return urgent
    .filter((entry, index) => index < wanted || makesRoom(entry, urgent))
    .slice(0, places)
    .map(({ candidate }) => candidate);
}
