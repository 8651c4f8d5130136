import type { CalendarConnection } from '../../domain/calendar/connection.ts';
import { calendarTitle } from '../../domain/calendar/settings.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import type { OwnHome } from '../../domain/people/membership.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { homeNameIn } from '../../languages/home-name-in.ts';
import { wordsIn } from '../../languages/words-in.ts';
import type { Ports } from '../../ports/index.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { CalendarAccess } from './open-calendar.ts';
import type { RequestSync } from './request-sync.ts';

export type OwnCalendar = ReturnType<typeof makeOwnCalendar>;

type Deps = Pick<Ports, 'unitOfWork' | 'calendars' | 'clock' | 'baseUrl'> & {
  readonly requestSync: RequestSync;
};

type Forgotten = PersonInHome & { readonly automatically: boolean };

/** The calendars of a person with several homes have names that differ. */
function titleFor({ householdId }: PersonInHome, homes: readonly OwnHome[], language: Language): string {
  const home = homes.length > 1 ? homes.find((each) => each.householdId === householdId) : undefined;
  return home ? `${calendarTitle} · ${homeNameIn(language, home.household.name)}` : calendarTitle;
}

/** Our calendar at the provider, for a caller that holds the calendar's lock. */
export const makeOwnCalendar = ({ unitOfWork, calendars, clock, requestSync, baseUrl }: Deps) => ({
  /** The calendar's id. Creates the calendar if there is none. */
  async ensure(connection: CalendarConnection, access: CalendarAccess): Promise<string> {
    if (connection.calendarId !== undefined) return connection.calendarId;
    const { timezone, personId } = connection;
    const { homes, language } = await unitOfWork.run(async ({ memberships, persons }) => ({
      homes: await memberships.homesOf(personId),
      language: await languageOfPerson(persons, personId),
    }));
    const title = titleFor(connection, homes, language);
    const description = wordsIn(language).calendar.about(baseUrl);
    const calendarId = await access((token) => calendars.createCalendar(token, { title, description, timezone }));
    await unitOfWork.run(async (stores) => {
      const current = await stores.calendars.lock(connection);
      if (current) await stores.calendars.save({ ...current, calendarId });
    });
    return calendarId;
  },

  /**
   * Clears what we store of a calendar that the user deleted, with its days, so that it is created again. When the job finds it deleted
   * a second time, it doesn't create it again: the calendar no longer follows the plan, and this throws `calendar_gone`.
   */
  async clear({ automatically, ...own }: Forgotten): Promise<void> {
    const isUnwanted = await unitOfWork.run(async (stores) => {
      const current = await stores.calendars.lock(own);
      if (!current) return true;
      const { calendarId: _, ...rest } = current;
      const isUnwanted = automatically && current.recreatedAt !== undefined;
      await stores.calendars.deleteDays(own);
      await stores.calendars.save(isUnwanted ? { ...rest, keepInStep: false } : { ...rest, recreatedAt: clock.now() });
      // The other days have to be written, too.
      if (!isUnwanted) await requestSync(stores, [own.householdId]);
      return isUnwanted;
    });
    if (isUnwanted) throw new DomainError('calendar_gone');
  },
});
