import pLimit, { type LimitFunction } from 'p-limit';
import { HttpError } from '../http-error.ts';

/** How much of it the process does at a time, and how many requests of a person may wait for their turn. */
const [atOnce, mostWaiting] = [2, 8];
const retryAfterSeconds = 5;

/** Work that takes the process long, such as reading a whole history. A person does one such thing at a time, in any home. */
export type CostlyWork = {
  /**
   * Waits for the turn of `owner`, such as a person. `work` receives a function that waits for one of the few turns of
   * the process; what the client may delay, such as its body, must not happen within that. The owner's turn lasts until
   * `served`, because a response that isn't read stays in memory. Throws `one_at_a_time` when too many wait.
   */
  run<Result>(
    owner: string,
    work: (inTurn: <Part>(part: () => Promise<Part>) => Promise<Part>) => Promise<Result>,
    served: Promise<unknown>,
  ): Promise<Result>;
};

export function makeCostlyWork(): CostlyWork {
  const ofProcess = pLimit(atOnce);
  const ofOwners = new Map<string, LimitFunction>();
  return {
    run: (owner, work, served) => {
      const own = ofOwners.get(owner) ?? pLimit(1);
      if (own.pendingCount >= mostWaiting) throw new HttpError('one_at_a_time', retryAfterSeconds);
      ofOwners.set(owner, own);
      return new Promise((resolve, reject) => {
        void own(async () => {
          await work(ofProcess).then(resolve, reject);
          await served;
        }).finally(() => {
          if (own.activeCount + own.pendingCount === 0) ofOwners.delete(owner);
        });
      });
    },
  };
}
