import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Stops sharing the passport. Has no effect if it isn't shared. */
export const makeRevokePassport =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId }: { readonly householdId: string }): Promise<void> =>
    unitOfWork.run(({ passportLinks }) => passportLinks.delete(householdId));
