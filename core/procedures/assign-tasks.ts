import { careTasksOf } from '../catalogue/care-tasks-of.ts';
import { isSafetyTask } from '../catalogue/is-safety-task.ts';
import { kindsOfWork } from '../catalogue/kinds-of-work.ts';
import type { Household } from '../domain/home/household.ts';
import { atLeast } from '../domain/people/membership.ts';
import { plannedWeeksAhead } from '../domain/plan/planned-weeks.ts';
import {
  type AssignableTask,
  chooseAssignees,
  type PossibleAssignee,
  sharesFrom,
} from '../domain/tasks/choose-assignees.ts';
import { careTaskIdOf, isProvisional, type Task } from '../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { weekStartAt } from '../domain/time/week.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Options = {
  /** Whether the tasks that no person has changed are assigned again, because who can take them has changed. */
  readonly again: boolean;
};

/**
 * Gives each planned task of a home that takes turns to one of its people; in other homes, to everyone. Tasks that
 * a person moved, added or gave to someone stay as they are. The caller holds the household locked.
 */
export const makeAssignTasks =
  () =>
  async ({ tasks, memberships }: Stores, household: Household, today: IsoDate, { again }: Options): Promise<void> => {
    const { id, takeTurns } = household;
    if (!takeTurns && !again) return;
    const to = addDays(weekStartAt(today, plannedWeeksAhead), 6);
    const planned = (await tasks.between(id, today, to)).filter(isProvisional);
    if (again) await tasks.assign(id, new Map(planned.map((task) => [task.id, null])));
    const members = (await memberships.possibleAssignees(id)).filter(({ role }) => atLeast(role, 'member'));
    const people = members.map((member) => sinceJoining(member, dateInZone(member.joinedAt, household.timezone)));
    if (!takeTurns || people.length < 2) return;
    const open = planned.filter(({ assignedTo }) => again || assignedTo === undefined);
    if (open.length === 0) return;
    const shares = await tasks.shares(id, sharesFrom(weekStartOf(today)), to);
    const assignable = open.map((task) => assignableTaskOf(task, household));
    await tasks.assign(id, chooseAssignees(assignable, people, shares));
  };

/** What was done before they joined isn't theirs to share. */
const sinceJoining = (member: PossibleAssignee, joinedOn: IsoDate): PossibleAssignee => ({
  ...member,
  absences: [{ from: sharesFrom(weekStartOf(joinedOn)), to: addDays(joinedOn, -1) }, ...member.absences],
});

function assignableTaskOf(task: Task, household: Household): AssignableTask {
  const care = careTasksOf(household)(careTaskIdOf(task.source) ?? '')?.task;
  return {
    id: task.id,
    date: task.scheduledOn,
    ...(task.minutes !== undefined && { minutes: task.minutes }),
    kinds: care ? kindsOfWork(care) : [],
    isSafety: isSafetyTask(task),
  };
}
