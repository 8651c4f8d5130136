import { linksCountFrom, mayMailLink } from '../../domain/access/sign-in.ts';
import { codeTries } from '../../domain/access/sign-in-code.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Language } from '../../domain/languages.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  'unitOfWork' | 'clock' | 'linkTokens' | 'issueSignInLink' | 'isProviderOnly' | 'readInvitationIds' | 'openInvitation'
>;
type Input = {
  readonly email: string;
  /** That of the page. */
  readonly language?: Language | undefined;
  /** The token of an invitation, which the link then accepts. */
  readonly invitation?: string | undefined;
  /** As in a session. */
  readonly device?: string | undefined;
};

/**
 * Has a link and a code mailed to the address, known or not. The result looks the same when the address has reached its limit and
 * no mail is sent, because a link that was mailed to it still works. `nonce` is the token's first part, which proves
 * nothing by itself; `request` signs in with the code of the mail, so only the browser that asked may know it. Throws `sign_in_elsewhere` where only the identity provider signs in, and `invitation_over` for an
 * invitation that can't be accepted.
 */
export const makeRequestSignInLink =
  ({ unitOfWork, clock, linkTokens, issueSignInLink, isProviderOnly, readInvitationIds, openInvitation }: Deps) =>
  async ({ email, language, invitation, device }: Input): Promise<{ nonce: string; request: string }> => {
    if (isProviderOnly) throw new DomainError('sign_in_elsewhere');
    const ids = invitation === undefined ? undefined : readInvitationIds(invitation);
    const link = issueSignInLink(email, { language, device, triesLeft: codeTries });
    const now = clock.now();
    await unitOfWork.run(async (stores) => {
      const { signInLinks, jobs } = stores;
      if (ids) await openInvitation(stores, ids);
      if (!mayMailLink(await signInLinks.lockSince(email, linksCountFrom(now)), now)) return;
      await signInLinks.add({ ...link, ...(ids && { invitation: ids }) });
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
    });
    return { nonce: link.id, request: linkTokens.requestFor(link.id) };
  };
