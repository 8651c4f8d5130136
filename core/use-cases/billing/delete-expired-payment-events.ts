import { dayMs } from '../../domain/time/durations.ts';
import type { Clock } from '../../ports/clock.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** The payment provider repeats an event for three days; a month is ample. */
const keptMs = 30 * dayMs;

/** Returns the number of deleted events. */
export const makeDeleteExpiredPaymentEvents =
  ({ unitOfWork, clock }: { readonly unitOfWork: UnitOfWork; readonly clock: Clock }) =>
  (): Promise<number> =>
    unitOfWork.run(({ customers }) => customers.deleteEventsBefore(new Date(clock.now().getTime() - keptMs)));
