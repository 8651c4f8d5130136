import { signInAddress, welcomeLinkMinutes } from '../../domain/access/sign-in.ts';
import { addressIn } from '../../domain/languages.ts';
import { contactIn } from '../../domain/people/membership.ts';
import { sendOrGiveUp } from '../../ports/mailer.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'mailer' | 'linkTokens' | 'issueSignInLink' | 'baseUrl'>;

/** Welcomes a person who paid before signing in. The mail has a sign-in link, valid from when the mail is sent. */
export const makeSendWelcome =
  ({ unitOfWork, mailer, linkTokens, issueSignInLink, baseUrl }: Deps) =>
  async ({ pendingJobId }: { pendingJobId: string }): Promise<void> => {
    const link = await unitOfWork.run(async ({ pendingJobs, memberships, signInLinks }) => {
      const pendingJob = await pendingJobs.find(pendingJobId);
      const contact = pendingJob && contactIn(await memberships.list(pendingJob.householdId));
      if (!contact) return undefined;
      const link = issueSignInLink(contact.email, { validMinutes: welcomeLinkMinutes, language: contact.language });
      await signInLinks.add(link);
      return link;
    });
    if (!link) return;
    const address = addressIn(link.language, signInAddress(baseUrl, linkTokens.tokenFor(link.id)));
    await sendOrGiveUp(mailer, {
      kind: 'welcome',
      id: pendingJobId,
      to: link.email,
      language: link.language,
      link: address,
      validMinutes: welcomeLinkMinutes,
    });
    await unitOfWork.run(({ pendingJobs }) => pendingJobs.delete(pendingJobId));
  };
