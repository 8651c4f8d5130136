import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { KnexTransactionLike, PgBoss } from 'pg-boss';
import { databaseLimits } from '#core/domain/running/time-limits.ts';
import type { FailedJobs, JobQueue, JobWorker } from '#core/ports/jobs.ts';
import type { Metrics } from '#core/ports/metrics.ts';
import type { Origins } from '#core/ports/origins.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { makeFailedJobs } from './failed-jobs.ts';
import { makeQueues } from './queues.ts';
import { makeWorker } from './worker.ts';

/** In milliseconds, after the running handlers. */
const longestStopMs = 3_000;

export type Jobs = {
  /** Creates or upgrades the tables and queues. `queueFor` and `worker` do so themselves when needed. */
  start(): Promise<void>;
  /** Returns a queue that writes jobs on the connection of `trx`, a Knex transaction. */
  queueFor(trx: KnexTransactionLike): JobQueue;
  readonly worker: JobWorker;
  readonly failed: FailedJobs;
  /** Stops the worker, at the latest three seconds after `graceMs`, and closes the connections. */
  stop(): Promise<void>;
};

type Deps = {
  /** The URL of the database, for a role that may create the schema `pgboss`. */
  connectionString: string;
  /** Receives failures of the connection, of maintenance and of handlers, for which no caller waits. */
  onError: Reporter['problem'];
  /** Receives each try of a job once it has ended. */
  onHandled?: Metrics['countJob'];
  /** Which request caused a job. */
  origins?: Origins;
  /** Wraps the wait of a transaction for the start of the queue. */
  whileStarting?: <Result>(start: () => Promise<Result>) => Promise<Result>;
  /** False: the timetable and the upkeep of the queue don't run, and no job wakes the worker. */
  background?: boolean;
  /** How long `stop` waits for running handlers, in milliseconds. Unfinished jobs return to the queue. */
  graceMs?: number;
  /** How often one worker of each queue looks for jobs of which it wasn't notified, in seconds: 0.5 or more. */
  pollSeconds?: number;
  /** The same of the other workers of a queue, which one that finds a job wakes. */
  restSeconds?: number;
};

const noOrigins: Origins = { current: () => undefined, within: (_, work) => work() };

export function makeJobs({
  connectionString,
  onError,
  onHandled = () => {},
  origins = noOrigins,
  whileStarting = (start) => start(),
  background = true,
  graceMs = 5_000,
  pollSeconds = 2,
  restSeconds = 20,
}: Deps): Jobs {
  let running: Promise<PgBoss> | undefined;

  function boss(): Promise<PgBoss> {
    running ??= startBoss({ connectionString, onError, background }).catch((error) => {
      // The next call starts it again, since the database may be back by then.
      running = undefined;
      throw error;
    });
    return running;
  }

  const worker = makeWorker({ boss, origins, onError, onHandled, graceMs, pollSeconds, restSeconds });

  return {
    async start() {
      await boss();
    },

    queueFor: (trx) => ({
      async enqueue(job, { afterSeconds = 0, personId } = {}) {
        const { fromKnex } = await import('pg-boss');
        // pg-boss writes parameters as $1 and Knex as ?. pg-boss's own bridge converts them and uses the transaction's
        // connection.
        const started = await whileStarting(boss);
        const origin = origins.current();
        await started.send(job.name, origin ? { ...job.data, origin } : job.data, {
          db: fromKnex(trx),
          startAfter: afterSeconds,
          ...(personId !== undefined && { group: { id: groupOf(personId) } }),
        });
      },
    }),

    worker,
    failed: makeFailedJobs(boss),

    async stop() {
      const stopping = await running?.catch(() => undefined);
      if (!stopping) return;
      await worker.stop();
      // A database that hangs doesn't answer the end of its connections either.
      const stopped = stopping.stop({ timeout: 1_000 });
      await Promise.race([stopped, sleep(longestStopMs, undefined, { ref: false })]);
      running = undefined;
    },
  };
}

/** The queue outlives a deleted account, so it doesn't hold the person's id. */
const groupOf = (personId: string): string => createHash('sha256').update(personId).digest('hex');

/** `query_timeout` is a setting of the driver, to which pg-boss passes its own settings. */
const limits = {
  connectionTimeoutMillis: databaseLimits.queueAcquireMs,
  query_timeout: databaseLimits.answerMs,
  statement_timeout: databaseLimits.statementMs,
};

async function startBoss({
  connectionString,
  onError,
  background,
}: Required<Pick<Deps, 'connectionString' | 'onError' | 'background'>>): Promise<PgBoss> {
  // Imported late, so that a server starts without waiting for it.
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    ...limits,
    connectionString,
    application_name: 'upkept-jobs',
    max: 4,
    useListenNotify: background,
    schedule: background,
    supervise: background,
    // How often pg-boss looks for jobs of killed workers.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  // pg-boss reports some errors as plain objects, which loggers would not recognise as errors.
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
