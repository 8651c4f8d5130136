import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'requestSync'>;

const pageSize = 500;

/**
 * Has every calendar that follows the plan synced, so that a new day comes into its range and what failed before is
 * repaired. Returns the number of jobs.
 */
export const makeQueueCalendarSyncs =
  ({ unitOfWork, requestSync }: Deps) =>
  async (): Promise<{ readonly jobs: number }> => {
    let jobs = 0;
    for (let after: string | undefined; ; ) {
      const ids = await unitOfWork.run(({ calendars }) => calendars.inStepAfter(after, pageSize));
      jobs += await unitOfWork.run((stores) => requestSync(stores, ids));
      after = ids.at(-1);
      if (ids.length < pageSize) return { jobs };
    }
  };
