import { type CareTask, every } from '../../care/care-task.ts';
import { legalDaysOf } from '../../home/task-in-home.ts';
import type { Home, Job } from '../types.ts';

/** A household's rhythm has at least this share of the catalogue's days, and at most this many times as many. */
const shortest = 0.5;
const longest = 2;
const daysOfWeek = 7;

/**
 * Whether the household may choose how often it does the task: not what is for safety, what the law of the country sets,
 * what a firm or the landlord does, and what a season decides.
 */
export function mayLearn(task: CareTask, home: Pick<Home, 'country'>): boolean {
  const { stake, hazard, professional, isRequest, season, seasonalUse } = task;
  const isSafety = stake === 'danger' || hazard !== undefined;
  const isOthers = professional === true || isRequest === true;
  const isSeasonal = season !== undefined || seasonalUse !== undefined;
  return !isSafety && !isOthers && !isSeasonal && legalDaysOf(task, home) === undefined;
}

/** The days in whole weeks where those are within the limits of the catalogue's, otherwise at the limit. */
export function withinLimits(days: number, usualDays: number): number {
  const least = Math.max(Math.min(every.fortnight, usualDays), Math.ceil(usualDays * shortest));
  const most = Math.floor(usualDays * longest);
  return Math.min(most, Math.max(least, daysOfWeek * Math.round(days / daysOfWeek)));
}

/** The job at the rhythm that the household chose, if it chose one. A guess about the home keeps its own. */
export function withChosenRhythm(job: Job, home: Pick<Home, 'country' | 'rhythms'>): Job {
  const { task, assumes } = job;
  const chosen = home.rhythms?.[task.id];
  if (chosen === undefined || assumes !== undefined || !mayLearn(task, home)) return job;
  const usualDays = task.intervalDays;
  return { ...job, task: { ...task, intervalDays: withinLimits(chosen, usualDays) }, usualDays };
}
