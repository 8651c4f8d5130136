import { connected, disconnecting } from '../../domain/calendar/connection.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Reporter } from '../../ports/reporter.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { FinishDisconnection } from '../../procedures/calendar/finish-disconnection.ts';
import type { EnqueuePending } from '../../procedures/enqueue-pending.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly reporter: Reporter;
  readonly enqueuePending: EnqueuePending;
  readonly finishDisconnection: FinishDisconnection;
};

/**
 * Ends the connection at once, and deletes our calendar and the tokens. `gone` is false when the provider can't be
 * reached; a job then tries again until it can. Throws `calendar_not_connected`.
 */
export const makeDisconnectCalendar =
  ({ unitOfWork, clock, reporter, enqueuePending, finishDisconnection }: Deps) =>
  async ({ householdId }: { readonly householdId: string }): Promise<{ readonly gone: boolean }> => {
    await unitOfWork.run(async (stores) => {
      const connection = connected(await stores.calendars.lock(householdId));
      await stores.calendars.save(disconnecting(connection, clock.now()));
      await enqueuePending(stores, 'disconnect-calendar', householdId);
    });
    try {
      await finishDisconnection({ householdId });
      return { gone: true };
    } catch (error) {
      reporter.problem(error);
      return { gone: false };
    }
  };
