import type { JobQueue } from '#core/ports/jobs.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';
import { copyOf, type MemoryDatabase, type QueuedJob } from './database.ts';
import { storesOn } from './stores.ts';

/** Transactions run one after the other. Each works on a copy of the tables, which replaces the original on success. */
export function makeUnitOfWork(database: MemoryDatabase): UnitOfWork {
  let previous: Promise<unknown> = Promise.resolve();

  return {
    run: (work) => {
      const turn = previous.then(async () => {
        const tables = copyOf(database.tables);
        const enqueued: QueuedJob[] = [];
        const enqueue: JobQueue['enqueue'] = async (job, { afterSeconds, personId } = {}) => {
          enqueued.push({
            ...job,
            ...(afterSeconds !== undefined && { dueAt: Date.now() + afterSeconds * 1000 }),
            ...(personId !== undefined && { personId }),
          });
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
