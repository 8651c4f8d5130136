import { dayMs } from '../../domain/time/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { EnqueuePending } from '../enqueue-pending.ts';

export type RequestSync = ReturnType<typeof makeRequestSync>;

type Deps = { readonly clock: Clock; readonly enqueuePending: EnqueuePending };

/**
 * Has the calendars of the people in these homes brought in line with the plan, if they follow it. Until the job begins,
 * more changes enqueue no more jobs. A mark that is a day old belongs to a job that was put aside. Returns the number of
 * jobs.
 */
export const makeRequestSync =
  ({ clock, enqueuePending }: Deps) =>
  async (stores: Stores, householdIds: readonly string[]): Promise<number> => {
    const now = clock.now();
    const stale = new Date(now.getTime() - dayMs);
    let jobs = 0;
    for (const householdId of await stores.calendars.inStepAmong(householdIds)) {
      for (const personId of await stores.calendars.requestSync(householdId, now, stale)) {
        await enqueuePending(stores, 'sync-calendar', { householdId, personId });
        jobs++;
      }
    }
    return jobs;
  };
