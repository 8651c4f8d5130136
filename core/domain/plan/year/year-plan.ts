import type { Candidate } from '../candidates-for.ts';
import type { Turn } from './turns.ts';

/** A turn of a job in one week of the year. */
export type YearTask = {
  readonly candidate: Candidate;
  readonly turn: Turn;
  /** The day number of the turn before, if that is in the same plan. */
  readonly previous?: number;
};

/** The year ahead by week, from the input's week on. */
export type YearPlan = { readonly weeks: readonly (readonly YearTask[])[] };
