import type { CalendarConnection } from '../../domain/calendar/connection.ts';
import { calendarTitle } from '../../domain/calendar/settings.ts';
import { DomainError } from '../../domain/errors.ts';
import { contactIn } from '../../domain/membership.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { Ports } from '../../ports/index.ts';
import type { CalendarAccess } from './open-calendar.ts';
import type { WantSync } from './want-sync.ts';

export type OwnCalendar = ReturnType<typeof makeOwnCalendar>;

type Deps = Pick<Ports, 'unitOfWork' | 'calendars' | 'clock' | 'baseUrl'> & {
  readonly wantSync: WantSync;
};

type Forgotten = { readonly householdId: string; readonly automatically: boolean };

/** Our calendar at the provider, for a caller that holds the calendar's lock. */
export const makeOwnCalendar = ({ unitOfWork, calendars, clock, wantSync, baseUrl }: Deps) => ({
  /** The calendar's id. Creates the calendar if there is none. */
  async ensure(connection: CalendarConnection, access: CalendarAccess): Promise<string> {
    if (connection.calendarId !== undefined) return connection.calendarId;
    const { householdId, timezone } = connection;
    const contact = await unitOfWork.run(async ({ memberships }) => contactIn(await memberships.list(householdId)));
    const { calendar } = wordsIn(contact?.language ?? 'en');
    const description = calendar.about(baseUrl);
    const calendarId = await access((token) =>
      calendars.createCalendar(token, { title: calendarTitle, description, timezone }),
    );
    await unitOfWork.run(async (stores) => {
      const current = await stores.calendars.lock(householdId);
      if (current) await stores.calendars.save({ ...current, calendarId });
    });
    return calendarId;
  },

  /**
   * Forgets a calendar that the user deleted, with its days, so that it is created again. When the job finds it deleted
   * a second time, it doesn't create it again: the calendar no longer follows the plan, and this throws `calendar_gone`.
   */
  async forget({ householdId, automatically }: Forgotten): Promise<void> {
    const isUnwanted = await unitOfWork.run(async (stores) => {
      const current = await stores.calendars.lock(householdId);
      if (!current) return true;
      const { calendarId: _, ...rest } = current;
      const isUnwanted = automatically && current.recreatedAt !== undefined;
      await stores.calendars.forgetDays(householdId);
      await stores.calendars.save(isUnwanted ? { ...rest, keepInStep: false } : { ...rest, recreatedAt: clock.now() });
      // The other days have to be written, too.
      if (!isUnwanted) await wantSync(stores, [householdId]);
      return isUnwanted;
    });
    if (isUnwanted) throw new DomainError('calendar_gone');
  },
});
