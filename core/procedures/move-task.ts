import { DomainError } from '../domain/errors.ts';
import type { Household } from '../domain/home/household.ts';
import { isDayFull, isReplaceable, isVisible, movedTo, type Task } from '../domain/tasks/task.ts';
import { actionsBy, type By } from '../domain/tasks/task-action.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { farthestDay, isWithinReach } from '../domain/time/week.ts';
import { dateInZone, dayNamed } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { TaskStore } from '../ports/task-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Input = {
  readonly id: string;
  /** A date, or an instant that means the household's date at that time. */
  readonly to: string;
  readonly by?: By;
};

/**
 * Moves a task to another day, and removes planned turns of the same job up to the end of that day's week. The caller
 * holds the household locked. Throws `task_not_found`, `invalid_date` for a day that can't be shown, and `day_full`.
 */
export const makeMoveTask =
  ({ clock }: { readonly clock: Clock }) =>
  async (stores: Stores, household: Pick<Household, 'id' | 'timezone'>, { id, to, by }: Input): Promise<Task> => {
    const task = await stores.tasks.find(household.id, id);
    if (!isVisible(task)) throw new DomainError('task_not_found');
    const today = dateInZone(clock.now(), household.timezone);
    const date = dayNamed(to, household.timezone);
    if (date === undefined || !isWithinReach(date, today)) throw new DomainError('invalid_date');
    if (date !== task.scheduledOn && isDayFull(await stores.tasks.between(household.id, date, date)))
      throw new DomainError('day_full');
    const changed = movedTo(task, date);
    await stores.tasks.update(changed);
    if (changed !== task) await stores.taskActions.note(actionsBy(by, 'moved', [task], clock.now()));
    if (task.status === 'open' && date !== task.scheduledOn) await removeOvertakenTurns(stores.tasks, changed, today);
    return changed;
  };

async function removeOvertakenTurns(tasks: TaskStore, moved: Task, today: IsoDate): Promise<void> {
  const weekEnd = addDays(weekStartOf(moved.scheduledOn), 6);
  const others = (await tasks.between(moved.householdId, weekStartOf(today), farthestDay(today))).filter(
    (task) =>
      task.source === moved.source && task.id !== moved.id && isReplaceable(task) && task.scheduledOn <= weekEnd,
  );
  await tasks.delete(
    moved.householdId,
    others.map(({ id }) => id),
  );
}
