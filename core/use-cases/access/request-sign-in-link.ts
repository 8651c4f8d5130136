import { mailsPerAddress } from '../../domain/sign-in.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RateLimiter } from '../../ports/rate-limiter.ts';
import type { UnitOfWork } from '../../ports/unit-of-work.ts';
import type { MintLink } from '../../procedures/mint-link.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly rateLimiter: RateLimiter;
  readonly clock: Clock;
  readonly mintLink: MintLink;
};

const hourBefore = (now: Date): Date => new Date(now.getTime() - mailsPerAddress.perSeconds * 1000);

/**
 * Has a link mailed to the address, known or not. The result looks the same when the address has reached its limit for
 * the hour and no mail is sent. `nonce` is the token's first part, which proves nothing by itself.
 */
export const makeRequestSignInLink =
  ({ unitOfWork, rateLimiter, clock, mintLink }: Deps) =>
  async ({ email }: { email: string }): Promise<{ nonce: string }> => {
    const link = mintLink(email);
    const { allowed } = await rateLimiter.take(`mail:${email}`, mailsPerAddress);
    if (allowed) {
      await unitOfWork.run(async ({ signInLinks, jobs }) => {
        // The limiter counts in fixed hours; this counts in any sixty minutes.
        if ((await signInLinks.countSince(email, hourBefore(clock.now()))) >= mailsPerAddress.points) return;
        await signInLinks.add(link);
        await jobs.enqueue({ name: 'send-sign-in-link', data: { linkId: link.id } });
      });
    }
    return { nonce: link.id };
  };
