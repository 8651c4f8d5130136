import { hasCode } from '../../domain/errors.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'baseUrl'>;

/**
 * Mails the old address that it was replaced, in case its owner didn't want that. Sends nothing once another change has
 * begun. An old address that refuses mail learns nothing.
 */
export const makeSendEmailChanged =
  ({ unitOfWork, mailer, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const change = await unitOfWork.run(async ({ pendingJobs, emailChanges }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      return pendingJob && emailChanges.find(pendingJob.householdId);
    });
    if (change?.previousEmail !== undefined) {
      const { previousEmail: to, newEmail } = change;
      try {
        await mailer.send({
          kind: 'email-changed',
          id: pendingJobId,
          to,
          newEmail,
          link: new URL('/login', baseUrl).href,
        });
      } catch (error) {
        if (!hasCode(error, 'address_refused', 'mail_rejected')) throw error;
      }
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
