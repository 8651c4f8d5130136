import { type DuePlace, type DuePlan, placeBefore, placeOf, rangesBetween } from '../../domain/plan/due-plans.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** How many households a job plans: a few seconds of work, so that several workers share it evenly. */
const householdsPerJob = 400;
/** How many due plans are read at once. */
const pageSize = 25 * householdsPerJob;

/**
 * Enqueues the planning of the households whose plan is due, in shards that several workers can plan at once. Reads
 * nothing else. Returns the number of jobs.
 */
export const makeQueueWeeks =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<{ readonly jobs: number }> =>
    unitOfWork.run(async ({ plans, jobs }) => {
      const now = clock.now();
      const firsts: DuePlan[] = [];
      for (let after: DuePlace | undefined; ; ) {
        const page = await plans.due(now, after ? { after } : {}, pageSize);
        firsts.push(...page.filter((_, index) => index % householdsPerJob === 0));
        const last = page.at(-1);
        if (!last || page.length < pageSize) break;
        after = placeOf(last);
      }
      if (firsts.length === 0) return { jobs: 0 };
      const ranges = rangesBetween(firsts.slice(1).map(placeBefore));
      for (const range of ranges) await jobs.enqueue({ name: 'plan-shard', data: range });
      return { jobs: ranges.length };
    });
