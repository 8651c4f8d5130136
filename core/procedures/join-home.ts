import { DomainError } from '../domain/errors.ts';
import type { Household } from '../domain/home/household.ts';
import { isLastOwner, type Membership, mostPeople } from '../domain/people/membership.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type JoinHome = ReturnType<typeof makeJoinHome>;

/**
 * Adds a person to a home, or gives one who is in it another role. The caller holds the home locked. Throws
 * `account_leaving` if it is being deleted, `home_full`, and `last_owner` if its only owner would lose that role.
 */
export const makeJoinHome =
  ({ clock }: { readonly clock: Clock }) =>
  async (
    { memberships }: Pick<Stores, 'memberships'>,
    { id: householdId, deletionRequestedAt }: Household,
    { personId, role }: Pick<Membership, 'personId' | 'role'>,
  ): Promise<void> => {
    if (deletionRequestedAt) throw new DomainError('account_leaving');
    const members = await memberships.list(householdId);
    if (members.some((member) => member.personId === personId)) {
      if (role !== 'owner' && isLastOwner(members, personId)) throw new DomainError('last_owner');
      return memberships.setRole(householdId, personId, role);
    }
    if (members.length >= mostPeople) throw new DomainError('home_full');
    await memberships.add({ householdId, personId, role, joinedAt: clock.now() });
  };
