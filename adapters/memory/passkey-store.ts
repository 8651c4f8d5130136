import type { PasskeyStore } from '#core/ports/passkey-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makePasskeyStore({ persons, passkeys }: Tables): PasskeyStore {
  const ofPerson = (personId: string) => [...passkeys.values()].filter((each) => each.personId === personId);
  const find = (personId: string, credentialId: string) =>
    ofPerson(personId).find((each) => each.credentialId === credentialId);
  return {
    add: async (passkey) => {
      if (!persons.has(passkey.personId)) throw new Error('a passkey needs a person');
      if ([...passkeys.values()].some(({ credentialId }) => credentialId === passkey.credentialId)) return false;
      passkeys.set(keyOf(passkey.personId, passkey.id), passkey);
      return true;
    },
    list: async (personId) =>
      ofPerson(personId).sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    find: async (id) => [...passkeys.values()].find((each) => each.id === id),
    findByCredential: async (personId, credentialId) => find(personId, credentialId),
    noteUse: async (personId, id, { signCount, at }) => {
      const passkey = passkeys.get(keyOf(personId, id));
      if (!passkey || (passkey.lastUsedAt && passkey.lastUsedAt >= at)) return false;
      passkeys.set(keyOf(personId, id), { ...passkey, signCount, lastUsedAt: at });
      return true;
    },
    delete: async ({ personId, id }) => passkeys.delete(keyOf(personId, id)),
  };
}
