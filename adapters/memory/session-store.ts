import { compareText } from '#core/domain/compare-text.ts';
import type { SessionStore } from '#core/ports/session-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeSessionStore({ households, sessions }: Tables): SessionStore {
  return {
    add: async (session) => {
      if (!households.has(session.householdId)) throw new Error('a session needs a household');
      sessions.set(keyOf(session.householdId, session.id), session);
    },
    list: async (householdId) =>
      [...sessions.values()]
        .filter((session) => session.householdId === householdId)
        .sort((one, other) => compareText(one.id, other.id)),
    touch: async (householdId, id, at) => {
      const session = sessions.get(keyOf(householdId, id));
      if (session) sessions.set(keyOf(householdId, id), { ...session, lastSeenAt: at });
    },
    end: async (householdId, id) => {
      sessions.delete(keyOf(householdId, id));
    },
    endAll: async (householdId) => {
      for (const [key, session] of sessions) if (session.householdId === householdId) sessions.delete(key);
    },
  };
}
