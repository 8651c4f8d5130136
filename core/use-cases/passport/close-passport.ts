import { DomainError } from '../../domain/errors.ts';
import { contactIn } from '../../domain/people/membership.ts';
import { hexOf } from '../../domain/text/hex.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'digest' | 'ids'>;
type Input = { readonly secret: string; readonly reason: string; readonly operator: string };

/**
 * Closes the passport that is shared under this secret, after a report, and records which operator did. Its household
 * reads the reason, and may share its passport again. Throws `passport_not_found` for a secret that shares nothing.
 */
export const makeClosePassport =
  ({ unitOfWork, clock, digest, ids }: Deps) =>
  ({ secret, reason, operator }: Input): Promise<void> =>
    unitOfWork.run(async ({ passportLinks, memberships, supportActions }) => {
      const link = await passportLinks.findBySecret(hexOf(digest.sha256(secret)));
      if (!link) throw new DomainError('passport_not_found');
      const { householdId } = link;
      const at = clock.now();
      await passportLinks.save({ ...link, closed: { at, reason } });
      const owner = contactIn(await memberships.list(householdId));
      if (!owner) return;
      const noted = {
        id: ids.next(),
        personId: owner.id,
        householdId,
        action: 'close-passport',
        operator,
        at,
      } as const;
      await supportActions.add(noted);
    });
