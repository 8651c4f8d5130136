import type { KnexTransactionLike, PgBoss } from 'pg-boss';
import type { JobQueue, JobWorker } from '#core/ports/jobs.ts';
import { makeQueues } from './queues.ts';
import { makeWorker } from './worker.ts';

/** How long a stop waits for running handlers; what takes longer is given back to the queue. */
const patienceMs = 5_000;

export type Jobs = {
  /** Makes or upgrades the tables and queues. Starting twice is as once; queueing and working start by themselves. */
  start(): Promise<void>;
  /** `trx`: a knex transaction. The job is written on its connection. */
  queueFor(trx: KnexTransactionLike): JobQueue;
  readonly worker: JobWorker;
  /** Stops the worker too, within about six seconds, and closes the connections. */
  stop(): Promise<void>;
};

type Deps = {
  /** Of a role that may create the schema `pgboss`. */
  connectionString: string;
  /** Told of failures that no caller waits for: of the connection, of the upkeep, of a handler. */
  onError: (error: unknown) => void;
};

export function makeJobs({ connectionString, onError }: Deps): Jobs {
  let running: Promise<PgBoss> | undefined;

  function boss(): Promise<PgBoss> {
    running ??= startBoss({ connectionString, onError }).catch((error) => {
      // The next call tries again: the database may be back by then.
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
        // pg-boss writes $1, knex reads ?; this bridge of theirs translates and stays on the transaction's connection.
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

async function startBoss({ connectionString, onError }: Deps): Promise<PgBoss> {
  // Loaded late: a server that has not queued anything yet starts without it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString,
    application_name: 'upkept-jobs',
    max: 4,
    useListenNotify: true,
    // How soon the jobs of a worker that was killed are noticed.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  // It reports some errors as plain copies of them, which loggers would not know for errors.
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
