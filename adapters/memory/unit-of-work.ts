import type { Job } from '#core/ports/jobs.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { copyOf, type MemoryDatabase } from './database.ts';
import { storesOn } from './stores.ts';

/** Transactions run one after the other. Each works on a copy of the tables, which replaces the original on success. */
export function makeUnitOfWork(database: MemoryDatabase): UnitOfWork {
  let previous: Promise<unknown> = Promise.resolve();

  return {
    run: (work) => {
      const turn = previous.then(async () => {
        const tables = copyOf(database.tables);
        const enqueued: Job[] = [];
        const enqueue = async (job: Job) => {
          enqueued.push(job);
        };
        const result = await work(storesOn(tables, database, { enqueue }));
        database.tables = tables;
        database.jobs.push(...enqueued);
        if (enqueued.length > 0) database.onJobs();
        return result;
      });
      previous = turn.catch(() => {});
      return turn;
    },
  };
}
