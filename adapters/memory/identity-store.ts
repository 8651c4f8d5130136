import { compareText } from '#core/domain/text/compare-text.ts';
import type { IdentityStore } from '#core/ports/identity-store.ts';
import type { Tables } from './database.ts';

const keyOf = (issuer: string, subject: string) => JSON.stringify([issuer, subject]);

export function makeIdentityStore({ persons, identities }: Tables): IdentityStore {
  return {
    find: async ({ issuer, subject }) => identities.get(keyOf(issuer, subject)),
    add: async (identity) => {
      if (!persons.has(identity.personId)) throw new Error('an identity needs a person');
      const key = keyOf(identity.issuer, identity.subject);
      if (identities.has(key)) return false;
      identities.set(key, identity);
      return true;
    },
    list: async (personId) =>
      [...identities.values()]
        .filter((each) => each.personId === personId)
        .sort((one, other) => compareText(one.issuer, other.issuer) || compareText(one.subject, other.subject)),
    delete: async ({ personId, id }) => {
      const known = [...identities].find(([, each]) => each.personId === personId && each.id === id);
      return known !== undefined && identities.delete(known[0]);
    },
  };
}
