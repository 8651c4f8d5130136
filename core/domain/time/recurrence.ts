import type { MeteredUse } from '../meters/use.ts';
import type { IsoDate } from './dates.ts';
import { daysOfRhythm, longestRhythm, type Rhythm } from './rhythm.ts';
import { daysOf } from './time-spans.ts';

export const recurrences = ['weekly', 'monthly', 'quarterly', 'yearly'] as const;
export type Recurrence = (typeof recurrences)[number];

/** A recurring task of the user's own. */
export type CustomTask = {
  readonly householdId: string;
  readonly id: string;
  readonly category: string;
  readonly title: string;
  readonly instructions: string;
  readonly importance: string;
  /** How often it comes; the nearest word if it has a rhythm of its own. */
  readonly recurrence: Recurrence;
  /** How often it comes if none of the words says it. */
  readonly rhythm?: Rhythm;
  /** The use after which it is due, if that comes before its rhythm does. */
  readonly use?: MeteredUse;
  /** The first turn, from which the others are counted; of what is due by use, the day from which both are counted. */
  readonly anchor: IsoDate;
  /** How long a turn takes; absent if the user didn't say. */
  readonly minutes?: number;
  /** What to tick off one after the other; absent if there is nothing. */
  readonly steps?: readonly string[];
  /** The name of the item of the home that it is about. */
  readonly item?: string;
};

const words: Readonly<Record<Recurrence, Rhythm>> = {
  weekly: { every: 1, unit: 'week', anchor: 'date' },
  monthly: { every: 1, unit: 'month', anchor: 'date' },
  quarterly: { every: 3, unit: 'month', anchor: 'date' },
  yearly: { every: 1, unit: 'year', anchor: 'date' },
};

/** What is due by use alone comes after twenty years at the latest. */
const byUseAlone: Rhythm = { every: longestRhythm.year, unit: 'year', anchor: 'completion' };

export const rhythmOf = ({ recurrence, rhythm, use }: Pick<CustomTask, 'recurrence' | 'rhythm' | 'use'>): Rhythm =>
  rhythm ?? (use ? byUseAlone : words[recurrence]);

/** A word as a rhythm that counts from when the task was last done. */
export const afterCompletion = (recurrence: Recurrence): Rhythm => ({ ...words[recurrence], anchor: 'completion' });

/** The word that comes nearest to the rhythm. */
export function nearestRecurrence(rhythm: Rhythm): Recurrence {
  const days = daysOfRhythm(rhythm);
  const lengths = { weekly: daysOf.week, monthly: daysOf.month, quarterly: daysOf.quarter, yearly: daysOf.year };
  const distance = (recurrence: Recurrence) => Math.abs(Math.log(days / lengths[recurrence]));
  return recurrences.reduce((nearest, other) => (distance(other) < distance(nearest) ? other : nearest));
}
