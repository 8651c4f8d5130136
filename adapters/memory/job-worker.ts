import type { Job, JobHandlers, JobName, JobWorker, ScheduledHandlers, ScheduledJobName } from '#core/ports/jobs.ts';
import type { MemoryDatabase } from './database.ts';

type Deps = {
  readonly database: MemoryDatabase;
  /** The delay in milliseconds before each retry. After the last one the job is put aside. */
  readonly retryDelaysMs?: readonly number[];
};

type MemoryJobWorker = JobWorker & {
  /** The jobs whose retries all failed. */
  readonly putAside: readonly Job[];
  /** Resolves once no job is queued, running or waiting for a retry. */
  idle(): Promise<void>;
  /** Runs a scheduled job now, because nothing runs by itself here. Throws what the handler throws. */
  runScheduled(name: ScheduledJobName): Promise<void>;
};

const handle = <Name extends JobName>(
  handlers: JobHandlers,
  { name, data }: Job<Name>,
  stopping: AbortSignal,
): Promise<void> => handlers[name](data, stopping);

export function makeJobWorker({ database, retryDelaysMs = [1, 5, 25] }: Deps): MemoryJobWorker {
  const putAside: Job[] = [];
  const running = new Set<Promise<void>>();
  const waiting = new Map<NodeJS.Timeout, Job>();
  let stopped = true;
  let stopping = new AbortController();
  let scheduled: ScheduledHandlers | undefined;
  let settled: (() => void)[] = [];

  const announceIfIdle = () => {
    if (database.jobs.length > 0 || running.size > 0 || waiting.size > 0) return;
    for (const resolve of settled) resolve();
    settled = [];
  };

  const attempt = (handlers: JobHandlers, job: Job, failures: number) => {
    const run = handle(handlers, job, stopping.signal)
      .catch(() => {
        const delay = retryDelaysMs[failures];
        if (delay === undefined) putAside.push(job);
        else if (stopped) database.jobs.push(job);
        else runLater(handlers, job, failures + 1, delay);
      })
      .finally(() => {
        running.delete(run);
        announceIfIdle();
      });
    running.add(run);
  };

  const runLater = (handlers: JobHandlers, job: Job, failures: number, delayMs: number) => {
    const timer = setTimeout(() => {
      waiting.delete(timer);
      attempt(handlers, job, failures);
    }, delayMs);
    waiting.set(timer, job);
  };

  return {
    putAside,

    start: async (handlers) => {
      stopped = false;
      stopping = new AbortController();
      scheduled = handlers;
      database.onJobs = () => {
        for (const job of database.jobs.splice(0)) {
          if (job.afterMs === undefined) attempt(handlers, job, 0);
          else runLater(handlers, job, 0, job.afterMs);
        }
      };
      database.onJobs();
    },

    stop: async () => {
      stopped = true;
      stopping.abort();
      scheduled = undefined;
      database.onJobs = () => {};
      for (const [timer, job] of waiting) {
        clearTimeout(timer);
        database.jobs.push(job);
      }
      waiting.clear();
      await Promise.all(running);
    },

    idle: () =>
      new Promise((resolve) => {
        settled.push(resolve);
        announceIfIdle();
      }),

    runScheduled: async (name) => {
      if (!scheduled) throw new Error('the worker is not working');
      await scheduled[name]();
    },
  };
}
