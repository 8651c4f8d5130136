import { DomainError } from '../../domain/errors.ts';
import { linkEndsAt } from '../../domain/sign-in.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { LinkTokens } from '../../ports/link-tokens.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly linkTokens: LinkTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly linkMinutes: number;
};

/**
 * Mails a sign-in link, whatever the limits on asking for one; answers when it ends. Throws `household_not_found`, and
 * `account_leaving` where no link would open anything.
 */
export const makeResendLink =
  ({ unitOfWork, linkTokens, clock, ids, linkMinutes }: Deps) =>
  ({ householdId }: { householdId: string }): Promise<Date> =>
    unitOfWork.run(async ({ households, signInLinks, jobs }) => {
      const household = await households.find(householdId);
      if (!household) throw new DomainError('household_not_found');
      if (household.leavingSince) throw new DomainError('account_leaving');
      const id = ids.next();
      const createdAt = clock.now();
      const expiresAt = linkEndsAt(createdAt, linkMinutes);
      const tokenHash = linkTokens.hash(linkTokens.tokenFor(id));
      await signInLinks.add({ id, email: household.email, tokenHash, createdAt, expiresAt });
      await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: id } });
      return expiresAt;
    });
