import { emailSides } from '#core/domain/email-change.ts';
import type { EmailChangeStore } from '#core/ports/email-change-store.ts';
import type { Tables } from './database.ts';

export function makeEmailChangeStore({ emailChanges }: Tables): EmailChangeStore {
  return {
    find: async (householdId) => emailChanges.get(householdId),
    findByLink: async (linkId) =>
      [...emailChanges.values()].find(({ linkIds }) => emailSides.some((side) => linkIds[side] === linkId)),
    save: async (change) => {
      emailChanges.set(change.householdId, change);
    },
    remove: async (householdId) => {
      emailChanges.delete(householdId);
    },
    removeExpired: async (before) => {
      const expired = [...emailChanges.values()].filter(({ expiresAt }) => expiresAt < before);
      for (const { householdId } of expired) emailChanges.delete(householdId);
      return expired.length;
    },
  };
}
