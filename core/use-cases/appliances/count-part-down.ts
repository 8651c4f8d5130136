import { signedIn } from '../../domain/access/found.ts';
import { type Appliance, emptyAppliance } from '../../domain/appliances/appliance.ts';
import { withPartUsed } from '../../domain/appliances/part.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'homeItem'>;
type Input = {
  readonly householdId: string;
  /** The slug of the item. */
  readonly item: string;
  /** The name of the part. */
  readonly name: string;
};

/** Counts down the stock of a part. Throws `item_not_found`, `not_onboarded`, and `part_not_found`. */
export const makeCountPartDown =
  ({ unitOfWork, homeItem }: Deps) =>
  ({ householdId, item: slug, name }: Input): Promise<Appliance> =>
    unitOfWork.run(async ({ households, appliances }) => {
      const household = signedIn(await households.lock(householdId));
      const item = homeItem(household, slug).name;
      const appliance = (await appliances.find(householdId, item)) ?? emptyAppliance(item);
      if (!appliance.parts.some((part) => part.name === name)) throw new DomainError('part_not_found');
      const changed = { ...appliance, parts: withPartUsed(appliance.parts, name) };
      await appliances.save(householdId, changed);
      return changed;
    });
