import { careTasksOf } from '../catalogue/care-tasks-of.ts';
import { isSafetyTask } from '../catalogue/is-safety-task.ts';
import { kindsOfWork } from '../catalogue/kinds-of-work.ts';
import type { Household } from '../domain/home/household.ts';
import { atLeast } from '../domain/people/membership.ts';
import { careTaskIdOf, isProvisional, type Task } from '../domain/tasks/task.ts';
import { assignTurns, sharesFrom, type Taker, type Turn } from '../domain/tasks/turns.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { plannedWeeksAhead, weekStartAt } from '../domain/time/week.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Options = {
  /** Whether the turns that no person has changed are given again, because who can take them has changed. */
  readonly again: boolean;
};

/**
 * Gives each planned task of a home that takes turns to one of its people; in other homes, to everyone. Tasks that
 * a person moved, added or gave to someone stay as they are. The caller holds the household locked.
 */
export const makeAssignTurns =
  () =>
  async ({ tasks, memberships }: Stores, household: Household, today: IsoDate, { again }: Options): Promise<void> => {
    const { id, takeTurns } = household;
    if (!takeTurns && !again) return;
    const to = addDays(weekStartAt(today, plannedWeeksAhead), 6);
    const planned = (await tasks.between(id, today, to)).filter(isProvisional);
    if (again) await tasks.assign(id, new Map(planned.map((task) => [task.id, null])));
    const people = (await memberships.takers(id)).filter(({ role }) => atLeast(role, 'member'));
    const takers = people.map((taker) => sinceJoining(taker, dateInZone(taker.joinedAt, household.timezone)));
    if (!takeTurns || takers.length < 2) return;
    const open = planned.filter(({ assignedTo }) => again || assignedTo === undefined);
    if (open.length === 0) return;
    const shares = await tasks.shares(id, sharesFrom(weekStartOf(today)), to);
    const turns = open.map((task) => turnOf(task, household));
    await tasks.assign(id, assignTurns(turns, takers, shares));
  };

/** What was done before they joined isn't theirs to share. */
const sinceJoining = (taker: Taker, joinedOn: IsoDate): Taker => ({
  ...taker,
  absences: [{ from: sharesFrom(weekStartOf(joinedOn)), to: addDays(joinedOn, -1) }, ...taker.absences],
});

function turnOf(task: Task, household: Household): Turn {
  const care = careTasksOf(household)(careTaskIdOf(task.source) ?? '')?.task;
  return {
    id: task.id,
    date: task.scheduledOn,
    ...(task.minutes !== undefined && { minutes: task.minutes }),
    kinds: care ? kindsOfWork(care) : [],
    isSafety: isSafetyTask(task),
  };
}
