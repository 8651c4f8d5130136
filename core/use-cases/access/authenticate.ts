import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import { isSessionOver, isUseWorthNoting } from '../../domain/sign-in.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'accountView' | 'unitOfWork' | 'clock' | 'noteVisit'>;

/** The household behind a token's claims. Throws `not_signed_in` once the session has ended or expired. */
export const makeAuthenticate =
  ({ accountView, unitOfWork, clock, noteVisit }: Deps) =>
  async ({ householdId, sessionId }: SessionClaims): Promise<Household> => {
    const now = clock.now();
    const account = await accountView.read(householdId, sessionId);
    if (!account || isSessionOver(account.session, now)) throw new DomainError('not_signed_in');
    if (isUseWorthNoting(account.session, now)) {
      await unitOfWork.run(async (stores) => {
        await stores.sessions.touch(householdId, sessionId, now);
        await noteVisit(stores, account.household);
      });
    }
    return account.household;
  };
