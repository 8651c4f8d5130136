import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer'>;

/** Has the mail service send summaries to the household's address again, because the person switched them on. */
export const makeResumeSummaries =
  ({ unitOfWork, mailer }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const household = await unitOfWork.run(async ({ pendingJobs, households }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && households.find(pendingJob.householdId);
    });
    if (household) await mailer.resumeSummaries(household.email);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
