import type { RhythmAnswer } from '../domain/plan/learned/rhythm-answer.ts';

export type RhythmAnswerStore = {
  /** The last answer of each kind about each care task, with who gave it, the oldest first. */
  list(householdId: string): Promise<readonly RhythmAnswer[]>;
  /** Saves an answer in place of the one before of its kind about the same care task. */
  save(answer: RhythmAnswer): Promise<void>;
};
