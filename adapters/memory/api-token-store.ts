import type { ApiTokenStore } from '#core/ports/api-token-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeApiTokenStore({ households, apiTokens }: Tables): ApiTokenStore {
  const ofHousehold = (householdId: string) =>
    [...apiTokens.values()].filter((each) => each.householdId === householdId);
  return {
    add: async (token) => {
      if (!households.has(token.householdId)) throw new Error('a token needs a household');
      apiTokens.set(keyOf(token.householdId, token.id), token);
    },
    list: async (householdId, personId) =>
      ofHousehold(householdId)
        .filter((each) => each.personId === personId)
        .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime()),
    findBySecret: async (householdId, secretHash) =>
      ofHousehold(householdId).find((each) => each.secretHash === secretHash),
    touch: async (householdId, id, at) => {
      const token = apiTokens.get(keyOf(householdId, id));
      if (token) apiTokens.set(keyOf(householdId, id), { ...token, lastUsedAt: at });
    },
    remove: async (householdId, id) => {
      apiTokens.delete(keyOf(householdId, id));
    },
  };
}
