import type { PassportLinkStore } from '#core/ports/passport-link-store.ts';
import type { Tables } from './database.ts';

export function makePassportLinkStore({ passportLinks }: Tables): PassportLinkStore {
  return {
    find: async (householdId) => passportLinks.get(householdId),
    findBySecret: async (secretHash) => [...passportLinks.values()].find((link) => link.secretHash === secretHash),
    save: async (link) => {
      passportLinks.set(link.householdId, link);
    },
    delete: async (householdId) => {
      passportLinks.delete(householdId);
    },
  };
}
