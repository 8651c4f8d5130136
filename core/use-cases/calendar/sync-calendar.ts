import type { CalendarConnection } from '../../domain/calendar/connection.ts';
import { daysInStep } from '../../domain/calendar/settings.ts';
import { hasCode } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isFor } from '../../domain/tasks/task.ts';
import { addDays, type IsoDate } from '../../domain/time/dates.ts';
import { farthestDay } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import { personMeant } from '../../ports/membership-store.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'dayEvent' | 'syncDay'>;

/** What ends the job, because only its owner can change it. */
const final = [
  'calendar_not_connected',
  'calendar_premium_required',
  'calendar_needs_reconnect',
  'calendar_gone',
  'not_signed_in',
] as const;

const follows = (connection: CalendarConnection | undefined): connection is CalendarConnection =>
  connection?.status === 'connected' && connection.keepInStep;

/**
 * Brings the next days of a person's calendar in line with the plan. A day whose event is as the plan wants it costs
 * no call. Stops for good when the home has no premium, or the person no connection or another wish.
 */
export const makeSyncCalendar = ({ unitOfWork, clock, dayEvent, syncDay }: Deps) => {
  const sync = async (own: PersonInHome): Promise<void> => {
    const dates = await unitOfWork.run((stores) => datesToSync(stores, own, { clock, dayEvent }));
    for (const date of dates) await syncDay({ ...own, date, automatically: true });
  };

  return async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const own = await unitOfWork.run((stores) => takeMark(stores, pendingJobId));
    if (!own) return;
    try {
      await sync(own);
    } catch (error) {
      if (!hasCode(error, ...final)) {
        await unitOfWork.run((stores) => mark(stores, own, clock.now()));
        throw error;
      }
    }
    await unitOfWork.run(async ({ pendingJobs, calendars }) => {
      const connection = await calendars.lock(own);
      if (follows(connection)) await calendars.save({ ...connection, lastSyncedAt: clock.now() });
      await pendingJobs.delete(pendingJobId);
    });
  };
};

/**
 * Clears the mark before the plan is read, in a transaction of its own: a change that commits later sets the mark again
 * and enqueues another job. Returns whose calendar it is.
 */
async function takeMark(
  { pendingJobs, memberships, calendars }: Stores,
  pendingJobId: string,
): Promise<PersonInHome | undefined> {
  const pendingJob = await pendingJobs.find(pendingJobId);
  const own = pendingJob && (await personMeant(memberships, pendingJob));
  if (!own) return undefined;
  const connection = await calendars.lock(own);
  if (connection) {
    const { syncWantedAt: _, ...unmarked } = connection;
    await calendars.save(unmarked);
  }
  return own;
}

/** While the job waits for its next try, changes enqueue no other one. */
async function mark({ calendars }: Stores, own: PersonInHome, syncWantedAt: Date): Promise<void> {
  const connection = await calendars.lock(own);
  if (follows(connection)) await calendars.save({ syncWantedAt, ...connection });
}

/** The coming days whose event isn't as the plan wants it, as far as we know, in order. */
async function datesToSync(
  stores: Stores,
  own: PersonInHome,
  { clock, dayEvent }: Pick<Deps, 'clock' | 'dayEvent'>,
): Promise<readonly IsoDate[]> {
  const { householdId, personId } = own;
  const household = await stores.households.find(householdId);
  const connection = await stores.calendars.find(own);
  if (!household || household.deletionRequestedAt || !follows(connection)) return [];
  const language = await languageOfPerson(stores.persons, personId);
  const today = dateInZone(clock.now(), household.timezone);
  const known = new Map((await stores.calendars.days(own, today, farthestDay(today))).map((day) => [day.date, day]));
  // Days that the user synced further ahead follow the plan, too.
  const ahead = [...known.values()].filter(({ state }) => state !== 'absent').map(({ date }) => date);
  const next = Array.from({ length: daysInStep }, (_, index) => addDays(today, index));
  const dates = [...new Set([...next, ...ahead])].sort();
  const planned = await stores.tasks.between(householdId, today, dates.at(-1) ?? today);
  const shown = planned.filter((task) => !connection.onlyMine || isFor(personId, task));
  const tasks = Map.groupBy(shown, ({ scheduledOn }) => scheduledOn);
  return dates.filter((date) => {
    const event = dayEvent({ household, settings: connection, language, date, tasks: tasks.get(date) ?? [] });
    const day = known.get(date);
    return event
      ? day?.state !== 'present' || day.fingerprint !== event.fingerprint
      : day !== undefined && day.state !== 'absent';
  });
}
