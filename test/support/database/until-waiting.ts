import type { Knex } from 'knex';
import { expect } from 'vitest';

/**
 * Resolves once this many connections to the database wait for a lock. PostgreSQL doesn't announce that, so it is asked
 * again and again.
 */
export async function untilWaiting(knex: Knex, count = 1): Promise<void> {
  const waiting = knex('pg_stat_activity')
    .where({ wait_event_type: 'Lock' })
    .whereRaw('datname = current_database()')
    .select('pid');
  await expect.poll(() => waiting.clone()).toHaveLength(count);
}
