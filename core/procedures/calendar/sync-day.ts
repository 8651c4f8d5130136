import { signedIn } from '../../domain/access/found.ts';
import {
  type CalendarConnection,
  type CalendarDay,
  calendarLock,
  connected,
} from '../../domain/calendar/connection.ts';
import { eventIdOf, eventSeed } from '../../domain/calendar/event-id.ts';
import { DomainError, hasCode } from '../../domain/errors.ts';
import type { PersonInHome } from '../../domain/people/person-in-home.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import { isFor, isVisible } from '../../domain/tasks/task.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Ports } from '../../ports/index.ts';
import { languageOfPerson } from '../../ports/person-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { DayEvent, EventContent } from './day-event.ts';
import type { CalendarAccess, OpenCalendar } from './open-calendar.ts';
import type { OwnCalendar } from './own-calendar.ts';
import { putEvent } from './put-event.ts';
import { makeShareOutage } from './share-outage.ts';

export type SyncDay = ReturnType<typeof makeSyncDay>;

type Deps = Pick<Ports, 'unitOfWork' | 'calendars' | 'locks' | 'clock' | 'digest'> & {
  readonly dayEvent: DayEvent;
  readonly openCalendar: OpenCalendar;
  readonly ownCalendar: OwnCalendar;
};
type Input = PersonInHome & {
  readonly date: IsoDate;
  /** Whether the job asks for it, which trusts what we know of an unchanged day. Otherwise the user does. */
  readonly automatically: boolean;
};
type Synced = { readonly tasks: number; readonly syncedAt: Date };

/** What a sync knows when it begins. */
type Begun = {
  readonly connection: CalendarConnection;
  /** As it was before this sync. */
  readonly day: CalendarDay;
  readonly tasks: number;
  /** Absent when the day has no tasks. */
  readonly event?: { readonly content: EventContent; readonly fingerprint: string };
  /** Whether the event is already as the plan wants it, as far as we know. */
  readonly isKnown: boolean;
};

/**
 * Brings the event of one day in line with the plan. The syncs of a calendar run one after the other, and each reads
 * the plan when its turn comes, so the last one always writes the newest plan. What a call is about to change is saved
 * as doubtful before the call, so a sync that was killed is completed by the next one.
 *
 * When the provider is unavailable, the syncs that wait fail together. Throws `invalid_date`, `calendar_not_connected`,
 * `calendar_premium_required`, `calendar_needs_reconnect`, `calendar_unavailable`, and `calendar_gone` when the user
 * keeps deleting the calendar.
 */
export const makeSyncDay = (deps: Deps) => {
  const { unitOfWork, locks, clock, openCalendar, ownCalendar } = deps;

  const attempt = async (input: Input): Promise<Synced> => {
    const begun = await unitOfWork.run((stores) => begin(stores, input, deps));
    const { connection, day, tasks, event, isKnown } = begun;
    const syncedAt = clock.now();
    if (isKnown && input.automatically) return { tasks, syncedAt };
    const after = isKnown && !event ? day : await writeDay(begun, openCalendar(connection), deps);
    await unitOfWork.run(async ({ calendars }) => {
      const current = await calendars.lock(input);
      if (!current) return;
      await calendars.saveDay(after);
      await calendars.save({ ...current, lastSyncedAt: syncedAt });
    });
    return { tasks, syncedAt };
  };

  const shareOutage = makeShareOutage();
  return (input: Input): Promise<Synced> =>
    shareOutage<Synced>(
      calendarLock(input),
      (work) => locks.hold(calendarLock(input), work),
      async () => {
        try {
          return await attempt(input);
        } catch (error) {
          if (!hasCode(error, 'calendar_gone')) throw error;
          await ownCalendar.clear(input);
          return attempt(input);
        }
      },
    );
};

async function begin(
  stores: Stores,
  { householdId, personId, date }: Input,
  { clock, dayEvent }: Pick<Deps, 'clock' | 'dayEvent'>,
): Promise<Begun> {
  const household = signedIn(await stores.households.find(householdId));
  const now = clock.now();
  if (!isWithinReach(date, dateInZone(now, household.timezone))) throw new DomainError('invalid_date');
  const planned = await stores.tasks.between(householdId, date, date);
  const own = { householdId, personId };
  const connection = connected(await stores.calendars.lock(own));
  if (!isPremium(household, now)) throw new DomainError('calendar_premium_required');
  if (connection.status === 'needs_reconnect') throw new DomainError('calendar_needs_reconnect');
  const [saved] = await stores.calendars.days(own, date, date);
  const day: CalendarDay = saved ?? { ...own, date, generation: 0, state: 'absent' };
  const tasks = planned.filter(isVisible).filter((task) => !connection.onlyMine || isFor(personId, task));
  const language = await languageOfPerson(stores.persons, personId);
  const event = dayEvent({ household, settings: connection, language, date, tasks });
  const isKnown = event ? day.state === 'present' && day.fingerprint === event.fingerprint : day.state === 'absent';
  if (!isKnown) await stores.calendars.saveDay(inDoubt(day, day.generation));
  return { connection, day, tasks: tasks.length, isKnown, ...(event && { event }) };
}

const inDoubt = ({ householdId, personId, date }: CalendarDay, generation: number): CalendarDay => ({
  householdId,
  personId,
  date,
  generation,
  state: 'in_doubt',
});

/** Makes the provider's event what the plan says, and returns what is known about the day then. */
async function writeDay(
  { connection, day, event, isKnown }: Begun,
  access: CalendarAccess,
  { unitOfWork, calendars, digest, ownCalendar }: Deps,
): Promise<CalendarDay> {
  const { householdId, personId, date, generation } = day;
  const hash = digest.sha256(eventSeed(connection.id, date));
  const idOf = (generation: number) => eventIdOf(hash, generation);
  if (!event) {
    const { calendarId } = connection;
    if (calendarId !== undefined) {
      await access((token) => calendars.deleteEvent(token, { calendarId, eventId: idOf(generation) }));
    }
    return { householdId, personId, date, generation: generation + 1, state: 'absent' };
  }
  const calendarId = await ownCalendar.ensure(connection, access);
  const find = () => access((token) => calendars.findEvent(token, { calendarId, eventId: idOf(generation) }));
  if (isKnown && (await find()) === 'live') return day;
  const live = await putEvent(isKnown ? { ...day, generation: generation + 1, state: 'absent' } : day, {
    calendars,
    access,
    calendarId,
    eventOf: (generation) => ({ id: idOf(generation), ...event.content }),
    saved: generation,
    begin: (generation) => unitOfWork.run((stores) => stores.calendars.saveDay(inDoubt(day, generation))),
  });
  return { householdId, personId, date, generation: live, state: 'present', fingerprint: event.fingerprint };
}
