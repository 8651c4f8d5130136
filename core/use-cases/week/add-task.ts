import { dayNamed } from '#core/domain/dates.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/household.ts';
import type { Task } from '#core/domain/task.ts';
import type { Ids } from '#core/ports/ids.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly ids: Ids };
type Input = {
  readonly household: Household;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** A date, or an instant that names the household's date at that time. */
  readonly on: string;
};

/** Adds one task that the user wants to do once. Throws `invalid_date`. */
export const makeAddTask =
  ({ unitOfWork, ids }: Deps) =>
  async ({ household, title, description, category, on }: Input): Promise<Task> => {
    const scheduledOn = dayNamed(on, household.timezone);
    if (scheduledOn === undefined) throw new DomainError('invalid_date');
    const id = ids.next();
    const task: Task = {
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
    };
    await unitOfWork.run(({ tasks }) => tasks.addMissing([task]));
    return task;
  };
