import { nameFromAddress } from '../domain/people/name-from-address.ts';
import type { Person } from '../domain/people/person.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type NamePerson = ReturnType<typeof makeNamePerson>;

/**
 * Gives a person who has no name yet the one that their address suggests, because the people of a home know each other. They
 * can change it in their account. Returns the person with it.
 */
export const makeNamePerson =
  () =>
  async ({ persons }: Pick<Stores, 'persons'>, person: Person): Promise<Person> => {
    const name = person.name || nameFromAddress(person.email);
    if (name === undefined || name === person.name) return person;
    await persons.change(person.id, { name });
    return { ...person, name };
  };
