import { idRanges } from '../../domain/id-ranges.ts';
import { currentMondays } from '../../domain/plan/current-mondays.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** How many households a job plans, on average: a few seconds of work, so that several workers share it evenly. */
const householdsPerJob = 400;
/** How many a statement counts: about three seconds of work, far below the limit of a job's statement. */
const householdsPerCount = 200_000;

/**
 * Enqueues the planning of all households that lack a plan, in shards that several workers can plan at once. Enqueues
 * nothing when every household has its plan. Returns the number of jobs.
 */
export const makeQueueWeeks =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<{ readonly jobs: number }> =>
    unitOfWork.run(async ({ plans, jobs }) => {
      const zones = await plans.zones({});
      const mondays = currentMondays([...zones.keys()], clock.now());
      const households = zones.values().reduce((sum, count) => sum + count, 0);
      let unplanned = 0;
      for (const range of idRanges(households, householdsPerCount)) {
        unplanned += await plans.countUnplanned(mondays, range);
      }
      const shards = Math.ceil(unplanned / householdsPerJob);
      for (let shard = 0; shard < shards; shard++) await jobs.enqueue({ name: 'plan-shard', data: { shard, shards } });
      return { jobs: shards };
    });
