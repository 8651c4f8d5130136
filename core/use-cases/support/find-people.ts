import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** More than a person reads; a longer part of the address finds fewer. */
const mostFound = 20;

/** Finds people by a part of their address or name, or those of a home by its whole customer id at the payment provider. */
export const makeFindPeople =
  ({ unitOfWork }: Deps) =>
  ({ part }: { part: string }): Promise<readonly Person[]> =>
    unitOfWork.run(async ({ persons, memberships, customers }) => {
      const paying = await customers.householdOf(part);
      const members = paying === undefined ? [] : await memberships.list(paying);
      return members.length > 0 ? members.map(({ person }) => person) : persons.search(part.trim(), mostFound);
    });
