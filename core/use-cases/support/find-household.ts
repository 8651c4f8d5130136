import { foldAddress } from '../../domain/fold-address.ts';
import { found, type Household } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** Finds the household by its email address, ignoring case, and records nothing. Throws `household_not_found`. */
export const makeFindHousehold =
  ({ unitOfWork }: Deps) =>
  ({ email }: { email: string }): Promise<Household> =>
    unitOfWork.run(async ({ households }) => found(await households.findByEmail(foldAddress(email))));
