import { dayNamed } from '#core/domain/dates.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/household.ts';
import { isVisible, movedTo, type Task } from '#core/domain/task.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Input = {
  readonly household: Household;
  readonly id: string;
  /** A date, or an instant that names the household's date at that time. */
  readonly to: string;
};

/** Moves a task to another day. Throws `task_not_found`, `invalid_date`. */
export const makeRescheduleTask =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ household, id, to }: Input): Promise<Task> =>
    unitOfWork.run(async ({ tasks }) => {
      const task = await tasks.find(household.id, id);
      if (!isVisible(task)) throw new DomainError('task_not_found');
      const date = dayNamed(to, household.timezone);
      if (date === undefined) throw new DomainError('invalid_date');
      const changed = movedTo(task, date);
      await tasks.update(changed);
      return changed;
    });
