import type { PasskeyStore } from '#core/ports/passkey-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makePasskeyStore({ households, passkeys }: Tables): PasskeyStore {
  const ofHousehold = (householdId: string) =>
    [...passkeys.values()].filter((each) => each.householdId === householdId);
  const find = (householdId: string, credentialId: string) =>
    ofHousehold(householdId).find((each) => each.credentialId === credentialId);
  return {
    add: async (passkey) => {
      if (!households.has(passkey.householdId)) throw new Error('a passkey needs a household');
      if (find(passkey.householdId, passkey.credentialId)) return false;
      passkeys.set(keyOf(passkey.householdId, passkey.id), passkey);
      return true;
    },
    list: async (householdId) =>
      ofHousehold(householdId).sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    findByCredential: async (householdId, credentialId) => find(householdId, credentialId),
    noteUse: async (householdId, id, { signCount, at }) => {
      const passkey = passkeys.get(keyOf(householdId, id));
      if (!passkey || (passkey.lastUsedAt && passkey.lastUsedAt >= at)) return false;
      passkeys.set(keyOf(householdId, id), { ...passkey, signCount, lastUsedAt: at });
      return true;
    },
    remove: async (householdId, id) => {
      passkeys.delete(keyOf(householdId, id));
    },
  };
}
