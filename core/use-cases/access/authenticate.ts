import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/household.ts';
import { isSessionOver, isUseWorthNoting } from '../../domain/sign-in.ts';
import type { AccountView } from '../../ports/account-view.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionClaims } from '../../ports/session-tokens.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = { readonly accountView: AccountView; readonly unitOfWork: UnitOfWork; readonly clock: Clock };

/** The household behind a token's claims. Throws `not_signed_in` once the session has ended or expired. */
export const makeAuthenticate =
  ({ accountView, unitOfWork, clock }: Deps) =>
  async ({ householdId, sessionId }: SessionClaims): Promise<Household> => {
    const now = clock.now();
    const account = await accountView.read(householdId, sessionId);
    if (!account || isSessionOver(account.session, now)) throw new DomainError('not_signed_in');
    if (isUseWorthNoting(account.session, now)) {
      await unitOfWork.run(({ sessions }) => sessions.touch(householdId, sessionId, now));
    }
    return account.household;
  };
