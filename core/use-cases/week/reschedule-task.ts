import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { mostTasksByHand, weightOf } from '../../domain/limits.ts';
import { atLeast } from '../../domain/people/membership.ts';
import {
  assignedToPerson,
  isUserCreated,
  isVisible,
  type Task,
  type TaskEdits,
  withEdits,
} from '../../domain/tasks/task.ts';
import type { By } from '../../domain/tasks/task-action.ts';
import type { IsoDate } from '../../domain/time/dates.ts';
import type { Stores } from '../../ports/unit-of-work.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'moveTask' | 'showTask'>;
type Input = {
  readonly household: Household;
  readonly id: string;
  /** A date, or an instant that means the household's date at that time. Without one the task keeps its day. */
  readonly to?: string | undefined;
  /** The day on which the caller last saw the task; absent if the caller wants it moved from wherever it is. */
  readonly from?: IsoDate | undefined;
  readonly edits?: TaskEdits;
  /** The person for whom it is from now on; null for everyone, absent to leave that unchanged. */
  readonly assignedTo?: string | null | undefined;
  readonly by?: By;
};

/**
 * Moves a task to another day, gives it to a person, and edits it if it is the user's own. Throws `task_not_found`,
 * `task_not_editable` for edits of the assistant's task, `task_changed` for a task that another device has moved away from
 * `from`, `invalid_date` for a day that can't be shown, `too_many_tasks` for a longer description that has no room, and
 * `person_not_found` for a person who may not do tasks of the home.
 */
export const makeRescheduleTask =
  ({ unitOfWork, moveTask, showTask }: Deps) =>
  ({ household, id, to, from, edits = {}, assignedTo, by }: Input): Promise<Task> =>
    unitOfWork.run(async (stores) => {
      await stores.households.lock(household.id);
      const task = await stores.tasks.find(household.id, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      // A repeated request finds the task where it moved it.
      if (from !== undefined && task.scheduledOn !== from && task.scheduledOn !== to)
        throw new DomainError('task_changed');
      const edited = withEdits(task, edits);
      if (edited !== task) {
        if (!isUserCreated(task)) throw new DomainError('task_not_editable');
        const growth = weightOf(edited.description) - weightOf(task.description);
        if (growth > 0 && (await stores.tasks.countByHand(household.id)) + growth > mostTasksByHand) {
          throw new DomainError('too_many_tasks');
        }
        await stores.tasks.update(edited);
      }
      const assigned = assignedTo === undefined ? edited : assignedToPerson(edited, assignedTo);
      if (assigned !== edited) {
        await expectDoer(stores, household.id, assignedTo);
        await stores.tasks.update(assigned);
      }
      return showTask(stores, to === undefined ? assigned : await moveTask(stores, household, { id, to, by }));
    });

/** Throws `person_not_found` unless the person may do tasks of the home. */
async function expectDoer(
  { memberships }: Stores,
  householdId: string,
  personId: string | null | undefined,
): Promise<void> {
  if (personId === null || personId === undefined) return;
  const membership = await memberships.find(householdId, personId);
  if (!membership || !atLeast(membership.role, 'member')) throw new DomainError('person_not_found');
}
