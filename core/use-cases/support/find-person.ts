import { found } from '../../domain/access/found.ts';
import { knownAddress } from '../../domain/people/email-address.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork'>;

/** Finds the person by their email address, ignoring case, and records nothing. Throws `household_not_found`. */
export const makeFindPerson =
  ({ unitOfWork }: Deps) =>
  ({ email }: { email: string }): Promise<Person> =>
    unitOfWork.run(async ({ persons }) => found(await persons.findByEmail(knownAddress(email))));
