import { DomainError } from '#core/domain/errors.ts';
import type { LinkTokens } from '#core/ports/link-tokens.ts';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';
import type { Limit } from './pipeline.ts';

type Deps = { readonly rateLimiter: RateLimiter; readonly linkTokens: LinkTokens };

/** So many calls in an hour from one client address; whole IPv6 networks of /64 count as one. */
export const perClientAddress =
  (name: string, pointsPerHour: number, { rateLimiter, linkTokens }: Deps): Limit =>
  async (ctx) => {
    const address = ctx.ip.includes('.') ? ctx.ip : ctx.ip.split(':').slice(0, 4).join(':');
    const taken = await rateLimiter.take(`${name}:${linkTokens.hash(address)}`, {
      points: pointsPerHour,
      perSeconds: 3600,
    });
    if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
  };
