import type { Knex } from 'knex';
import type { AccountView } from '#core/ports/account-view.ts';
import { type HouseholdRow, householdColumns, householdOf } from '../household-store.ts';
import { prepared } from '../prepared.ts';

type AccountRow = HouseholdRow & { session_created_at: Date; session_last_seen_at: Date };

const sql = `
  select ${householdColumns.map((column) => `h.${column}`).join(', ')}, s.created_at as session_created_at, s.last_seen_at as session_last_seen_at
  from sessions s join households h on h.id = s.household_id
  where s.household_id = $1 and s.id = $2`;

export function makeAccountView(knex: Knex): AccountView {
  const readRows = prepared<AccountRow>(knex, 'account-view', sql);
  return {
    read: async (householdId, sessionId) => {
      const [row] = await readRows(householdId, sessionId);
      if (!row) return undefined;
      const { session_created_at: createdAt, session_last_seen_at: lastSeenAt } = row;
      return { session: { householdId, id: sessionId, createdAt, lastSeenAt }, household: householdOf(row) };
    },
  };
}
