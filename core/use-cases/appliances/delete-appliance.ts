import { catalogue } from '../../catalogue/index.ts';
import { signedIn } from '../../domain/access/found.ts';
import { emptyAppliance } from '../../domain/appliances/appliance.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'remindOfWarranty'>;
type Input = {
  readonly householdId: string;
  /** The slug of the item, which the home may no longer have. */
  readonly item: string;
};

/**
 * Deletes what is recorded of an item, its reminder and its files. Its history stays. Throws `item_not_found` for an
 * item that doesn't exist.
 */
export const makeDeleteAppliance =
  ({ unitOfWork, clock, remindOfWarranty }: Deps) =>
  ({ householdId, item: slug }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const item = catalogue.find((each) => each.slug === slug)?.name;
      if (item === undefined) throw new DomainError('item_not_found');
      const before = await stores.appliances.find(householdId, item);
      await remindOfWarranty(stores, household, emptyAppliance(item), before);
      await stores.appliances.delete(householdId, item);
      const now = clock.now();
      for (const file of await stores.files.ofItem(householdId, item)) {
        // A job removes them, because two files may share a content.
        await stores.files.update({ ...file, expiresAt: now });
      }
    });
