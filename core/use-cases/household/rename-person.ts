import { signedIn } from '../../domain/household.ts';
import type { Person } from '../../domain/person.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Input = { readonly personId: string; readonly name: string };

/** Changes what a person is called. Throws `not_signed_in` when the account no longer exists. */
export const makeRenamePerson =
  ({ unitOfWork }: { readonly unitOfWork: UnitOfWork }) =>
  ({ personId, name }: Input): Promise<Person> =>
    unitOfWork.run(async ({ persons }) => {
      const person = { ...signedIn(await persons.lock(personId)), name };
      await persons.update(person);
      return person;
    });
