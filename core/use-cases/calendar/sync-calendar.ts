import type { CalendarConnection } from '../../domain/calendar/connection.ts';
import { daysInStep } from '../../domain/calendar/settings.ts';
import { addDays, type IsoDate } from '../../domain/dates.ts';
import { hasCode } from '../../domain/errors.ts';
import { contactIn } from '../../domain/membership.ts';
import { farthestDay } from '../../domain/week.ts';
import { dateInZone } from '../../domain/zones.ts';
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
 * Brings the next days of a household's calendar in line with the plan. A day whose event is as the plan wants it costs
 * no call. Stops for good when the household has no premium, no connection or another wish.
 */
export const makeSyncCalendar = ({ unitOfWork, clock, dayEvent, syncDay }: Deps) => {
  const sync = async (householdId: string): Promise<void> => {
    const dates = await unitOfWork.run((stores) => datesToSync(stores, householdId, { clock, dayEvent }));
    for (const date of dates) await syncDay({ householdId, date, automatically: true });
  };

  return async ({ pendingJobId }: { readonly pendingJobId: string }): Promise<void> => {
    const householdId = await unitOfWork.run((stores) => takeMark(stores, pendingJobId));
    if (householdId === undefined) return;
    try {
      await sync(householdId);
    } catch (error) {
      if (!hasCode(error, ...final)) {
        await unitOfWork.run((stores) => mark(stores, householdId, clock.now()));
        throw error;
      }
    }
    await unitOfWork.run(async ({ pendingJobs, calendars }) => {
      const connection = await calendars.lock(householdId);
      if (follows(connection)) await calendars.save({ ...connection, lastSyncedAt: clock.now() });
      await pendingJobs.remove(pendingJobId);
    });
  };
};

/**
 * Removes the mark before the plan is read, in a transaction of its own: a change that commits later sets the mark again
 * and enqueues another job. Returns the household's id.
 */
async function takeMark({ pendingJobs, calendars }: Stores, pendingJobId: string): Promise<string | undefined> {
  const pendingJob = await pendingJobs.find(pendingJobId);
  if (!pendingJob) return undefined;
  const connection = await calendars.lock(pendingJob.householdId);
  if (connection) {
    const { syncWantedAt: _, ...unmarked } = connection;
    await calendars.save(unmarked);
  }
  return pendingJob.householdId;
}

/** While the job waits for its next try, changes enqueue no other one. */
async function mark({ calendars }: Stores, householdId: string, syncWantedAt: Date): Promise<void> {
  const connection = await calendars.lock(householdId);
  if (follows(connection)) await calendars.save({ syncWantedAt, ...connection });
}

/** The coming days whose event isn't as the plan wants it, as far as we know, in order. */
async function datesToSync(
  stores: Stores,
  householdId: string,
  { clock, dayEvent }: Pick<Deps, 'clock' | 'dayEvent'>,
): Promise<readonly IsoDate[]> {
  const household = await stores.households.find(householdId);
  const connection = await stores.calendars.find(householdId);
  if (!household || household.deletionRequestedAt || !follows(connection)) return [];
  const { language = 'en' } = contactIn(await stores.memberships.list(householdId)) ?? {};
  const today = dateInZone(clock.now(), household.timezone);
  const known = new Map(
    (await stores.calendars.days(householdId, today, farthestDay(today))).map((day) => [day.date, day]),
  );
  // Days that the user synced further ahead follow the plan, too.
  const ahead = [...known.values()].filter(({ state }) => state !== 'absent').map(({ date }) => date);
  const next = Array.from({ length: daysInStep }, (_, index) => addDays(today, index));
  const dates = [...new Set([...next, ...ahead])].sort();
  const tasks = Map.groupBy(
    await stores.tasks.between(householdId, today, dates.at(-1) ?? today),
    ({ scheduledOn }) => scheduledOn,
  );
  return dates.filter((date) => {
    const event = dayEvent({ household, settings: connection, language, date, tasks: tasks.get(date) ?? [] });
    const day = known.get(date);
    return event
      ? day?.state !== 'present' || day.fingerprint !== event.fingerprint
      : day !== undefined && day.state !== 'absent';
  });
}
