import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'rateLimiter' | 'enqueuePending'>;

const mostAnHour = { points: 3, perSeconds: 3600 } as const;

/** Has this week's summary mailed to the person now. Throws `not_onboarded`, and `too_many_requests` after three in an hour. */
export const makeRequestSummary =
  ({ unitOfWork, rateLimiter, enqueuePending }: Deps) =>
  async ({ household, personId }: { household: Household; personId: string }): Promise<void> => {
    if (!isOnboarded(household)) throw new DomainError('not_onboarded');
    const { id } = household;
    const taken = await rateLimiter.take(`summary:${id}:${personId}`, mostAnHour);
    if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
    await unitOfWork.run(async (stores) => {
      signedIn(await stores.households.lock(id));
      await enqueuePending(stores, 'send-summary-now', { householdId: id, personId });
    });
  };
