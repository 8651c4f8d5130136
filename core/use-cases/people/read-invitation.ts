import type { OpenedInvitation } from '../../domain/people/invitation.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'readInvitationIds' | 'openInvitation'>;
type ShownInvitation = OpenedInvitation & {
  /** Whether the address to which it was mailed has an account. */
  readonly hasAccount: boolean;
};

/** What the link of an invitation leads to. Throws `invitation_over`. */
export const makeReadInvitation =
  ({ unitOfWork, readInvitationIds, openInvitation }: Deps) =>
  ({ token }: { readonly token: string }): Promise<ShownInvitation> =>
    unitOfWork.run(async (stores) => {
      const opened = await openInvitation(stores, readInvitationIds(token));
      const { email } = opened.invitation;
      const known = email === undefined ? undefined : await stores.persons.findByEmail(email);
      return { ...opened, hasAccount: known !== undefined };
    });
