import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { SyncDay } from '../../procedures/calendar/sync-day.ts';

type Input = PersonInHome & { readonly date: IsoDate };

/**
 * Brings the event of a day in a person's calendar in line with the plan, because the user asks for it: an event that the user deleted comes
 * back. Returns the number of the day's tasks. Throws as `syncDay` does.
 */
export const makeSyncCalendarDay =
  ({ syncDay }: { readonly syncDay: SyncDay }) =>
  (input: Input) =>
    syncDay({ ...input, automatically: false });
