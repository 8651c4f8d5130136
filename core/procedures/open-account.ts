import { DomainError } from '../domain/errors.ts';
import { type Household, newHousehold } from '../domain/home/household.ts';
import type { Language } from '../domain/languages.ts';
import { firstHome, type Membership } from '../domain/people/membership.ts';
import { newPerson, type Person } from '../domain/people/person.ts';
import type { Ports } from '../ports/index.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type OpenAccount = ReturnType<typeof makeOpenAccount>;

type Deps = Pick<Ports, 'clock' | 'ids'>;
type Account = { readonly person: Person; readonly isNew: boolean };

/** `language`: that of the page where they sign up, for an address that is new. */
type Opened = { readonly email: string; readonly language?: Language | undefined };

/**
 * The person of an address, who is created if the address is new. The person stays locked, so that a deletion in progress
 * comes first. Throws `account_leaving` while the account is being deleted.
 */
export const makeOpenAccount =
  ({ clock, ids }: Deps) =>
  async ({ persons }: Pick<Stores, 'persons'>, { email, language }: Opened): Promise<Account> => {
    const created = newPerson({ id: ids.next(), email, language, createdAt: clock.now() });
    const person = await persons.addUnlessKnown(created);
    if (person.deletionRequestedAt) throw new DomainError('account_leaving');
    return { person, isNew: person.id === created.id };
  };

export type HomeFor = ReturnType<typeof makeHomeFor>;

/**
 * The first of a person's homes, or of those that `isWanted`. A person without one gets a new home, of which nothing is
 * known. The caller holds the person locked.
 */
export const makeHomeFor =
  ({ clock, ids }: Deps) =>
  async (
    { households, memberships }: Pick<Stores, 'households' | 'memberships'>,
    { id: personId }: Person,
    isWanted: (membership: Membership) => boolean = () => true,
  ): Promise<Household> => {
    const known = firstHome((await memberships.homesOf(personId)).filter(isWanted));
    if (known) return known.household;
    const household = newHousehold(ids.next(), clock.now());
    await households.add(household);
    await memberships.add({ householdId: household.id, personId, role: 'owner', joinedAt: clock.now() });
    return household;
  };
