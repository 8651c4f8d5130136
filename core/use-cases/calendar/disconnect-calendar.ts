import { connected, disconnecting } from '../../domain/calendar/connection.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'reporter' | 'enqueuePending' | 'finishDisconnection'>;

/**
 * Ends the connection at once, and deletes our calendar and the tokens. `gone` is false when the provider can't be
 * reached; a job then tries again until it can. Throws `calendar_not_connected`.
 */
export const makeDisconnectCalendar =
  ({ unitOfWork, clock, reporter, enqueuePending, finishDisconnection }: Deps) =>
  async ({ householdId, personId }: PersonInHome): Promise<{ readonly gone: boolean }> => {
    const own = { householdId, personId };
    await unitOfWork.run(async (stores) => {
      const connection = connected(await stores.calendars.lock(own));
      await stores.calendars.save(disconnecting(connection, clock.now()));
      await enqueuePending(stores, 'disconnect-calendar', own);
    });
    try {
      await finishDisconnection(own);
      return { gone: true };
    } catch (error) {
      reporter.problem(error);
      return { gone: false };
    }
  };
