import type { Needs } from '../../procedures/index.ts';

type Input = { readonly householdId: string; readonly id: string };

/** Ends a task's link at once. Has no effect if there is none. */
export const makeRevokeTaskLink =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(({ taskLinks }) => taskLinks.remove(householdId, id));
