import { signedIn } from '../../domain/household.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { IncludeCareTask } from '../../procedures/include-care-task.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly includeCareTask: IncludeCareTask };
type Input = { readonly householdId: string; readonly taskId: string };

/** Takes back an exclusion, so that the care task is planned again. Has no effect on a care task that isn't excluded. */
export const makeIncludeTask =
  ({ unitOfWork, includeCareTask }: Deps) =>
  ({ householdId, taskId }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      await includeCareTask(stores, household, taskId);
    });
