import type { Household } from '#core/domain/home/household.ts';
import type { Caller } from '#core/domain/people/membership.ts';
import { isLeftOver, lastTurns } from '#core/domain/plan/overdue.ts';
import { missedAfterDays, type TaskSource, withActors, withAssignee } from '#core/domain/tasks/task.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { weekStartAt } from '#core/domain/time/week.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { AccountRead } from '#core/ports/account-view.ts';
import type { WeekView } from '#core/ports/week-view.ts';
import { makeAccountView } from './account-view.ts';
import { keyOf, type MemoryDatabase } from './database.ts';
import { makeMembershipStore } from './membership-store.ts';
import { actorsOf } from './task-action-store.ts';
import { makeTaskStore } from './task-store.ts';

async function historyOf(database: MemoryDatabase, { id, timezone }: Household, sources: readonly TaskSource[]) {
  const history = await makeTaskStore(database.tables).history(id, timezone);
  return history.flatMap(({ source, lastDoneOn }) =>
    lastDoneOn && sources.includes(source) ? [{ source, lastDoneOn }] : [],
  );
}

/** Without a session, the caller has checked who asks. */
async function findCaller(
  database: MemoryDatabase,
  { personId, sessionId, homeId = '' }: Parameters<WeekView['read']>[0],
): Promise<(Caller & { readonly session?: AccountRead['session'] }) | undefined> {
  if (sessionId !== undefined)
    return makeAccountView(database).read({ personId, sessionId, homeId: homeId || undefined });
  const { households, memberships, persons } = database.tables;
  const person = persons.get(personId);
  const membership = memberships.get(keyOf(homeId, personId));
  const household = households.get(homeId);
  return person && membership && household && { person, membership, household };
}

export function makeWeekView(database: MemoryDatabase): WeekView {
  return {
    read: async (caller, offset, now, seasonalSources) => {
      const { weeks, tasks } = database.tables;
      const account = await findCaller(database, caller);
      if (!account) return undefined;
      const { household } = account;
      const householdId = household.id;

      const today = dateInZone(now, household.timezone);
      const weekStart = weekStartAt(today, offset);
      const weekEnd = addDays(weekStart, 6);
      const plan = weeks.get(householdId)?.get(weekStart);
      const overdueFrom = addDays(weekStart, -missedAfterDays);
      const members = await makeMembershipStore(database.tables).list(householdId);
      const people = members.map(({ person: { id, name }, role }) => ({ id, name, role }));
      const own = [...tasks.values()]
        .filter((task) => task.householdId === householdId)
        .map((task) => withAssignee(withActors(task, actorsOf(database.tables, householdId, task.id)), people));
      return {
        ...account,
        people,
        today,
        weekStart,
        ...(plan && { plannedOn: plan.plannedOn, isSeen: plan.seenAt !== undefined }),
        ...(plan?.refinement === 'wanted' && plan.seenAt && { noteWantedSince: plan.seenAt }),
        ...(plan?.note && { note: plan.note }),
        meters: [...database.tables.meters.values()]
          .filter(({ householdId: of, askOn }) => of === householdId && offset === 0 && askOn && askOn <= today)
          .map(({ id, name }) => ({ id, name })),
        tasks: own.filter(
          (task) => task.status !== 'skipped' && task.scheduledOn >= weekStart && task.scheduledOn <= weekEnd,
        ),
        overdue: lastTurns(
          own.filter(
            (task) =>
              offset === 0 &&
              task.scheduledOn >= overdueFrom &&
              task.scheduledOn < weekStart &&
              isLeftOver(task, weekStart, household.timezone),
          ),
        ),
        seasonalHistory: offset === 0 ? await historyOf(database, household, seasonalSources) : [],
      };
    },
  };
}
