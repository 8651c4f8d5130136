import { DomainError } from '../domain/errors.ts';
import type { Caller } from '../domain/people/membership.ts';
import type { Stores } from '../ports/unit-of-work.ts';

type Whose = { readonly householdId: string; readonly personId: string };

/**
 * The person for whom a program calls, in the home that its token opens. Throws `not_signed_in` if they are no longer in
 * it, and while either is being deleted.
 */
export const makeFindCaller =
  () =>
  async (
    { memberships, households }: Pick<Stores, 'memberships' | 'households'>,
    { householdId, personId }: Whose,
  ): Promise<Caller> => {
    const household = await households.find(householdId);
    const member = (await memberships.list(householdId)).find((each) => each.personId === personId);
    if (!household || household.deletionRequestedAt || !member) throw new DomainError('not_signed_in');
    const { person, ...membership } = member;
    if (person.deletionRequestedAt) throw new DomainError('not_signed_in');
    return { person, membership, household };
  };
