import { found } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { knownAddress } from '../../domain/people/email-address.ts';
import type { Person } from '../../domain/people/person.ts';
import type { SupportAction } from '../../ports/support-action-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'ids' | 'homeFor'>;
type Input = Pick<SupportAction, 'action' | 'operator'> & {
  readonly email: string;
  /** The home that the action concerns; any of the person's homes by default. */
  readonly homeId?: string | undefined;
  /** Whether the action concerns one home, so that the person's only home is meant if none is named. */
  readonly concernsHome?: boolean;
};

/**
 * Finds the person by their email address, ignoring case, and records which operator is about to do what. Every support
 * action begins here. Throws `household_not_found` for an unknown address, `home_not_found` if the person isn't in the
 * named home, and `home_not_named` if the action concerns one of several homes.
 */
export const makeNoteSupportAction =
  ({ unitOfWork, clock, ids, homeFor }: Deps) =>
  ({
    email,
    action,
    operator,
    homeId,
    concernsHome = false,
  }: Input): Promise<{ person: Person; household: Household }> =>
    unitOfWork.run(async (stores) => {
      const known = found(await stores.persons.findByEmail(knownAddress(email)));
      const person = found(await stores.persons.lock(known.id));
      const homes = await stores.memberships.homesOf(person.id);
      if (concernsHome && homeId === undefined && homes.length > 1) throw new DomainError('home_not_named');
      const named = homes.find(({ householdId }) => householdId === homeId);
      if (homeId !== undefined && !named) throw new DomainError('home_not_found');
      const household = named?.household ?? homes[0]?.household ?? (await homeFor(stores, person));
      const noted = { id: ids.next(), personId: person.id, householdId: household.id, action, operator };
      await stores.supportActions.add({ ...noted, at: clock.now() });
      return { person, household };
    });
