import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;
type Input = { readonly householdId: string; readonly id: string };

/** Deletes a meter and its readings. Throws `meter_not_found`, and `meter_in_use` while a task is due by it. */
export const makeDeleteMeter =
  ({ unitOfWork }: Deps) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async ({ households, meters, customTasks }) => {
      signedIn(await households.lock(householdId));
      if (!(await meters.find(householdId, id))) throw new DomainError('meter_not_found');
      const isUsed = (await customTasks.list(householdId)).some(({ use }) => use?.meter === id);
      if (isUsed) throw new DomainError('meter_in_use');
      await meters.delete(householdId, id);
    });
