import type { Knex } from 'knex';
import type { PoolState } from '#core/ports/metrics.ts';

/** The methods that we use of Knex's pool, which Knex doesn't type. */
type Pool = { numUsed(): number; numFree(): number; numPendingAcquires(): number; readonly max: number };

/** Returns the state of the pool; all zeros once the connections are closed. */
export function poolState(knex: Knex): PoolState {
  const pool: Pool | undefined = knex.client.pool;
  return {
    used: pool?.numUsed() ?? 0,
    free: pool?.numFree() ?? 0,
    waiting: pool?.numPendingAcquires() ?? 0,
    max: pool?.max ?? 0,
  };
}
