import { catalogue } from '../../catalogue/index.ts';
import type { Appliance } from '../../domain/advice/advice.ts';
import { DomainError } from '../../domain/errors.ts';
import { hasItem } from '../../domain/home/facts.ts';
import type { Household } from '../../domain/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork };
type Input = { readonly household: Household };

/** An item of the home by its slug. Throws `item_not_found`, and `not_onboarded`. */
function itemOf(household: Household, slug: string): string {
  const home = homeOf(household);
  const item = catalogue.find((each) => each.slug === slug && hasItem(home, each));
  if (!item) throw new DomainError('item_not_found');
  return item.name;
}

/** The makes of the home's items, by the item's name. */
export const makeGetAppliances =
  ({ unitOfWork }: Deps) =>
  ({ household }: Input): Promise<readonly Appliance[]> =>
    unitOfWork.run(({ appliances }) => appliances.list(household.id));

type Change = Input & { readonly item: string; readonly make?: Omit<Appliance, 'item'> };

/**
 * Saves the make of an item, given by its slug, or removes it. Returns all of them. Throws `item_not_found` for an item
 * that the home doesn't have.
 */
export const makeSetAppliance =
  ({ unitOfWork }: Deps) =>
  ({ household, item: slug, make }: Change): Promise<readonly Appliance[]> =>
    unitOfWork.run(async ({ appliances }) => {
      if (make) await appliances.save(household.id, { item: itemOf(household, slug), ...make });
      else await appliances.remove(household.id, catalogue.find((item) => item.slug === slug)?.name ?? slug);
      return appliances.list(household.id);
    });
