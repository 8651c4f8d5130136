import { isSessionOver } from '../domain/access/sign-in.ts';
import { DomainError } from '../domain/errors.ts';
import type { Ports } from '../ports/index.ts';
import type { SessionClaims } from '../ports/session-tokens.ts';
import type { HomeFor } from './open-account.ts';

type Deps = Pick<Ports, 'unitOfWork' | 'clock'> & { readonly homeFor: HomeFor };
type Input = SessionClaims & { readonly homeId?: string | undefined };

/**
 * Called for a session that wasn't found together with a home. A session whose person left its home, or whose home is
 * gone, moves to another of their homes, or to a new one. Throws `session_ended` if there is no such session any more,
 * `not_signed_in` if it is over, and `home_not_found` if the request named a home, since it must not see another one instead.
 */
export const makeMoveSession =
  ({ unitOfWork, clock, homeFor }: Deps) =>
  ({ personId, sessionId, homeId }: Input): Promise<void> =>
    unitOfWork.run(async (stores) => {
      const person = await stores.persons.lock(personId);
      const session = await stores.sessions.find(personId, sessionId);
      if (!person || !session) throw new DomainError('session_ended');
      if (isSessionOver(session, clock.now())) throw new DomainError('not_signed_in');
      if (homeId !== undefined) throw new DomainError('home_not_found');
      const { id } = await homeFor(stores, person);
      await stores.sessions.useHome(personId, sessionId, id);
    });
