import type { AskedQuestion } from '../domain/advice/advice.ts';

export type AdviceStore = {
  /** Then only the newest `keep` questions of the household remain. */
  add(question: AskedQuestion, keep: number): Promise<void>;
  /** The newest first, at most `limit`. */
  list(householdId: string, limit: number): Promise<readonly AskedQuestion[]>;
  /** False for an unknown id or another household's. */
  delete(householdId: string, id: string): Promise<boolean>;
};
