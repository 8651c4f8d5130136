import { signedIn } from '../../domain/access/found.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'includeCareTask'>;
type Input = { readonly householdId: string; readonly taskId: string };

/** Takes back an exclusion, so that the care task is planned again. Has no effect on a care task that isn't excluded. */
export const makeIncludeTask =
  ({ unitOfWork, includeCareTask }: Deps) =>
  ({ householdId, taskId }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      await includeCareTask(stores, household, taskId);
    });
