import type { ApiTokenStore } from '#core/ports/api-token-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeApiTokenStore({ memberships, apiTokens }: Tables): ApiTokenStore {
  const ofHousehold = (householdId: string) =>
    [...apiTokens.values()].filter((each) => each.householdId === householdId);
  return {
    add: async (token) => {
      if (!memberships.has(keyOf(token.householdId, token.personId))) throw new Error('a token needs a membership');
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
    delete: async ({ householdId, personId, id }) => {
      const key = keyOf(householdId, id);
      return apiTokens.get(key)?.personId === personId && apiTokens.delete(key);
    },
  };
}
