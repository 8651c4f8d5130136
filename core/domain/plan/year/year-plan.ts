import type { Window } from '../../climate/seasons.ts';
import type { TaskSource } from '../../tasks/task.ts';
import type { Candidate } from '../candidates-for.ts';
import type { Outlook } from '../types.ts';

/** The days, as numbers, on which a turn of a job may be planned. */
export type Turn = {
  readonly earliest: number;
  readonly latest: number;
  /** Whether the turn must not be later, because a longest gap ends. */
  readonly isFirm: boolean;
  /** The season that it belongs to. Absent if it has none, or can't wait for it. */
  readonly window?: Window;
  /** Whether its season is over, and it is still better late than never. */
  readonly isLate?: true;
};

/** A turn of a job in one week of the year. */
export type YearTask = {
  readonly candidate: Candidate;
  readonly turn: Turn;
  /** The day number of the turn before, if that is in the same plan. */
  readonly previous?: number;
};

/** The year ahead by week, from the input's week on. */
export type YearPlan = {
  readonly weeks: readonly (readonly YearTask[])[];
  readonly outlook: Outlook;
};

/** How many weeks of a plan the next one keeps to. Later ones depend on weeks that this plan doesn't reach. */
const keptWeeks = 32;

/** What the next plan should keep to: the Mondays of each job, as day numbers. */
export function outlookOf(weeks: YearPlan['weeks'], firstMonday: number): Outlook {
  const mondays = new Map<TaskSource, number[]>();
  for (const [index, tasks] of weeks.slice(0, keptWeeks).entries()) {
    for (const { candidate } of tasks) {
      const known = mondays.get(candidate.source) ?? [];
      known.push(firstMonday + 7 * index);
      mondays.set(candidate.source, known);
    }
  }
  return mondays;
}
