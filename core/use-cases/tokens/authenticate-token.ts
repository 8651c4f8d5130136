import { isTokenOver, isTokenUseWorthNoting, type TokenParts, type TokenScope } from '../../domain/access/api-token.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Caller } from '../../domain/people/membership.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'findCaller'>;

/**
 * The person for whom a program calls, in the home that its token opens, and what the program may do. Its use isn't a
 * visit: a program that asks every hour doesn't show that anyone reads the summaries. Throws `not_signed_in` for a token
 * that is unknown, removed or expired, for a person who is no longer in the home, and while either is being deleted.
 */
export const makeAuthenticateToken =
  ({ unitOfWork, clock, digest, findCaller }: Deps) =>
  ({ householdId, secret }: TokenParts): Promise<{ readonly caller: Caller; readonly scope: TokenScope }> =>
    unitOfWork.run(async (stores) => {
      const { apiTokens } = stores;
      const now = clock.now();
      const token = await apiTokens.findBySecret(householdId, hexOf(digest.sha256(secret)));
      if (!token || isTokenOver(token, now)) throw new DomainError('not_signed_in');
      const caller = await findCaller(stores, token);
      if (isTokenUseWorthNoting(token, now)) await apiTokens.touch(householdId, token.id, now);
      return { caller, scope: token.scope };
    });
