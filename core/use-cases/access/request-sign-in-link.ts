import { linkEndsAt, mailsPerAddress } from '../../domain/sign-in.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Ids } from '../../ports/ids.ts';
import type { LinkTokens } from '../../ports/link-tokens.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly rateLimiter: RateLimiter;
  readonly linkTokens: LinkTokens;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly linkMinutes: number;
};

const hourBefore = (now: Date): Date => new Date(now.getTime() - mailsPerAddress.perSeconds * 1000);

/**
 * Has a link mailed to the address, known or not. Answers alike whether the mail will be sent or the address had its
 * fill for the hour; `nonce` is the token's first part, which proves nothing by itself.
 */
export const makeRequestSignInLink =
  ({ unitOfWork, rateLimiter, linkTokens, clock, ids, linkMinutes }: Deps) =>
  async ({ email }: { email: string }): Promise<{ nonce: string }> => {
    const id = ids.next();
    const { allowed } = await rateLimiter.take(`mail:${email}`, mailsPerAddress);
    if (allowed) {
      const now = clock.now();
      await unitOfWork.run(async ({ signInLinks, jobs }) => {
        // The limiter counts by hours of its own; of any sixty minutes this does.
        if ((await signInLinks.countSince(email, hourBefore(now))) >= mailsPerAddress.points) return;
        await signInLinks.add({
          id,
          email,
          tokenHash: linkTokens.hash(linkTokens.tokenFor(id)),
          createdAt: now,
          expiresAt: linkEndsAt(now, linkMinutes),
        });
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: id } });
      });
    }
    return { nonce: id };
  };
