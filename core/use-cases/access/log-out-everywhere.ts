import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Ends every session of the person, including this one. */
export const makeLogOutEverywhere =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId }: { readonly personId: string }): Promise<void> =>
    unitOfWork.run(({ sessions }) => sessions.endAll(personId));
