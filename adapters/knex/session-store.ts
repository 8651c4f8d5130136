import type { Knex } from 'knex';
import type { Session, SessionStore } from '#core/ports/session-store.ts';

type SessionRow = { household_id: string; id: string; created_at: Date; last_seen_at: Date; device: string | null };

const sessionOf = (row: SessionRow): Session => ({
  householdId: row.household_id,
  id: row.id,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen_at,
  ...(row.device !== null && { device: row.device }),
});

export function makeSessionStore(trx: Knex.Transaction): SessionStore {
  const sessions = () => trx<SessionRow>('sessions');
  return {
    add: async ({ householdId, id, createdAt, lastSeenAt, device = null }) => {
      const times = { created_at: createdAt, last_seen_at: lastSeenAt };
      await sessions().insert({ household_id: householdId, id, ...times, device });
    },
    list: async (householdId) => {
      const rows = await sessions().where({ household_id: householdId }).orderBy('id');
      return rows.map(sessionOf);
    },
    touch: async (householdId, id, at) => {
      await sessions().where({ household_id: householdId, id }).update({ last_seen_at: at });
    },
    end: async (householdId, id) => {
      await sessions().where({ household_id: householdId, id }).delete();
    },
    endAll: async (householdId) => {
      await sessions().where({ household_id: householdId }).delete();
    },
  };
}
