import type { UnitOfWork } from '../../ports/unit-of-work.ts';

/** Returns the ids of the runs that have summaries still to be sent, including those that a killed worker left. */
export const makeListOpenRuns =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  (): Promise<readonly string[]> =>
    unitOfWork.run(({ summaries }) => summaries.openRuns());
