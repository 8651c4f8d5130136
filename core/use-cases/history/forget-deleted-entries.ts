import { dayMs } from '../../domain/durations.ts';
import { restorableDays } from '../../domain/history/recorded-work.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };

/** Deletes entries for good that can no longer be restored. Returns their number. */
export const makeForgetDeletedEntries =
  ({ unitOfWork, clock }: Deps) =>
  (): Promise<number> =>
    unitOfWork.run(({ history }) => history.forgetDeleted(new Date(clock.now().getTime() - restorableDays * dayMs)));
