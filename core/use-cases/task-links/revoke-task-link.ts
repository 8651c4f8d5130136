import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly householdId: string; readonly id: string };

/** Ends a task's link at once. Has no effect if there is none. Throws `task_not_found`. */
export const makeRevokeTaskLink =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async ({ tasks, taskLinks }) => {
      if (!(await tasks.find(householdId, id))) throw new DomainError('task_not_found');
      await taskLinks.delete(householdId, id);
    });
