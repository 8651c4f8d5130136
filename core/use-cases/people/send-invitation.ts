import { hasCode } from '../../domain/errors.ts';
import { addressIn } from '../../domain/languages.ts';
import { invitationAddress, nameInMail, senderInMail } from '../../domain/people/invitation.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'openInvitation' | 'baseUrl'>;

/** Mails an invitation, unless it was revoked or has expired meanwhile. The pending job has its id. */
export const makeSendInvitation =
  ({ unitOfWork, mailer, linkTokens, openInvitation, baseUrl }: Deps) =>
  async ({ pendingJobId: id }: { readonly pendingJobId: string }): Promise<void> => {
    const opened = await unitOfWork.run(async (stores) => {
      const pendingJob = await stores.pendingJobs.find(id);
      if (!pendingJob) return undefined;
      try {
        const opened = await openInvitation(stores, { householdId: pendingJob.householdId, id });
        const { email } = opened.invitation;
        // Those who are new are taken to read what their inviter reads.
        const reader = email === undefined ? undefined : await stores.persons.findByEmail(email);
        return { ...opened, language: (reader ?? opened.inviter.person).language };
      } catch (error) {
        if (hasCode(error, 'invitation_over')) return undefined;
        throw error;
      }
    });
    if (opened?.invitation.email !== undefined) {
      const { invitation, household, inviter, language } = opened;
      await sendOrGiveUp(mailer, {
        kind: 'invitation',
        id,
        to: opened.invitation.email,
        language,
        home: nameInMail(household),
        inviter: senderInMail(inviter.person),
        role: invitation.role,
        link: addressIn(language, invitationAddress(baseUrl, invitation, linkTokens.tokenFor(id))),
      });
    }
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(id));
  };
