import { isRecent, isSessionOver, isUseWorthNoting } from '../../domain/access/sign-in.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../../domain/people/membership.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'accountView' | 'unitOfWork' | 'clock' | 'noteVisit' | 'moveSession'>;
type Input = SessionClaims & {
  /** The home that the request names. */ readonly homeId?: string | undefined;
  /** Whether only a session counts whose person signed in lately, or confirmed that it's them. */ readonly recent?: boolean;
};

/**
 * The caller behind a token's claims, in the home that the request names, or else in the home that the session used last.
 * Throws `session_ended` once someone has ended the session, `not_signed_in` once it has expired, `home_not_found` if the person
 * isn't in that home, and
 * `confirmation_needed` if a recent sign-in is wanted and theirs isn't.
 */
export const makeAuthenticate =
  ({ accountView, unitOfWork, clock, noteVisit, moveSession }: Deps) =>
  async ({ personId, sessionId, homeId, recent = false }: Input): Promise<Caller> => {
    const now = clock.now();
    const read = () => accountView.read({ personId, sessionId, homeId });
    const moved = async () => {
      await moveSession({ personId, sessionId, homeId });
      return read();
    };
    const account = (await read()) ?? (await moved());
    if (!account || isSessionOver(account.session, now)) throw new DomainError('not_signed_in');
    const { session, ...caller } = account;
    if (recent && !isRecent(session, now)) throw new DomainError('confirmation_needed');
    if (isUseWorthNoting(session, now)) {
      await unitOfWork.run(async (stores) => {
        await stores.sessions.touch(personId, sessionId, now);
        await noteVisit(stores, caller.household, personId);
      });
    }
    return caller;
  };
