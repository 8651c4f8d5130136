import {
  type ApiToken,
  expiryProblem,
  isTokenOver,
  mostApiTokens,
  type TokenScope,
  tokenText,
} from '../../domain/access/api-token.ts';
import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { hexOf } from '../../domain/text/hex.ts';
import { newSecret } from '../../ports/ids.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'ids' | 'enqueuePending'>;
type Input = {
  readonly householdId: string;
  readonly personId: string;
  readonly name: string;
  readonly scope: TokenScope;
  readonly expiresAt: Date;
};

/**
 * Creates a token, whose text can't be shown again, and has its person mailed about it. Tokens that have expired are
 * deleted. Throws `invalid_input` for a time that isn't within the next year, and `too_many_tokens`.
 */
export const makeCreateApiToken =
  ({ unitOfWork, clock, digest, ids, enqueuePending }: Deps) =>
  ({
    householdId,
    personId,
    name,
    scope,
    expiresAt,
  }: Input): Promise<{ readonly text: string; readonly token: ApiToken }> =>
    unitOfWork.run(async (stores) => {
      const { households, apiTokens } = stores;
      const createdAt = clock.now();
      const message = expiryProblem(expiresAt, createdAt);
      if (message !== undefined) throw new DomainError('invalid_input', { issues: [{ path: 'expiresAt', message }] });
      signedIn(await households.hold(householdId));
      const known = await apiTokens.list(householdId, personId);
      const over = known.filter((each) => isTokenOver(each, createdAt));
      if (known.length - over.length >= mostApiTokens) throw new DomainError('too_many_tokens');
      for (const each of over) await apiTokens.delete(each);
      const secret = newSecret(ids);
      const secretHash = hexOf(digest.sha256(secret));
      const token: ApiToken = { householdId, personId, id: ids.next(), name, scope, secretHash, createdAt, expiresAt };
      await apiTokens.add(token);
      await enqueuePending(stores, 'send-access-added', { householdId }, token.id);
      return { text: tokenText({ householdId, secret }), token };
    });
