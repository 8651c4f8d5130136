import type { KnexTransactionLike, PgBoss } from 'pg-boss';
import type { JobQueue, JobWorker } from '#core/ports/jobs.ts';
import { makeQueues } from './queues.ts';
import { makeWorker } from './worker.ts';

export type Jobs = {
  /** Makes or upgrades the tables and queues. Queueing and working do so by themselves when needed. */
  start(): Promise<void>;
  /** `trx`: a knex transaction. The job is written on its connection. */
  queueFor(trx: KnexTransactionLike): JobQueue;
  readonly worker: JobWorker;
  /** Stops the worker too, at most a second after its patience ends, and closes the connections. */
  stop(): Promise<void>;
};

type Deps = {
  /** Of a role that may create the schema `pgboss`. */
  connectionString: string;
  /** Receives failures that no caller waits for: of the connection, of maintenance, of a handler. */
  onError: (error: unknown) => void;
  /** How long a stop waits for running handlers. Jobs that take longer return to the queue. */
  patienceMs?: number;
};

export function makeJobs({ connectionString, onError, patienceMs = 5_000 }: Deps): Jobs {
  let running: Promise<PgBoss> | undefined;

  function boss(): Promise<PgBoss> {
    running ??= startBoss({ connectionString, onError }).catch((error) => {
      // The next call tries again, since the database may be back by then.
      running = undefined;
      throw error;
    });
    return running;
  }

  const worker = makeWorker({ boss, onError, patienceMs });

  return {
    async start() {
      await boss();
    },

    queueFor: (trx) => ({
      async enqueue(job) {
        const { fromKnex } = await import('pg-boss');
        // pg-boss writes $1 and Knex reads ?. pg-boss's own bridge translates and stays on the transaction's connection.
        await (await boss()).send(job.name, job.data, { db: fromKnex(trx) });
      },
    }),

    worker,

    async stop() {
      const stopping = await running?.catch(() => undefined);
      if (!stopping) return;
      await worker.stop();
      await stopping.stop({ timeout: 1_000 });
      running = undefined;
    },
  };
}

async function startBoss({ connectionString, onError }: Pick<Deps, 'connectionString' | 'onError'>): Promise<PgBoss> {
  // Imported late, so that a server starts without waiting for it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString,
    application_name: 'upkept-jobs',
    max: 4,
    useListenNotify: true,
    // How soon it notices the jobs of a worker that was killed.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  // It reports some errors as plain objects, which loggers would not recognise as errors.
  boss.on('error', (error: unknown) => onError(error instanceof Error ? error : Object.assign(new Error(), error)));
  try {
    await boss.start();
    await makeQueues(boss);
    return boss;
  } catch (error) {
    await boss.stop({ graceful: false });
    throw error;
  }
}
