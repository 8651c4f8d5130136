import { emailSides } from '#core/domain/access/email-change.ts';
import type { EmailChangeStore } from '#core/ports/email-change-store.ts';
import type { Tables } from './database.ts';

export function makeEmailChangeStore({ emailChanges }: Tables): EmailChangeStore {
  return {
    find: async (personId) => emailChanges.get(personId),
    findByLink: async (linkId) =>
      [...emailChanges.values()].find(({ linkIds }) => emailSides.some((side) => linkIds[side] === linkId)),
    save: async (change) => {
      emailChanges.set(change.personId, change);
    },
    delete: async (personId) => {
      emailChanges.delete(personId);
    },
    deleteExpired: async (before) => {
      const expired = [...emailChanges.values()].filter(({ expiresAt }) => expiresAt < before);
      for (const { personId } of expired) emailChanges.delete(personId);
      return expired.length;
    },
  };
}
