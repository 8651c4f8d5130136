import type { TaskSource } from '../../tasks/task.ts';
import type { Candidate } from '../candidates-for.ts';
import type { Outlook } from '../types.ts';
import type { Turn } from './turns.ts';

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
