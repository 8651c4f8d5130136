import type { AccountView } from '#core/ports/account-view.ts';
import { keyOf, type MemoryDatabase } from './database.ts';

export function makeAccountView(database: MemoryDatabase): AccountView {
  return {
    read: async ({ personId, sessionId, homeId }) => {
      const { households, memberships, persons, sessions } = database.tables;
      const found = sessions.get(keyOf(personId, sessionId));
      const home = homeId ?? found?.homeId ?? '';
      const person = persons.get(personId);
      const membership = memberships.get(keyOf(home, personId));
      const household = households.get(home);
      if (!found || !person || !membership || !household) return undefined;
      const { device: _, ...session } = found;
      return { session, person, membership, household };
    },
  };
}
