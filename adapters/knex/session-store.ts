import type { Knex } from 'knex';
import type { Session, SessionStore } from '#core/ports/session-store.ts';

type SessionRow = {
  person_id: string;
  id: string;
  created_at: Date;
  last_seen_at: Date;
  confirmed_at: Date | null;
  home_id: string;
  device: string | null;
};

const sessionOf = (row: SessionRow): Session => ({
  personId: row.person_id,
  id: row.id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  homeId: row.home_id,
  ...(row.confirmed_at && { confirmedAt: row.confirmed_at }),
  ...(row.device !== null && { device: row.device }),
});

export function makeSessionStore(trx: Knex.Transaction): SessionStore {
  const sessions = () => trx<SessionRow>('sessions');
  return {
    add: async ({ personId, id, createdAt, lastSeenAt, confirmedAt = null, homeId, device = null }) => {
      const times = { created_at: createdAt, last_seen_at: lastSeenAt, confirmed_at: confirmedAt };
      await sessions().insert({ person_id: personId, id, ...times, home_id: homeId, device });
    },
    find: async (personId, id) => {
      const row = await sessions().where({ person_id: personId, id }).first();
      return row && sessionOf(row);
    },
    list: async (personId) => {
      const rows = await sessions().where({ person_id: personId }).orderBy('id');
      return rows.map(sessionOf);
    },
    touch: async (personId, id, at) => {
      await sessions().where({ person_id: personId, id }).update({ last_seen_at: at });
    },
    confirm: async (personId, id, at) => {
      await sessions().where({ person_id: personId, id }).update({ confirmed_at: at });
    },
    useHome: async (personId, id, homeId) => {
      await sessions().where({ person_id: personId, id }).update({ home_id: homeId });
    },
    end: async (personId, id) => {
      await sessions().where({ person_id: personId, id }).delete();
    },
    endAll: async (personId) => {
      await sessions().where({ person_id: personId }).delete();
    },
  };
}
