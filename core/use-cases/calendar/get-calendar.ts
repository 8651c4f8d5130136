import { type CalendarConnection, connected } from '../../domain/calendar/connection.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** The household's connection. Throws `calendar_not_connected`, also while a disconnection is being completed. */
export const makeGetCalendar =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  async ({ householdId }: { readonly householdId: string }): Promise<CalendarConnection> =>
    connected(await unitOfWork.run(({ calendars }) => calendars.find(householdId)));
