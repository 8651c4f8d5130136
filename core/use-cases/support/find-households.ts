import { foldAddress } from '../../domain/fold-address.ts';
import type { Household } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** More than a person reads; a longer part of the address finds fewer. */
const mostFound = 20;

/** Finds households by a part of their address or name, or by their whole customer id at the payment provider. */
export const makeFindHouseholds =
  ({ unitOfWork }: Deps) =>
  ({ part }: { part: string }): Promise<readonly Household[]> =>
    unitOfWork.run(async ({ households, customers }) => {
      const paying = await customers.householdOf(part);
      const customer = paying === undefined ? undefined : await households.find(paying);
      return customer ? [customer] : households.search(foldAddress(part), mostFound);
    });
