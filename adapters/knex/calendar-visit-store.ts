import type { Knex } from 'knex';
import type { CalendarVisitStore } from '#core/ports/calendar-visit-store.ts';

type VisitRow = {
  id: string;
  household_id: string;
  person_id: string;
  nonce_hash: string;
  code_verifier: string;
  expires_at: Date;
};

export function makeCalendarVisitStore(trx: Knex.Transaction): CalendarVisitStore {
  const visits = () => trx<VisitRow>('calendar_visits');
  return {
    add: async ({ id, householdId, personId, nonceHash, codeVerifier, expiresAt }) => {
      await visits().insert({
        id,
        household_id: householdId,
        person_id: personId,
        nonce_hash: nonceHash,
        code_verifier: codeVerifier,
        expires_at: expiresAt,
      });
    },
    take: async (householdId, id) => {
      const [row] = await visits().where({ household_id: householdId, id }).delete().returning('*');
      return (
        row && {
          id,
          householdId,
          personId: row.person_id,
          nonceHash: row.nonce_hash,
          codeVerifier: row.code_verifier,
          expiresAt: row.expires_at,
        }
      );
    },
    deleteExpired: (before) => visits().where('expires_at', '<', before).delete(),
  };
}
