import { catalogue } from '../../catalogue/index.ts';
import type { Appliance } from '../../domain/advice/advice.ts';
import type { CatalogueItem } from '../../domain/care-task.ts';
import { DomainError } from '../../domain/errors.ts';
import { hasItem } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;
type Input = { readonly household: Household };

/** An item by its slug. Throws `item_not_found`. */
function itemOf(slug: string): CatalogueItem {
  const item = catalogue.find((each) => each.slug === slug);
  if (!item) throw new DomainError('item_not_found');
  return item;
}

/** The makes of the home's items, by the item's name. */
export const makeGetAppliances =
  ({ unitOfWork }: Deps) =>
  ({ household }: Input): Promise<readonly Appliance[]> =>
    unitOfWork.run(({ appliances }) => appliances.list(household.id));

type Change = Input & { readonly item: string; readonly make?: Omit<Appliance, 'item'> };

/**
 * Saves the make of an item, given by its slug, or removes it. Returns all of them. Throws `item_not_found` for an item
 * that doesn't exist, and when it saves one that the home doesn't have; then also `not_onboarded`.
 */
export const makeSetAppliance =
  ({ unitOfWork }: Deps) =>
  ({ household, item: slug, make }: Change): Promise<readonly Appliance[]> =>
    unitOfWork.run(async ({ appliances }) => {
      const item = itemOf(slug);
      if (make && !hasItem(homeOf(household), item)) throw new DomainError('item_not_found');
      if (make) await appliances.save(household.id, { item: item.name, ...make });
      else await appliances.remove(household.id, item.name);
      return appliances.list(household.id);
    });
