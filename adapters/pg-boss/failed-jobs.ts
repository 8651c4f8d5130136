import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { FailedJob, FailedJobs, JobName } from '#core/ports/jobs.ts';
import { failedQueueOf, jobNames } from './queues.ts';

/** The jobs that each queue has put aside. `boss` starts pg-boss if it isn't running yet. */
export function makeFailedJobs(boss: () => Promise<PgBoss>): FailedJobs {
  return {
    async list(limit) {
      const running = await boss();
      const ofEach = await Promise.all(
        jobNames.map(async (name) => {
          const jobs = await running.findJobs<object>(failedQueueOf(name), { queued: true });
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
      for (const name of jobNames) {
        if ((await running.redrive(failedQueueOf(name), { ids: [id] })) > 0) return true;
      }
      return false;
    },
  };
}

function failedJobOf(name: JobName, { id, createdOn, sourceOutput, output }: JobWithMetadata): FailedJob {
  const failure: { readonly message?: unknown } | null = sourceOutput ?? output;
  const reason = typeof failure?.message === 'string' ? failure.message : 'unknown';
  return { id, name, failedAt: createdOn, reason };
}
