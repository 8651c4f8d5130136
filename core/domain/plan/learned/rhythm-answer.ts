import type { Actor } from '../../tasks/task-action.ts';
import type { OutlookText } from '../outlook-text.ts';

/**
 * `accepted`: the proposed rhythm; `dismissed`: the proposal; `undone`: a rhythm that was accepted. The others say how the
 * household finds the plan's rhythm.
 */
export const rhythmAnswerKinds = ['accepted', 'dismissed', 'undone', 'too-often', 'too-seldom'] as const;

/** What a person said about how often a care task comes: the last time for each kind. */
export type RhythmAnswer = {
  readonly householdId: string;
  readonly careTaskId: string;
  readonly kind: (typeof rhythmAnswerKinds)[number];
  /** Absent for a person whose account is deleted. */
  readonly personId?: string;
  /** The same as the others in the home see them; absent where that wasn't read. */
  readonly actor?: Actor;
  readonly at: Date;
  /**
   * The plan before an accepted rhythm, to which undoing leads back: what the household had chosen, the year, and the hash
   * of what else it was made from.
   */
  readonly before?: { readonly days?: number; readonly outlook?: OutlookText; readonly home?: string };
};
