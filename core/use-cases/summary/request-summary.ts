import { DomainError } from '../../domain/errors.ts';
import { type Household, isOnboarded, signedIn } from '../../domain/household.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'rateLimiter' | 'clock' | 'ids'>;

const mostAnHour = { points: 3, perSeconds: 3600 } as const;

/** Has this week's summary mailed now. Throws `not_onboarded`, and `too_many_requests` after three in an hour. */
export const makeRequestSummary =
  ({ unitOfWork, rateLimiter, clock, ids }: Deps) =>
  async ({ household }: { household: Household }): Promise<void> => {
    if (!isOnboarded(household)) throw new DomainError('not_onboarded');
    const { id } = household;
    const taken = await rateLimiter.take(`summary:${id}`, mostAnHour);
    if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
    await unitOfWork.run(async ({ households, pendingJobs, jobs }) => {
      signedIn(await households.lock(id));
      const pendingJobId = ids.next();
      await pendingJobs.add({ id: pendingJobId, householdId: id, createdAt: clock.now() });
      await jobs.enqueue({ name: 'send-summary-now', data: { pendingJobId } });
    });
  };
