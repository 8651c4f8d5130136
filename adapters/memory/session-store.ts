import { compareText } from '#core/domain/text/compare-text.ts';
import type { Session, SessionStore } from '#core/ports/session-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeSessionStore({ persons, pushSubscriptions, sessions }: Tables): SessionStore {
  const end = (key: string) => {
    sessions.delete(key);
    pushSubscriptions.delete(key);
  };
  const change = (personId: string, id: string, changes: Partial<Session>) => {
    const session = sessions.get(keyOf(personId, id));
    if (session) sessions.set(keyOf(personId, id), { ...session, ...changes });
  };
  return {
    add: async (session) => {
      if (!persons.has(session.personId)) throw new Error('a session needs a person');
      sessions.set(keyOf(session.personId, session.id), session);
    },
    find: async (personId, id) => sessions.get(keyOf(personId, id)),
    list: async (personId) =>
      [...sessions.values()]
        .filter((session) => session.personId === personId)
        .sort((one, other) => compareText(one.id, other.id)),
    touch: async (personId, id, at) => change(personId, id, { lastSeenAt: at }),
    confirm: async (personId, id, at) => change(personId, id, { confirmedAt: at }),
    useHome: async (personId, id, homeId) => change(personId, id, { homeId }),
    end: async (personId, id) => end(keyOf(personId, id)),
    endAll: async (personId) => {
      for (const [key, session] of sessions) if (session.personId === personId) end(key);
    },
  };
}
