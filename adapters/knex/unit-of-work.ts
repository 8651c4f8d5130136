import type { Knex } from 'knex';
import { DomainError, hasCode } from '#core/domain/errors.ts';
import type { JobQueue } from '#core/ports/jobs.ts';
import type { Towns } from '#core/ports/towns.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { storesOn } from './stores.ts';
import { onDatabase } from './time-limit.ts';

type Deps = {
  readonly knex: Knex;
  readonly jobQueue: (trx: Knex.Transaction) => JobQueue;
  readonly towns: Towns;
};

const attempts = 4;
/** Two transactions conflicted, and the database rolled this one back. */
const conflicts = new Set(['40001', '40P01']);
/** The server that we were connected to stops, or another has taken over from it. The next connection leads to the other. */
const handovers = new Set(['57P01', '57P02', '08006', '25006', 'ECONNRESET', 'EPIPE']);
/** What the driver says, without a code, when the other end closes the connection. */
const closed = /(Connection terminated unexpectedly|connection error and is not queryable)$/;

/** Whether the database did nothing, and a new try is likely to succeed. */
function isWorthAnotherTry(error: unknown): boolean {
  const cause = error instanceof DomainError && error.code === 'storage_unavailable' ? error.cause : error;
  if (!(cause instanceof Error)) return false;
  if (!('code' in cause) || cause.code === undefined) return closed.test(cause.message);
  return conflicts.has(String(cause.code)) || handovers.has(String(cause.code));
}

/**
 * `work` may run more than once, each time in a new transaction: after a conflict, and after a handover to another
 * server that came before the commit. If it came with the commit, throws `outcome_unknown` instead, and the caller has to
 * read the stored state before it does anything again. See docs/decisions/0121.
 */
export function makeUnitOfWork({ knex, jobQueue, towns }: Deps): UnitOfWork {
  return {
    run: async (work) => {
      const inTransaction = async () => {
        let isCommitting = false;
        try {
          return await onDatabase(async () => {
            let reason: unknown;
            try {
              return await knex.transaction(async (trx) => {
                const result = await work(storesOn(trx, jobQueue(trx), towns)).catch((error: unknown) => {
                  reason = error;
                  throw error;
                });
                isCommitting = true;
                return result;
              });
            } catch (error) {
              // On a lost connection nothing can be rolled back, which isn't why the work failed.
              throw reason ?? error;
            }
          });
        } catch (error) {
          // The database may have committed before we lost it.
          if (isCommitting && hasCode(error, 'storage_unavailable'))
            throw new DomainError('outcome_unknown', error.data, error.cause);
          throw error;
        }
      };
      for (let attempt = 1; ; attempt++) {
        try {
          return await inTransaction();
        } catch (error) {
          if (attempt === attempts || !isWorthAnotherTry(error)) throw error;
        }
      }
    },
  };
}
