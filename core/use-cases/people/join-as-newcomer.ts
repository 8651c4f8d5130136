import { sessionEndsAt } from '../../domain/access/sign-in.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Language } from '../../domain/languages.ts';
import type { Person } from '../../domain/people/person.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<
  | 'unitOfWork'
  | 'sessionTokens'
  | 'isProviderOnly'
  | 'readInvitationIds'
  | 'acceptInvitation'
  | 'openAccount'
  | 'startSession'
>;
type Input = {
  readonly token: string;
  /** That of the page. */
  readonly language?: Language | undefined;
  /** What the others in the home call them. */
  readonly name?: string | undefined;
  /** As in a session. */
  readonly device?: string | undefined;
};

/**
 * Creates the account of someone who opened a mailed invitation, since the mail proves their address, has them join the home
 * and signs them in. The invitation works once, so it signs no one in to an account that exists: invitations are passed on to
 * others, unlike sign-in links. Throws `invitation_over`, `sign_in_first` if the address has an account or the invitation was
 * not mailed, `sign_in_elsewhere` where only the identity provider signs in, `home_full`, and `account_leaving`.
 * See docs/decisions/0151.
 */
export const makeJoinAsNewcomer =
  ({
    unitOfWork,
    sessionTokens,
    isProviderOnly,
    readInvitationIds,
    acceptInvitation,
    openAccount,
    startSession,
  }: Deps) =>
  async ({
    token,
    language,
    name,
    device,
  }: Input): Promise<{ readonly token: string; readonly person: Person; readonly household: Household }> => {
    if (isProviderOnly) throw new DomainError('sign_in_elsewhere');
    const ids = readInvitationIds(token);
    const { person, household, session } = await unitOfWork.run(async (stores) => {
      const invitation = await stores.invitations.find(ids.householdId, ids.id);
      if (!invitation) throw new DomainError('invitation_over');
      if (invitation.email === undefined) throw new DomainError('sign_in_first');
      const { person: opened, isNew } = await openAccount(stores, { email: invitation.email, language });
      if (!isNew) throw new DomainError('sign_in_first');
      const named = name === undefined ? opened : { ...opened, name };
      if (name !== undefined) await stores.persons.change(named.id, { name });
      const { household, person } = await acceptInvitation(stores, named, ids);
      return { person, ...(await startSession(stores, person, device, household)) };
    });
    const claims = { personId: person.id, sessionId: session.id };
    return { token: await sessionTokens.issue(claims, sessionEndsAt(session)), person, household };
  };
