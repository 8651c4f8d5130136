import { DomainError } from '../../domain/errors.ts';
import { found } from '../../domain/household.ts';
import { isLastOwner } from '../../domain/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;
type Input = { readonly householdId: string; readonly personId: string };

/**
 * Takes a person out of a home, with their tokens for it. What they did there stays. Throws `household_not_found`, `person_not_found` if they
 * aren't in it, and `last_owner`.
 */
export const makeRemoveMember =
  ({ unitOfWork }: Deps) =>
  ({ householdId, personId }: Input): Promise<void> =>
    unitOfWork.run(async ({ households, memberships }) => {
      found(await households.lock(householdId));
      const members = await memberships.list(householdId);
      if (!members.some((member) => member.personId === personId)) throw new DomainError('person_not_found');
      if (isLastOwner(members, personId)) throw new DomainError('last_owner');
      await memberships.remove(householdId, personId);
    });
