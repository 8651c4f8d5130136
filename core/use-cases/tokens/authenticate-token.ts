import { isTokenOver, isTokenUseWorthNoting, type TokenParts, type TokenScope } from '../../domain/access/api-token.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/hex.ts';
import type { Household } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest'>;

/**
 * The household that a program's token opens, and what the program may do. Its use isn't a visit: a program that asks
 * every hour doesn't show that anyone reads the summaries. Throws `not_signed_in` for a token that is unknown, removed or
 * expired, and while the account is being deleted.
 */
export const makeAuthenticateToken =
  ({ unitOfWork, clock, digest }: Deps) =>
  ({ householdId, secret }: TokenParts): Promise<{ readonly household: Household; readonly scope: TokenScope }> =>
    unitOfWork.run(async ({ apiTokens, households }) => {
      const now = clock.now();
      const token = await apiTokens.findBySecret(householdId, hexOf(digest.sha256(secret)));
      if (!token || isTokenOver(token, now)) throw new DomainError('not_signed_in');
      const household = await households.find(householdId);
      if (!household || household.deletionRequestedAt) throw new DomainError('not_signed_in');
      if (isTokenUseWorthNoting(token, now)) await apiTokens.touch(householdId, token.id, now);
      return { household, scope: token.scope };
    });
