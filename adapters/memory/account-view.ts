import type { AccountView } from '#core/ports/account-view.ts';
import { keyOf, type MemoryDatabase } from './database.ts';

export function makeAccountView(database: MemoryDatabase): AccountView {
  return {
    read: async (householdId, sessionId) => {
      const found = database.tables.sessions.get(keyOf(householdId, sessionId));
      const household = database.tables.households.get(householdId);
      if (!found || !household) return undefined;
      const { device: _, ...session } = found;
      return { session, household };
    },
  };
}
