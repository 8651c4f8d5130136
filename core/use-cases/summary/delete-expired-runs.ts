import { dayMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** Long enough to look into a complaint about a missing summary. */
const keptMs = 60 * dayMs;

/** Deletes the records of old runs and summaries, and returns their number. */
export const makeDeleteExpiredRuns =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<number> =>
    unitOfWork.run(async ({ runs, summaries }) => {
      const before = new Date(clock.now().getTime() - keptMs);
      return (await runs.deleteBefore(before)) + (await summaries.deleteBefore(before.toISOString().slice(0, 10)));
    });
