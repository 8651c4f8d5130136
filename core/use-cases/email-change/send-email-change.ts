import { confirmAddress, emailSides } from '../../domain/email-change.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'clock' | 'baseUrl'>;

/**
 * Mails both addresses their link to confirm a change, unless it was taken back or has expired meanwhile. The tokens
 * are computed only here. A new address that refuses mail can't be confirmed, so the change just expires.
 */
export const makeSendEmailChange =
  ({ unitOfWork, mailer, linkTokens, clock, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const found = await unitOfWork.run(async ({ pendingJobs, households, emailChanges }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const household = pendingJob && (await households.find(pendingJob.householdId));
      const change = household && (await emailChanges.find(household.id));
      return household && change && { household, change };
    });
    if (found && found.change.expiresAt > clock.now()) {
      const { household, change } = found;
      const to = { current: household.email, new: change.newEmail };
      for (const side of emailSides.filter((side) => change.confirmedAt[side] === undefined)) {
        const link = confirmAddress(baseUrl, linkTokens.tokenFor(change.linkIds[side]));
        await sendOrGiveUp(mailer, {
          kind: 'email-change',
          id: change.linkIds[side],
          to: to[side],
          side,
          newEmail: change.newEmail,
          link,
        });
      }
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.remove(pendingJobId));
  };
