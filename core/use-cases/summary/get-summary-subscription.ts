import { DomainError } from '../../domain/errors.ts';
import { personMeant } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryTokens'>;

/**
 * Whether the person of a link to unsubscribe receives summaries. Changes nothing. Throws `summary_link_expired` for a
 * forged or expired token, and for a person who has left the home.
 */
export const makeGetSummarySubscription =
  ({ unitOfWork, summaryTokens }: Deps) =>
  async ({ token }: { token: string }): Promise<boolean> => {
    const link = await summaryTokens.verifyUnsubscribe(token);
    if (!link) throw new DomainError('summary_link_expired');
    const schedule = await unitOfWork.run(async ({ summarySchedules, memberships }) => {
      const own = await personMeant(memberships, link);
      return own && summarySchedules.find(own.householdId, own.personId);
    });
    if (!schedule) throw new DomainError('summary_link_expired');
    return schedule.enabled && schedule.stopped === undefined;
  };
