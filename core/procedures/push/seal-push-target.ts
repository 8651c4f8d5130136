import { DomainError } from '../../domain/errors.ts';
import { type PushSubscription, type PushTarget, pushTargetOf } from '../../domain/push/subscription.ts';
import type { Ports } from '../../ports/index.ts';

type Deps = Pick<Ports, 'outgoing' | 'secrets'>;

/** Seals where a browser receives pushes. Throws `invalid_input` for an address to which requests may not go. */
export const makeSealPushTarget =
  ({ outgoing, secrets }: Deps) =>
  async (
    whose: Pick<PushSubscription, 'personId' | 'sessionId'>,
    { endpoint, p256dh, auth }: PushTarget,
  ): Promise<string> => {
    if (!outgoing.admits(endpoint)) {
      const message = 'must be an address of a push service';
      throw new DomainError('invalid_input', { issues: [{ path: 'endpoint', message }] });
    }
    return secrets.seal(JSON.stringify({ endpoint, p256dh, auth }), pushTargetOf(whose));
  };
