import type { AccountView } from '#core/ports/account-view.ts';
import { keyOf, type MemoryDatabase } from './database.ts';

export function makeAccountView(database: MemoryDatabase): AccountView {
  return {
    read: async (householdId, sessionId) => {
      const session = database.tables.sessions.get(keyOf(householdId, sessionId));
      const household = database.tables.households.get(householdId);
      return session && household && { session, household };
    },
  };
}
