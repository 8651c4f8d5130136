import type { CustomTask } from '../../domain/time/recurrence.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** The household's recurring tasks, the oldest first. */
export const makeListCustomTasks =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId }: { householdId: string }): Promise<readonly CustomTask[]> =>
    unitOfWork.run(({ customTasks }) => customTasks.list(householdId));
