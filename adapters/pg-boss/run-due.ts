import type { PgBoss } from 'pg-boss';
import type {
  EndedJob,
  JobData,
  JobHandlers,
  JobName,
  JobWorker,
  ScheduledHandlers,
  ScheduledJobName,
} from '#core/ports/jobs.ts';
import { jobNames, scheduledNames } from './queues.ts';

type Deps = {
  /** Starts pg-boss if it isn't running yet. */
  readonly boss: () => Promise<PgBoss>;
  /** Measures and reports what a job does. Throws what the database may store of a failure. */
  readonly handle: (
    name: EndedJob['name'],
    job: { readonly id: string; readonly data?: unknown },
    work: () => Promise<unknown>,
  ) => Promise<void>;
};

/** Takes jobs from the queues as pg-boss's own workers do, but one at a time, and only as long as the caller asks. */
export function makeRunDue({ boss, handle }: Deps): JobWorker['runDue'] {
  const { signal } = new AbortController();

  /** Undefined if no job of the queue is due. */
  async function runNext<Data extends object>(
    name: EndedJob['name'],
    work: (data: Data) => Promise<unknown>,
  ): Promise<EndedJob | undefined> {
    const worked = await boss();
    const [job] = await worked.fetch<Data>(name);
    if (!job) return undefined;
    try {
      await handle(name, job, () => work(job.data));
    } catch (error) {
      await worked.fail(name, job, error instanceof Error ? error : new Error());
      return { name, succeeded: false };
    }
    await worked.complete(name, job);
    return { name, succeeded: true };
  }

  const runJob = <Name extends JobName>(name: Name, handlers: JobHandlers) =>
    runNext<JobData[Name]>(name, (data) => handlers[name](data, signal));
  const runScheduled = (name: ScheduledJobName, handlers: ScheduledHandlers) => runNext(name, handlers[name]);

  return async function* runDue(handlers) {
    for (let isOver = false; !isOver; ) {
      isOver = true;
      for (const name of await waiting(await boss())) {
        const ended = isScheduled(name) ? await runScheduled(name, handlers) : await runJob(name, handlers);
        if (!ended) continue;
        isOver = false;
        yield ended;
      }
    }
  };
}

const isScheduled = (name: EndedJob['name']): name is ScheduledJobName =>
  scheduledNames.some((scheduled) => scheduled === name);

/** The queue of each job that hasn't begun, the longest due first; last those that aren't due yet. */
async function waiting(boss: PgBoss): Promise<readonly EndedJob['name'][]> {
  const ofEach = await Promise.all(
    [...jobNames, ...scheduledNames].map(async (name) => {
      const jobs = await boss.findJobs(name, { queued: true });
      return jobs.map(({ startAfter, createdOn }) => ({
        name,
        dueAt: Math.max(startAfter.getTime(), createdOn.getTime()),
      }));
    }),
  );
  return ofEach
    .flat()
    .sort((one, other) => one.dueAt - other.dueAt)
    .map(({ name }) => name);
}
