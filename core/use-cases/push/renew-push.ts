import { isSessionOver } from '../../domain/access/sign-in.ts';
import { DomainError } from '../../domain/errors.ts';
import { type PushRenewal, type PushTarget, pushRenewalPurpose } from '../../domain/push/subscription.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'secrets' | 'sealPushTarget'>;
type Input = {
  /** As the last notification contained it. */
  readonly token: string;
  readonly target: PushTarget;
};

/**
 * Replaces the address of a browser that has got another one, which browsers do while no page is open. Its hour stays.
 * Throws `invalid_link` for a forged token, for one of an earlier address, and without a session; `invalid_input` for an
 * address to which requests may not go.
 */
export const makeRenewPush =
  ({ unitOfWork, clock, secrets, sealPushTarget }: Deps) =>
  async ({ token, target }: Input): Promise<void> => {
    const text = await secrets.open(token, pushRenewalPurpose);
    if (text === undefined) throw new DomainError('invalid_link');
    const { personId, sessionId, createdAt } = JSON.parse(text) as PushRenewal;
    const sealed = await sealPushTarget({ personId, sessionId }, target);
    const now = clock.now();
    await unitOfWork.run(async ({ sessions, pushSubscriptions }) => {
      const session = await sessions.find(personId, sessionId);
      const known = await pushSubscriptions.find({ personId, sessionId });
      if (!session || isSessionOver(session, now) || known?.createdAt.getTime() !== createdAt)
        throw new DomainError('invalid_link');
      await pushSubscriptions.save({ ...known, target: sealed, createdAt: now, failures: 0 });
    });
  };
