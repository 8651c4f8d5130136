import type { Knex } from 'knex';
import type { AccountView } from '#core/ports/account-view.ts';
import type { Towns } from '#core/ports/towns.ts';
import { prepared } from '../prepared.ts';
import { type CallerRow, callerColumns, callerCondition, callerOf, callerTables, sessionOf } from './caller-columns.ts';

const sql = `select ${callerColumns} from ${callerTables} where ${callerCondition}`;

export function makeAccountView(knex: Knex, towns: Towns): AccountView {
  const readRows = prepared<CallerRow>(knex, 'account-view', sql);
  return {
    read: async ({ personId, sessionId, homeId }) => {
      const [row] = await readRows(personId, sessionId, homeId ?? null);
      const session = row && sessionOf(row, sessionId);
      return session && { session, ...callerOf(row, towns) };
    },
  };
}
