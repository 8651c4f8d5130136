import { found } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock'>;
type Input = { readonly householdId: string; readonly granted: boolean };

/**
 * Grants premium until it is revoked, or revokes it, without effect on a subscription. Throws `household_not_found`, and
 * `account_leaving` while the account is being deleted.
 */
export const makeSetPremium =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, granted }: Input): Promise<Household> =>
    unitOfWork.run(async ({ households }) => {
      const household = found(await households.lock(householdId));
      if (household.deletionRequestedAt) throw new DomainError('account_leaving');
      const { premiumGrantedAt, ...free } = household;
      const changed = granted ? { ...free, premiumGrantedAt: premiumGrantedAt ?? clock.now() } : free;
      await households.update(changed);
      return changed;
    });
