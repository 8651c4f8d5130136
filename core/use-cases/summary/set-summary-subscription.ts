import { DomainError } from '../../domain/errors.ts';
import { changedBy, expectLinkActs, stoppedBy } from '../../domain/summary/schedule.ts';
import { unsubscribeMailedAt } from '../../domain/summary/tokens.ts';
import { personMeant } from '../../ports/membership-store.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'summaryTokens' | 'clock' | 'enqueuePending'>;
type Input = { readonly token: string; readonly subscribed: boolean };

/**
 * Stops the summaries of the person of a link to unsubscribe, and no one else's, or starts them again. Throws `summary_link_expired` for
 * a forged or expired token, for a person who has left the home, and for starting them from a mail to an earlier address: from there
 * they can only be stopped.
 */
export const makeSetSummarySubscription =
  ({ unitOfWork, summaryTokens, clock, enqueuePending }: Deps) =>
  async ({ token, subscribed }: Input): Promise<void> => {
    const link = await summaryTokens.verifyUnsubscribe(token);
    if (!link) throw new DomainError('summary_link_expired');
    const { householdId } = link;
    await unitOfWork.run(async (stores) => {
      const { households, summarySchedules } = stores;
      const household = await households.lock(householdId);
      const own = await personMeant(stores.memberships, link);
      const schedule = household && own && (await summarySchedules.find(householdId, own.personId));
      if (!schedule) throw new DomainError('summary_link_expired');
      if (subscribed) expectLinkActs(schedule, unsubscribeMailedAt(link.expiresAt));
      if (subscribed && (!schedule.enabled || schedule.stopped)) {
        await enqueuePending(stores, 'resume-summaries', schedule);
      }
      const now = clock.now();
      const chosen = changedBy(schedule, { enabled: subscribed }, household.timezone, now);
      await summarySchedules.save([subscribed ? chosen : stoppedBy(chosen, 'unsubscribed')]);
    });
  };
