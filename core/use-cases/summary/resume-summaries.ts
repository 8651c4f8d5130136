import { contactIn } from '../../domain/membership.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer'>;

/** Has the mail service send summaries to the address of the person who receives the home's mail again, because the person switched them on. */
export const makeResumeSummaries =
  ({ unitOfWork, mailer }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const contact = await unitOfWork.run(async ({ pendingJobs, memberships }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && contactIn(await memberships.list(pendingJob.householdId));
    });
    if (contact) await mailer.resumeSummaries(contact.email);
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
