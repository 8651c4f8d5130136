import { setTimeout as sleep } from 'node:timers/promises';
import type { Job as Delivery, PgBoss } from 'pg-boss';
import type { JobData, JobHandlers, JobName, JobWorker, ScheduledHandlers } from '#core/ports/jobs.ts';
import type { MeasuredJob, Metrics } from '#core/ports/metrics.ts';
import type { Reporter } from '#core/ports/reporter.ts';
import { findQueues, queuesOf } from './former-names.ts';
import { concurrency, jobNames, scheduledNames } from './queues.ts';
import { makeRunDue } from './run-due.ts';

type Deps = {
  /** Starts pg-boss if it isn't running yet. */
  boss: () => Promise<PgBoss>;
  onError: Reporter['problem'];
  onHandled: Metrics['countJob'];
  graceMs: number;
  pollSeconds: number;
  restSeconds: number;
};

export function makeWorker({ boss, onError, onHandled, graceMs, pollSeconds, restSeconds }: Deps): JobWorker {
  let starting: Promise<PgBoss> | undefined;
  let stopping = new AbortController();

  async function handle(name: MeasuredJob['name'], jobId: string, work: () => Promise<unknown>): Promise<void> {
    const started = performance.now();
    const end = (succeeded: boolean) => onHandled({ name, succeeded, seconds: (performance.now() - started) / 1000 });
    try {
      await work();
      end(true);
    } catch (error) {
      end(false);
      onError(error, { queue: name, jobId });
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
        for (const { id, data } of deliveries) await handle(name, id, () => handlers[name](data, stopping.signal));
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
          handle(name, delivery?.id ?? '', handlers[name]),
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
