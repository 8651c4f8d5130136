import {
  type DuePlace,
  type DuePlan,
  placeBefore,
  placeOf,
  plansPerJob,
  rangesBetween,
} from '../../domain/plan/due-plans.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** How many due plans are read at once. */
const pageSize = 10_000;

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
        const perJob = plansPerJob(page.length);
        firsts.push(...page.filter((_, index) => index % perJob === 0));
        const last = page.at(-1);
        if (!last || page.length < pageSize) break;
        after = placeOf(last);
      }
      if (firsts.length === 0) return { jobs: 0 };
      const ranges = rangesBetween(firsts.slice(1).map(placeBefore));
      for (const range of ranges) await jobs.enqueue({ name: 'plan-shard', data: range });
      return { jobs: ranges.length };
    });
