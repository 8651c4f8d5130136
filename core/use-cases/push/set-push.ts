import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { nextPushAt, type PushSubscription, type PushTarget } from '../../domain/push/subscription.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'sealPushTarget'>;
type Input = {
  readonly personId: string;
  readonly sessionId: string;
  readonly household: Household;
  readonly target: PushTarget;
  readonly hour: number;
};

/**
 * Has a session's browser show the home's tasks of each day at an hour, in place of what it showed before. Throws
 * `invalid_input` for an address to which requests may not go, and `not_signed_in` for a session that has just ended.
 */
export const makeSetPush =
  ({ unitOfWork, clock, sealPushTarget }: Deps) =>
  async ({ household, target, hour, ...whose }: Input): Promise<PushSubscription> => {
    const now = clock.now();
    const subscription: PushSubscription = {
      ...whose,
      householdId: household.id,
      target: await sealPushTarget(whose, target),
      hour,
      createdAt: now,
      nextAt: nextPushAt({ sessionId: whose.sessionId, hour, timezone: household.timezone }, now),
      failures: 0,
    };
    await unitOfWork.run(async ({ sessions, pushSubscriptions }) => {
      if (!(await sessions.find(whose.personId, whose.sessionId))) throw new DomainError('not_signed_in');
      await pushSubscriptions.save(subscription);
    });
    return subscription;
  };
