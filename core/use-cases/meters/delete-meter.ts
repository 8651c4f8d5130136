import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'renewMeteredTurns'>;
type Input = { readonly householdId: string; readonly id: string };

/**
 * Deletes a meter and its readings. Care tasks then come by their dates alone. Throws `meter_not_found`, and `meter_in_use`
 * while a task of the household's own is due by it.
 */
export const makeDeleteMeter =
  ({ unitOfWork, renewMeteredTurns }: Deps) =>
  ({ householdId, id }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const { households, meters, customTasks } = stores;
      const household = signedIn(await households.lock(householdId));
      const meter = await meters.find(householdId, id);
      if (!meter) throw new DomainError('meter_not_found');
      const isUsed = (await customTasks.list(householdId)).some(({ use }) => use?.meter === id);
      if (isUsed) throw new DomainError('meter_in_use');
      await meters.delete(householdId, id);
      await renewMeteredTurns(stores, household, { before: meter, after: { ...meter, readings: [] } });
    });
