import type { Knex } from 'knex';
import { DomainError, hasCode } from '#core/domain/errors.ts';
import type { JobQueue } from '#core/ports/jobs.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { onDatabase } from './patience.ts';
import { storesOn } from './stores.ts';

type Deps = { readonly knex: Knex; readonly jobQueue: (trx: Knex.Transaction) => JobQueue };

const attempts = 4;
const serializationFailure = '40001';
const deadlock = '40P01';

/** Whether two transactions conflicted and the database rolled this one back. A new try is likely to succeed. */
function isWorthAnotherTry(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === serializationFailure || error.code === deadlock);
}

/** `work` may run more than once, each time in a new transaction. */
export function makeUnitOfWork({ knex, jobQueue }: Deps): UnitOfWork {
  return {
    run: async (work) => {
      const inTransaction = async () => {
        let isCommitting = false;
        try {
          return await onDatabase(() =>
            knex.transaction(async (trx) => {
              const result = await work(storesOn(trx, jobQueue(trx)));
              isCommitting = true;
              return result;
            }),
          );
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
