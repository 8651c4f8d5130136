import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { mostTasksByHand, weightOf } from '../../domain/limits.ts';
import { isDayFull, type Task, withCompletion } from '../../domain/tasks/task.ts';
import { actionsBy, actorOf, type By } from '../../domain/tasks/task-action.ts';
import { isWithinReach } from '../../domain/time/week.ts';
import { dateInZone, dayNamed, noonOf } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids'>;
type Input = {
  readonly household: Household;
  /** Made by the sender, so that a task that is sent again is the same; made here if absent. */
  readonly id?: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** A date, or an instant that means the household's date at that time. */
  readonly on: string;
  /** Null or absent if the user didn't say. */
  readonly minutes?: number | null;
  /** Whether it was done on that day. */
  readonly completed?: boolean;
  readonly by?: By;
};

/**
 * Adds a task that the user wants to do once, or has done; one with a known id is returned as it is. Throws
 * `invalid_date` for a day that can't be shown, and for work done in the future; `day_full` for a day that has too many
 * tasks, `too_many_tasks`, and `not_signed_in` if the household is deleted meanwhile.
 */
export const makeAddTask =
  ({ unitOfWork, clock, ids }: Deps) =>
  async ({
    household,
    id = ids.next(),
    title,
    description,
    category,
    on,
    minutes = null,
    completed = false,
    by,
  }: Input): Promise<Task> => {
    const scheduledOn = dayNamed(on, household.timezone);
    const now = clock.now();
    const today = dateInZone(now, household.timezone);
    if (scheduledOn === undefined || !isWithinReach(scheduledOn, today)) throw new DomainError('invalid_date');
    if (completed && scheduledOn > today) throw new DomainError('invalid_date');
    const open: Task = {
      householdId: household.id,
      id,
      source: 'hand',
      occurrence: id,
      title,
      description,
      category,
      scheduledOn,
      status: 'open',
      moved: false,
      ...(minutes !== null && { minutes }),
    };
    const task = withCompletion(open, completed, scheduledOn === today ? now : noonOf(scheduledOn, household.timezone));
    return unitOfWork.run(async ({ households, tasks, taskActions }) => {
      signedIn(await households.lock(household.id));
      const sentBefore = await tasks.find(household.id, id);
      if (sentBefore) return sentBefore;
      const known = await tasks.countByHand(household.id);
      if (known + 1 + weightOf(description) > mostTasksByHand) throw new DomainError('too_many_tasks');
      if (isDayFull(await tasks.between(household.id, scheduledOn, scheduledOn))) throw new DomainError('day_full');
      await tasks.addMissing([task]);
      if (completed) await taskActions.note(actionsBy(by, 'completed', [task], now));
      return { ...task, ...(completed && by && { completedBy: actorOf(by) }) };
    });
  };
