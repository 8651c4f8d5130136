import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Takes back a change of address, so that its links no longer work. Has no effect if there is none. */
export const makeCancelEmailChange =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId }: { readonly personId: string }): Promise<void> =>
    unitOfWork.run(({ emailChanges }) => emailChanges.delete(personId));
