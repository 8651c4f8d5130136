import type { Household } from '#core/domain/home/household.ts';
import type { Person } from '#core/domain/people/person.ts';
import type { Stores } from '#core/ports/unit-of-work.ts';
import { buildHousehold, buildMembership, buildPerson } from './factories.ts';

type Home = { readonly household: Household; readonly person: Person };

/** Adds a home and the person who owns it. */
export async function addOwnedHome(
  { households, memberships, persons }: Stores,
  overrides?: Partial<Household>,
): Promise<Home> {
  const [household, person] = [buildHousehold(overrides), buildPerson()];
  await households.add(household);
  await persons.addUnlessKnown(person);
  await memberships.add(buildMembership(household.id, person.id));
  return { household, person };
}
