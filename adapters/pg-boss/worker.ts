import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as Delivery, PgBoss } from 'pg-boss';
import type { JobData, JobHandlers, JobName, JobWorker, ScheduledHandlers } from '#core/ports/jobs.ts';
import type { MeasuredJob, Metrics } from '#core/ports/metrics.ts';
import type { Origin, Origins } from '#core/ports/origins.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { findQueues, queuesOf } from './former-names.ts';
import { concurrency, jobNames, scheduledNames } from './queues.ts';
import { makeRunDue } from './run-due.ts';

type Deps = {
  /** Starts pg-boss if it isn't running yet. */
  boss: () => Promise<PgBoss>;
  origins: Origins;
  onError: Reporter['problem'];
  onHandled: Metrics['countJob'];
  graceMs: number;
  pollSeconds: number;
  restSeconds: number;
};

type Delivered = { readonly id: string; readonly data?: unknown };

/** The request that a job's data names beside what the job needs. Its page has its response, and hears what the job does. */
function originIn(data: unknown): Origin | undefined {
  const origin: unknown = Reflect.get(Object(data), 'origin');
  const text = (name: string) => {
    const value: unknown = Reflect.get(Object(origin), name);
    return typeof value === 'string' ? value : undefined;
  };
  const [requestId, traceId] = [text('requestId'), text('traceId')];
  return requestId === undefined ? undefined : { requestId, ...(traceId !== undefined && { traceId }) };
}

export function makeWorker({ boss, origins, onError, onHandled, graceMs, pollSeconds, restSeconds }: Deps): JobWorker {
  let starting: Promise<PgBoss> | undefined;
  let stopping = new AbortController();

  async function handle(
    name: MeasuredJob['name'],
    { id: jobId, data }: Delivered,
    work: () => Promise<unknown>,
  ): Promise<void> {
    const origin = originIn(data);
    const started = performance.now();
    const end = (succeeded: boolean) => onHandled({ name, succeeded, seconds: (performance.now() - started) / 1000 });
    try {
      await origins.within(origin, work);
      end(true);
    } catch (error) {
      end(false);
      onError(error, { queue: name, jobId, ...origin });
      throw new Error(nameOf(error));
    }
  }

  /** A new job wakes all workers of its queue at once. Polling finds retries and jobs whose notification was lost. */
  async function startQueue<Name extends JobName>(
    worked: PgBoss,
    { name, queue }: { readonly name: Name; readonly queue: string },
    handlers: JobHandlers,
  ): Promise<void> {
    const ids: string[] = [];
    for (const seconds of pollIntervals(concurrency(name), { pollSeconds, restSeconds })) {
      const polling = { notifyPollingIntervalSeconds: seconds, pollingIntervalSeconds: 0.5 };
      const options = { ...polling, localGroupConcurrency: 1 };
      const id = await worked.work(queue, options, async (deliveries: Delivery<JobData[Name]>[]) => {
        // There may be more jobs, so all look again at once.
        for (const each of ids) worked.notifyWorker(each);
        for (const delivery of deliveries)
          await handle(name, delivery, () => handlers[name](delivery.data, stopping.signal));
      });
      ids.push(id);
    }
  }

  async function startAll(handlers: JobHandlers & ScheduledHandlers): Promise<PgBoss> {
    const working = await boss();
    const queues = await findQueues(working);
    for (const name of jobNames) {
      for (const queue of queues(name)) await startQueue(working, { name, queue }, handlers);
    }
    for (const name of scheduledNames) {
      for (const queue of queues(name)) {
        await working.work(queue, { pollingIntervalSeconds: 30 }, ([delivery]) =>
          handle(name, delivery ?? { id: '' }, handlers[name]),
        );
      }
    }
    return working;
  }

  return {
    async start(handlers) {
      if (stopping.signal.aborted) stopping = new AbortController();
      starting ??= startAll(handlers).catch((error) => {
        starting = undefined;
        throw error;
      });
      await starting;
    },

    runDue: makeRunDue({ boss, handle }),

    async stop() {
      // Waits for a start in progress, because a partly started worker can't be stopped.
      stopping.abort();
      const working = await starting?.catch(() => undefined);
      if (!working) return;
      starting = undefined;
      const finished = Promise.all(
        [...jobNames, ...scheduledNames].flatMap(queuesOf).map((queue) => working.offWork(queue, { wait: true })),
      );
      await Promise.race([finished, sleep(graceMs, undefined, { ref: false })]);
    },
  };
}

/**
 * Returns how often each worker of a queue polls, in seconds. Only one polls often: if all did, an idle server would send
 * the database three times as many queries.
 */
export const pollIntervals = (
  workers: number,
  { pollSeconds, restSeconds }: Pick<Deps, 'pollSeconds' | 'restSeconds'>,
): readonly number[] => [pollSeconds, ...Array.from({ length: workers - 1 }, () => restSeconds)];

/** The description of a failure that the database stores. An error's message or details could contain an address. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'Failed';
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
