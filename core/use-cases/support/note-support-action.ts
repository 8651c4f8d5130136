import { DomainError } from '../../domain/errors.ts';
import { foldAddress } from '../../domain/fold-address.ts';
import type { Household } from '../../domain/household.ts';
import type { SupportAction } from '../../ports/support-action-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids'>;
type Input = Pick<SupportAction, 'action' | 'operator'> & { readonly email: string };

/**
 * Finds the household by its email address, ignoring case, and records which operator is about to do what. Every support
 * action begins here. Throws `household_not_found`.
 */
export const makeNoteSupportAction =
  ({ unitOfWork, clock, ids }: Deps) =>
  ({ email, action, operator }: Input): Promise<Household> =>
    unitOfWork.run(async ({ households, supportActions }) => {
      const found = await households.findByEmail(foldAddress(email));
      const household = found && (await households.lock(found.id));
      if (!household) throw new DomainError('household_not_found');
      await supportActions.add({ id: ids.next(), householdId: household.id, action, operator, at: clock.now() });
      return household;
    });
