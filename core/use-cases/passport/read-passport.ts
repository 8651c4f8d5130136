import { DomainError } from '../../domain/errors.ts';
import { isOpen, passportLinkId } from '../../domain/history/passport/link.ts';
import type { ShownPassport } from '../../domain/history/passport/passport.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'composePassport'>;

/**
 * The passport that a household shared under this secret, as of today. Throws `passport_not_found` for an unknown
 * secret, a revoked, closed or expired link, and an account that is being deleted.
 */
export const makeReadPassport =
  ({ unitOfWork, clock, digest, composePassport }: Deps) =>
  ({ secret }: { readonly secret: string }): Promise<ShownPassport> =>
    unitOfWork.run(async (stores) => {
      const link = await stores.passportLinks.findBySecret(hexOf(digest.sha256(secret)));
      const household = link && isOpen(link, clock.now()) && (await stores.households.find(link.householdId));
      if (!household || household.deletionRequestedAt) throw new DomainError('passport_not_found');
      const { costs, names, notes, photos, language } = link;
      const shown = await composePassport(stores, household, { costs, names, notes, photos, language });
      return { ...shown, linkId: passportLinkId(link) };
    });
