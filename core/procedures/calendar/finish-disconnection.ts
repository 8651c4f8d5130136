import { calendarLock, sealedFor } from '../../domain/calendar/connection.ts';
import { hasCode } from '../../domain/errors.ts';
import type { Ports } from '../../ports/index.ts';
import type { OpenCalendar } from './open-calendar.ts';

export type FinishDisconnection = ReturnType<typeof makeFinishDisconnection>;

type Deps = Pick<Ports, 'unitOfWork' | 'calendars' | 'locks' | 'secrets'> & {
  readonly openCalendar: OpenCalendar;
};

/**
 * Deletes the calendar of a household that has disconnected it, withdraws the consent and forgets the tokens, in this
 * order, because each needs what the next one ends. Throws `calendar_unavailable`; it can then be called again. Has no
 * effect if the connection is gone, or if its owner has connected again.
 */
export const makeFinishDisconnection =
  ({ unitOfWork, calendars, locks, secrets, openCalendar }: Deps) =>
  ({ householdId }: { readonly householdId: string }): Promise<void> =>
    // A sync in progress finishes first, and a later one finds no connection.
    locks.hold(calendarLock(householdId), async () => {
      const connection = await unitOfWork.run((stores) => stores.calendars.find(householdId));
      if (connection?.status !== 'disconnecting') return;
      const { calendarId, refreshToken } = connection;
      if (calendarId !== undefined) {
        try {
          await openCalendar(connection)((token) => calendars.deleteCalendar(token, calendarId));
        } catch (error) {
          // Without access, we can't delete it.
          if (!hasCode(error, 'calendar_needs_reconnect', 'calendar_access_expired')) throw error;
        }
      }
      const token = refreshToken && (await secrets.open(refreshToken, sealedFor('refresh token', householdId)));
      if (token) await calendars.revoke(token);
      await unitOfWork.run((stores) => stores.calendars.remove(householdId));
    });
