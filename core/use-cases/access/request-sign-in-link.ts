import { linksCountFrom, mayMailLink } from '../../domain/access/sign-in.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  'unitOfWork' | 'clock' | 'issueSignInLink' | 'isProviderOnly' | 'readInvitationIds' | 'openInvitation'
>;
type Input = {
  readonly email: string;
  /** That of the page. */
  readonly language?: Language | undefined;
  /** The token of an invitation, which the link then accepts. */
  readonly invitation?: string | undefined;
};

/**
 * Has a link mailed to the address, known or not. The result looks the same when the address has reached its limit and
 * no mail is sent, because a link that was mailed to it still works. `nonce` is the token's first part, which proves
 * nothing by itself. Throws `sign_in_elsewhere` where only the identity provider signs in, and `invitation_over` for an
 * invitation that can't be accepted.
 */
export const makeRequestSignInLink =
  ({ unitOfWork, clock, issueSignInLink, isProviderOnly, readInvitationIds, openInvitation }: Deps) =>
  async ({ email, language, invitation }: Input): Promise<{ nonce: string }> => {
    if (isProviderOnly) throw new DomainError('sign_in_elsewhere');
    const ids = invitation === undefined ? undefined : readInvitationIds(invitation);
    const link = issueSignInLink(email, { language });
    const now = clock.now();
    await unitOfWork.run(async (stores) => {
      const { signInLinks, jobs } = stores;
      if (ids) await openInvitation(stores, ids);
      if (!mayMailLink(await signInLinks.lockSince(email, linksCountFrom(now)), now)) return;
      await signInLinks.add({ ...link, ...(ids && { invitation: ids }) });
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
    });
    return { nonce: link.id };
  };
