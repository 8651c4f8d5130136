import type { Knex } from 'knex';
import type { Usage, UsageStore } from '#core/ports/usage-store.ts';

type UsageRow = { reserved_micros: string; spent_micros: string; calls: number };

/**
 * One statement, so that callers who wait for the row's lock see what the one before them reserved. The caller compares
 * the amount itself with the cap, for the first row.
 */
const reserveSql = (table: string, key: readonly string[]) => `
  insert into ${table} as known (${key.join(', ')}, reserved_micros, spent_micros, calls)
  values (${key.map(() => '?').join(', ')}, ?::bigint, 0, 0)
  on conflict (${key.join(', ')}) do update set reserved_micros = known.reserved_micros + excluded.reserved_micros
  where known.reserved_micros + known.spent_micros + excluded.reserved_micros <= ?::bigint
  returning 1`;
const reserveDaySql = reserveSql('assistant_usage', ['household_id', 'day']);
const reserveMonthSql = reserveSql('assistant_usage_months', ['month']);

const usageOf = (row: UsageRow | undefined): Usage => ({
  reserved: Number(row?.reserved_micros ?? 0),
  spent: Number(row?.spent_micros ?? 0),
  calls: row?.calls ?? 0,
});

export function makeUsageStore(trx: Knex.Transaction): UsageStore {
  const reserved = async (sql: string, key: readonly string[], amount: number, cap: number) =>
    amount <= cap && (await trx.raw<{ rowCount: number }>(sql, [...key, amount, cap])).rowCount === 1;

  return {
    // The household's row first: only callers of one household wait for it, and the month's row is held for a moment.
    reserve: async ({ householdId, day, month }, amount, caps) => {
      if (!(await reserved(reserveDaySql, [householdId, day], amount, caps.householdDay))) return 'day';
      return (await reserved(reserveMonthSql, [month], amount, caps.month)) ? undefined : 'month';
    },

    settle: async ({ householdId, day, month }, amount, spent) => {
      const change = {
        reserved_micros: trx.raw('greatest(0, reserved_micros - ?::bigint)', [amount]),
        spent_micros: trx.raw('spent_micros + ?::bigint', [spent]),
        calls: trx.raw('calls + 1'),
      };
      await trx('assistant_usage').where({ household_id: householdId, day }).update(change);
      await trx('assistant_usage_months').where({ month }).update(change);
    },

    ofDay: async (householdId, day) =>
      usageOf(await trx('assistant_usage').where({ household_id: householdId, day }).first<UsageRow | undefined>()),

    ofMonth: async (month) =>
      usageOf(await trx('assistant_usage_months').where({ month }).first<UsageRow | undefined>()),

    deleteBefore: (before) => trx('assistant_usage').where('day', '<', before).delete(),
  };
}
