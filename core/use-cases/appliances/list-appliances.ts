import { catalogue } from '../../catalogue/index.ts';
import { type Appliance, emptyAppliance } from '../../domain/appliances/appliance.ts';
import { hasItem } from '../../domain/home/facts.ts';
import { type Household, isOnboarded } from '../../domain/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import type { Needs } from '../../procedures/index.ts';

/** The items of the home in the catalogue's order, each with what is recorded of it; none before onboarding. */
export const makeListAppliances =
  ({ unitOfWork }: Needs<'unitOfWork'>) =>
  async ({ household }: { readonly household: Household }): Promise<readonly Appliance[]> => {
    if (!isOnboarded(household)) return [];
    const home = homeOf(household);
    const recorded = await unitOfWork.run(({ appliances }) => appliances.list(household.id));
    const byItem = new Map(recorded.map((each) => [each.item, each]));
    return catalogue.filter((item) => hasItem(home, item)).map(({ name }) => byItem.get(name) ?? emptyAppliance(name));
  };
