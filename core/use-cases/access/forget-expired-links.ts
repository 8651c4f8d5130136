import { dayMs } from '../../domain/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Addresses of people who never came back are not kept: links go a day after they expired. Answers how many. */
export const makeForgetExpiredLinks =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }) =>
  (): Promise<number> =>
    unitOfWork.run(({ signInLinks }) => signInLinks.removeExpired(new Date(clock.now().getTime() - dayMs)));
