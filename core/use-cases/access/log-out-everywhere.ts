import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Ends every session of the household, including this one. */
export const makeLogOutEverywhere =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ householdId }: { householdId: string }): Promise<void> =>
    unitOfWork.run(({ sessions }) => sessions.endAll(householdId));
