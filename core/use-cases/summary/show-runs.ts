import { combinedRuns, type Run } from '../../domain/running/run.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

export type ShownRuns = {
  /** The newest first. Parts of one run that began together count as one. */
  readonly plan: readonly Run[];
  readonly summaries: readonly Run[];
  /** How many summaries are due now and not queued yet, and how many are queued or being sent. */
  readonly summariesDue: number;
  readonly summariesOpen: number;
};

/** How many parts of runs are read, and how many runs are shown of each kind. */
const parts = 200;
const shown = 5;

/** Returns the latest runs of planning and of summaries. */
export const makeShowRuns =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<ShownRuns> =>
    unitOfWork.run(async ({ runs, summaries, summarySchedules }) => ({
      plan: combinedRuns(await runs.latest('plan', parts)).slice(0, shown),
      summaries: combinedRuns(await runs.latest('summaries', parts)).slice(0, shown),
      summariesDue: await summarySchedules.countDue(clock.now()),
      summariesOpen: await summaries.countOpen(),
    }));
