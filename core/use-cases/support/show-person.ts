import { found } from '../../domain/access/found.ts';
import type { CalendarConnection } from '../../domain/calendar/connection.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Role } from '../../domain/people/membership.ts';
import type { Person } from '../../domain/people/person.ts';
import { plannableWeeks } from '../../domain/plan/planned-weeks.ts';
import { isPremium } from '../../domain/selling/tiers.ts';
import type { SummarySchedule } from '../../domain/summary/schedule.ts';
import { dayMs } from '../../domain/time/durations.ts';
import type { CustomTask } from '../../domain/time/recurrence.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { PendingJob } from '../../ports/pending-job-store.ts';
import type { Session } from '../../ports/session-store.ts';
import type { SupportAction } from '../../ports/support-action-store.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;

export type ShownPerson = {
  readonly person: Person;
  /** In the order in which the person joined them. */
  readonly homes: readonly {
    readonly id: string;
    readonly name: string;
    readonly role: Role;
    readonly people: number;
  }[];
  /** The home that everything below is about, except for what is the person's own. */
  readonly household: Household;
  readonly premium: boolean;
  readonly sessions: readonly Session[];
  readonly customTasks: readonly CustomTask[];
  readonly customerIds: readonly string[];
  /** The newest first. */
  readonly supportActions: readonly Omit<SupportAction, 'householdId'>[];
  /** How many sign-in links were requested for the address within a day. */
  readonly linksOfDay: number;
  /** When the address last refused mail; undefined if it accepts mail. */
  readonly refusedAt: Date | undefined;
  /** Undefined if the person never chose to receive them. */
  readonly summaries: SummarySchedule | undefined;
  /** The person's for this home; undefined if none is connected. */
  readonly calendar: Pick<CalendarConnection, 'status' | 'lastSyncedAt' | 'syncWantedAt'> | undefined;
  /** What a worker still has to do for the household. */
  readonly jobs: readonly PendingJob[];
  /** How many of the current week and those after it are planned. */
  readonly weeksPlanned: number;
};

/** Returns what support needs to know about a person and one of their homes. Throws `household_not_found`. */
export const makeShowPerson =
  ({ unitOfWork, clock }: Deps) =>
  ({ personId, householdId }: { personId: string; householdId: string }): Promise<ShownPerson> =>
    unitOfWork.run(async (stores) => {
      const person = found(await stores.persons.find(personId));
      const household = found(await stores.households.find(householdId));
      const today = dateInZone(clock.now(), household.timezone);
      return {
        person,
        homes: await homesOf(stores, personId),
        household,
        premium: isPremium(household, clock.now()),
        sessions: await stores.sessions.list(personId),
        customTasks: await stores.customTasks.list(householdId),
        customerIds: await stores.customers.customersOf(householdId),
        supportActions: await stores.supportActions.list(personId),
        linksOfDay: (await stores.signInLinks.lockSince(person.email, new Date(clock.now().getTime() - dayMs))).length,
        refusedAt: await stores.addresses.refusedAt(person.email),
        summaries: await stores.summarySchedules.find(householdId, personId),
        calendar: await stores.calendars.find({ householdId, personId }),
        jobs: await stores.pendingJobs.list(householdId),
        weeksPlanned: (await stores.weeks.planned(householdId, plannableWeeks(today))).size,
      };
    });

async function homesOf({ memberships }: Stores, personId: string): Promise<ShownPerson['homes']> {
  const homes = [];
  for (const { householdId: id, role, household } of await memberships.homesOf(personId)) {
    homes.push({ id, name: household.name, role, people: (await memberships.list(id)).length });
  }
  return homes;
}
