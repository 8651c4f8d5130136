import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { FailedJob, FailedJobs, JobName } from '#core/ports/jobs.ts';
import { findQueues } from './former-names.ts';
import { failedQueueOf, jobNames } from './queues.ts';

/** The jobs that each queue has put aside. `boss` starts pg-boss if it isn't running yet. */
export function makeFailedJobs(boss: () => Promise<PgBoss>): FailedJobs {
  return {
    async list(limit) {
      const running = await boss();
      const ofEach = await Promise.all(
        (await queuesIn(running)).map(async ({ name, queue }) => {
          const jobs = await running.findJobs<object>(queue, { queued: true });
          return jobs.map((job) => failedJobOf(name, job));
        }),
      );
      return ofEach
        .flat()
        .sort((one, other) => other.failedAt.getTime() - one.failedAt.getTime())
        .slice(0, limit);
    },

    async retry(id) {
      const running = await boss();
      for (const { queue } of await queuesIn(running)) {
        if ((await running.redrive(queue, { ids: [id] })) > 0) return true;
      }
      return false;
    },
  };
}

/** The queues of failed jobs, with the names of the jobs. */
async function queuesIn(boss: PgBoss): Promise<readonly { readonly name: JobName; readonly queue: string }[]> {
  const queuesOf = await findQueues(boss);
  return jobNames.flatMap((name) => queuesOf(name).map((queue) => ({ name, queue: failedQueueOf(queue) })));
}

function failedJobOf(name: JobName, { id, createdOn, sourceOutput, output }: JobWithMetadata): FailedJob {
  const failure: { readonly message?: unknown } | null = sourceOutput ?? output;
  const reason = typeof failure?.message === 'string' ? failure.message : 'unknown';
  return { id, name, failedAt: createdOn, reason };
}
