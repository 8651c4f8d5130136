import { signedIn } from '../../domain/access/found.ts';
import {
  type PassportLink,
  type PassportLinkDays,
  type PassportScope,
  passportLinkEndsAt,
} from '../../domain/history/passport/link.ts';
import { addressIn, type Language } from '../../domain/languages.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'ids' | 'baseUrl'>;
type Input = {
  readonly householdId: string;
  readonly days: PassportLinkDays;
  readonly scope: PassportScope;
  readonly language: Language;
};

/**
 * Shares the passport at a new address, which can't be shown again. The previous address no longer works. The secret is
 * in the address's fragment, which browsers don't send, so that it doesn't reach logs.
 */
export const makeSharePassport =
  ({ unitOfWork, clock, digest, ids, baseUrl }: Deps) =>
  ({ householdId, days, scope, language }: Input): Promise<{ readonly url: string; readonly link: PassportLink }> =>
    unitOfWork.run(async ({ households, passportLinks }) => {
      signedIn(await households.lock(householdId));
      const secret = (ids.next() + ids.next()).replaceAll('-', '');
      const createdAt = clock.now();
      const link: PassportLink = {
        ...scope,
        language,
        householdId,
        secretHash: hexOf(digest.sha256(secret)),
        createdAt,
        expiresAt: passportLinkEndsAt(createdAt, days),
      };
      await passportLinks.save(link);
      return { url: addressIn(language, `${baseUrl}/passport#${secret}`), link };
    });
