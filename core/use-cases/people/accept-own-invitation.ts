import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import type { Person } from '../../domain/people/person.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'readInvitationIds' | 'findOwnInvitation' | 'acceptInvitation'>;
/** The token of an invitation, or the id of one to the person's own address. */
type Named = { readonly token: string } | { readonly id: string };
type Input = SessionClaims & Named;

/**
 * Has a signed-in person join a home, which their session uses from then on. Throws `invitation_over`, `home_full`, and
 * `account_leaving`.
 */
export const makeAcceptOwnInvitation =
  ({ unitOfWork, readInvitationIds, findOwnInvitation, acceptInvitation }: Deps) =>
  ({ personId, sessionId, ...named }: Input): Promise<{ readonly person: Person; readonly household: Household }> =>
    unitOfWork.run(async (stores) => {
      const known = signedIn(await stores.persons.lock(personId));
      if (known.deletionRequestedAt) throw new DomainError('account_leaving');
      const ids = 'token' in named ? readInvitationIds(named.token) : await findOwnInvitation(stores, known, named.id);
      const { household, person } = await acceptInvitation(stores, known, ids);
      await stores.sessions.useHome(personId, sessionId, household.id);
      return { person, household };
    });
