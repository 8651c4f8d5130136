import { DomainError } from '../../domain/errors.ts';
import type { Household } from '../../domain/home/household.ts';
import { nextPushAt, type PushSubscription, type PushTarget, pushTargetOf } from '../../domain/push/subscription.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'outgoing' | 'secrets'>;
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
  ({ unitOfWork, clock, outgoing, secrets }: Deps) =>
  async ({ household, target, hour, ...whose }: Input): Promise<PushSubscription> => {
    if (!outgoing.admits(target.endpoint)) {
      const message = 'must be an address of a push service';
      throw new DomainError('invalid_input', { issues: [{ path: 'endpoint', message }] });
    }
    const now = clock.now();
    const { endpoint, p256dh, auth } = target;
    const subscription: PushSubscription = {
      ...whose,
      householdId: household.id,
      target: await secrets.seal(JSON.stringify({ endpoint, p256dh, auth }), pushTargetOf(whose)),
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
