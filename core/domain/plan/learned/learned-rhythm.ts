import type { Household } from '../../home/household.ts';
import type { RhythmAnswer } from './rhythm-answer.ts';

/** How often a care task comes, for which the household may choose that. */
export type LearnedRhythm = {
  readonly taskId: string;
  readonly title: string;
  readonly item: string;
  /** What the catalogue says for this home. */
  readonly usualDays: number;
  /** Absent if there is nothing to propose. */
  readonly proposedDays?: number;
  /** Why it is proposed: what the household did three times, or what it said. */
  readonly proposedFor?: 'done' | 'said';
  /** Absent unless the household accepted a rhythm. */
  readonly acceptedDays?: number;
  /** What its people said, the oldest first. */
  readonly answers: readonly RhythmAnswer[];
};

export type ShownRhythms = { readonly household: Household; readonly rhythms: readonly LearnedRhythm[] };

/** Whether there is something to say about it. */
export const isShown = ({ proposedDays, acceptedDays }: LearnedRhythm): boolean =>
  proposedDays !== undefined || acceptedDays !== undefined;
