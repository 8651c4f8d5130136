import { type CalendarConnection, connected } from '../../domain/calendar/connection.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isShared } from '../../ports/membership-store.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/**
 * The person's connection for the home, and whether that has several people. Throws `calendar_not_connected`, also while
 * a disconnection is being completed.
 */
export const makeGetCalendar =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (own: PersonInHome): Promise<CalendarConnection & { readonly isShared: boolean }> =>
    unitOfWork.run(async ({ calendars, memberships }) => ({
      ...connected(await calendars.find(own)),
      isShared: await isShared(memberships, own.householdId),
    }));
