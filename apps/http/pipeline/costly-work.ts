import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from '../http-error.ts';

/** How much of it the process does at a time, and how many requests of a household may wait for their turn. */
const [atOnce, mostWaiting] = [2, 8];
const retryAfterSeconds = 5;

/** Work that takes the process long, such as reading a whole history. A household does one such thing at a time. */
export type CostlyWork = {
  /**
   * Waits for the household's turn. `work` receives a function that waits for one of the few turns of the process; what
   * the client may delay, such as its body, must not happen within that. Throws `one_at_a_time` when too many wait.
   */
  run<Result>(
    householdId: string,
    work: (inTurn: <Part>(part: () => Promise<Part>) => Promise<Part>) => Promise<Result>,
  ): Promise<Result>;
};

export function makeCostlyWork(): CostlyWork {
  const ofProcess = pLimit(atOnce);
  const ofHouseholds = new Map<string, LimitFunction>();
  return {
    run: async (householdId, work) => {
      const own = ofHouseholds.get(householdId) ?? pLimit(1);
      if (own.pendingCount >= mostWaiting) throw new HttpError('one_at_a_time', retryAfterSeconds);
      ofHouseholds.set(householdId, own);
      try {
        return await own(() => work(ofProcess));
      } finally {
        if (own.activeCount + own.pendingCount === 0) ofHouseholds.delete(householdId);
      }
    },
  };
}
