import { calendarLock, sealedFor } from '../../domain/calendar/connection.ts';
import { hasCode } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { Ports } from '../../ports/index.ts';
import type { OpenCalendar } from './open-calendar.ts';

export type FinishDisconnection = ReturnType<typeof makeFinishDisconnection>;

type Deps = Pick<Ports, 'unitOfWork' | 'calendars' | 'locks' | 'secrets'> & {
  readonly openCalendar: OpenCalendar;
};

/**
 * Deletes the calendar of a person who has disconnected it or left the home, withdraws the consent and deletes the
 * tokens, in this order, because each needs what the next one ends. The consent stays while the person's other homes need
 * it. Throws `calendar_unavailable`; it can then be called again. Has no effect if the connection is gone, or if its
 * person has connected again.
 */
export const makeFinishDisconnection =
  ({ unitOfWork, calendars, locks, secrets, openCalendar }: Deps) =>
  (own: PersonInHome): Promise<void> =>
    // A sync in progress finishes first, and a later one finds no connection.
    locks.hold(calendarLock(own), async () => {
      const [connection, all] = await unitOfWork.run(({ calendars }) =>
        Promise.all([calendars.find(own), calendars.ofPerson(own.personId)]),
      );
      if (connection?.status !== 'disconnecting') return;
      const { householdId, calendarId, refreshToken } = connection;
      if (calendarId !== undefined) {
        try {
          await openCalendar(connection)((token) => calendars.deleteCalendar(token, calendarId));
        } catch (error) {
          // Without access, we can't delete it.
          if (!hasCode(error, 'calendar_needs_reconnect', 'calendar_access_expired')) throw error;
        }
      }
      // The provider withdraws all that an account granted, and the person may use the same one for another home.
      const isLast = !all.some(({ householdId: other, refreshToken }) => other !== householdId && refreshToken);
      const token =
        isLast && refreshToken && (await secrets.open(refreshToken, sealedFor('refresh token', householdId)));
      if (token) await calendars.revoke(token);
      await unitOfWork.run((stores) => stores.calendars.delete(own));
    });
