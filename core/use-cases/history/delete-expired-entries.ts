import { restorableDays } from '../../domain/history/recorded-work.ts';
import { dayMs } from '../../domain/time/durations.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

/** Deletes entries for good that can no longer be restored. Returns their number. */
export const makeDeleteExpiredEntries =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<number> =>
    unitOfWork.run(({ history }) => history.deleteExpired(new Date(clock.now().getTime() - restorableDays * dayMs)));
