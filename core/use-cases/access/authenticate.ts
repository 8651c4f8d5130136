import { DomainError } from '#core/domain/errors.ts';
import type { Household } from '#core/domain/household.ts';
import { isSessionOver, isUseWorthNoting } from '#core/domain/sign-in.ts';
import type { AccountView } from '#core/ports/account-view.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { SessionClaims } from '#core/ports/session-tokens.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = { readonly accountView: AccountView; readonly unitOfWork: UnitOfWork; readonly clock: Clock };

/** The household behind a token's claims. Throws `not_signed_in` once the session has ended or lain idle too long. */
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
