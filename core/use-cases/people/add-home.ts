import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Household, newHousehold } from '../../domain/home/household.ts';
import { mostHomes } from '../../domain/people/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Input = { readonly personId: string; readonly name: string };

/** Adds a home, of which only the name is known, to those of a person, who owns it. Throws `too_many_homes`. */
export const makeAddHome =
  ({ unitOfWork, clock, ids }: Needs<'unitOfWork' | 'clock' | 'ids'>) =>
  ({ personId, name }: Input): Promise<Household> =>
    unitOfWork.run(async ({ persons, memberships, households }) => {
      signedIn(await persons.lock(personId));
      if ((await memberships.homesOf(personId)).length >= mostHomes) throw new DomainError('too_many_homes');
      const household = { ...newHousehold(ids.next(), clock.now()), name };
      await households.add(household);
      await memberships.add({ householdId: household.id, personId, role: 'owner', joinedAt: clock.now() });
      return household;
    });
