import type { Person } from '#core/domain/people/person.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { PersonStore } from '#core/ports/person-store.ts';
import type { Tables } from './database.ts';

export function makePersonStore({ persons, signInAddresses }: Tables): PersonStore {
  const change = (id: string, changes: Partial<Person>) => {
    const known = persons.get(id);
    if (known) persons.set(id, { ...known, ...changes });
  };
  const find = async (id: string) => persons.get(id);
  const findByEmail = async (email: string) => persons.get(signInAddresses.get(email)?.personId ?? '');

  return {
    find,
    // Transactions run one after the other here, so everybody is locked anyway.
    lock: find,
    findByEmail,

    search: async (text, limit) => {
      const part = text.toLowerCase();
      return [...persons.values()]
        .filter(({ email, name }) => email.includes(part) || name.toLowerCase().includes(part))
        .sort((one, other) => compareText(one.email, other.email))
        .slice(0, limit);
    },

    addUnlessKnown: async (person) => {
      const known = await findByEmail(person.email);
      if (known) return known;
      signInAddresses.set(person.email, { email: person.email, personId: person.id });
      persons.set(person.id, person);
      return person;
    },

    deletionRequested: async () =>
      [...persons.values()]
        .filter(({ deletionRequestedAt }) => deletionRequestedAt)
        .map(({ id }) => id)
        .sort(),

    change: async (id, changes) => change(id, changes),

    requestDeletion: async (id, deletionRequestedAt) => change(id, { deletionRequestedAt }),

    changeEmail: async (id, email) => {
      if (!persons.has(id) || signInAddresses.has(email)) return false;
      for (const [address, { personId }] of signInAddresses) if (personId === id) signInAddresses.delete(address);
      signInAddresses.set(email, { email, personId: id });
      change(id, { email });
      return true;
    },
  };
}
