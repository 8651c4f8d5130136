import type { Job, JobHandlers, JobName, JobWorker, ScheduledHandlers, ScheduledJobName } from '#core/ports/jobs.ts';
import type { MemoryDatabase, QueuedJob } from './database.ts';

type Deps = {
  readonly database: MemoryDatabase;
  /** The delay in milliseconds before each retry. After the last one the job is put aside. */
  readonly retryDelaysMs?: readonly number[];
};

type MemoryJobWorker = JobWorker & {
  /** The jobs whose retries all failed. */
  readonly putAside: readonly Job[];
  /** Runs a scheduled job now, because nothing runs by itself here. Throws what the handler throws. */
  runScheduled(name: ScheduledJobName): Promise<void>;
};

const handle = <Name extends JobName>(
  handlers: JobHandlers,
  { name, data }: Job<Name>,
  stopping: AbortSignal,
): Promise<void> => handlers[name](data, stopping);

const isDue = ({ dueAt = 0 }: QueuedJob): boolean => dueAt <= Date.now();

export function makeJobWorker({ database, retryDelaysMs = [1, 5, 25] }: Deps): MemoryJobWorker {
  const putAside: Job[] = [];
  const running = new Map<Promise<unknown>, QueuedJob>();
  let timer: NodeJS.Timeout | undefined;
  let stopping = new AbortController();
  let started: (JobHandlers & ScheduledHandlers) | undefined;

  /** Returns whether it succeeded. A failed job waits in the queue for its retry. */
  async function attempt(handlers: JobHandlers, job: QueuedJob): Promise<boolean> {
    try {
      await handle(handlers, job, stopping.signal);
      return true;
    } catch {
      const { dueAt: _, failures = 0, personId, ...plain } = job;
      const delay = retryDelaysMs[failures];
      if (delay === undefined) putAside.push(plain);
      else database.jobs.push({ ...job, failures: failures + 1, dueAt: Date.now() + delay });
      return false;
    }
  }

  const hasItsTurn = ({ name, personId }: QueuedJob): boolean =>
    personId === undefined || running.values().every((other) => other.name !== name || other.personId !== personId);

  function takeNext(): QueuedJob | undefined {
    const index = database.jobs.findIndex((job) => isDue(job) && hasItsTurn(job));
    return index < 0 ? undefined : database.jobs.splice(index, 1)[0];
  }

  function startDue(handlers: JobHandlers): void {
    for (let job = takeNext(); job; job = takeNext()) {
      const run = attempt(handlers, job).finally(() => {
        running.delete(run);
        database.onJobs();
      });
      running.set(run, job);
    }
    clearTimeout(timer);
    const waiting = database.jobs.filter(hasItsTurn);
    const soonest = Math.min(...waiting.map(({ dueAt = 0 }) => dueAt));
    if (waiting.length > 0) timer = setTimeout(() => database.onJobs(), Math.max(1, soonest - Date.now()));
  }

  return {
    putAside,

    start: async (handlers) => {
      stopping = new AbortController();
      started = handlers;
      database.onJobs = () => startDue(handlers);
      database.onJobs();
    },

    async *runDue(handlers) {
      for (let job = takeNext(); job; job = takeNext())
        yield { name: job.name, succeeded: await attempt(handlers, job) };
    },

    stop: async () => {
      stopping.abort();
      started = undefined;
      database.onJobs = () => {};
      clearTimeout(timer);
      await Promise.all(running.keys());
    },

    runScheduled: async (name) => {
      if (!started) throw new Error('the worker is not working');
      await started[name]();
    },
  };
}
