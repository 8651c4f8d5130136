import { isTokenUseWorthNoting, type TokenScope } from '../../domain/access/api-token.ts';
import { type AppTokenParts, isAccessOpen } from '../../domain/access/connected-app.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../../domain/people/membership.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'findCaller'>;

/**
 * The person for whom an app calls, in the home that its access token opens, and what the app may do. As with API tokens,
 * its use isn't a visit. Throws `not_signed_in` for a token that is unknown, replaced, revoked or expired, and as
 * `findCaller` does.
 */
export const makeAuthenticateApp =
  ({ unitOfWork, clock, digest, findCaller }: Deps) =>
  ({ householdId, id, secret }: AppTokenParts): Promise<{ readonly caller: Caller; readonly scope: TokenScope }> =>
    unitOfWork.run(async (stores) => {
      const now = clock.now();
      const app = await stores.connectedApps.find(householdId, id);
      if (!app || !isAccessOpen(app, hexOf(digest.sha256(secret)), now)) throw new DomainError('not_signed_in');
      const caller = await findCaller(stores, app);
      if (isTokenUseWorthNoting(app, now)) await stores.connectedApps.touch(householdId, id, now);
      return { caller, scope: app.scope };
    });
