import { isIPv6 } from 'node:net';
import { DomainError } from '#core/domain/errors.ts';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';
import type { Limit } from './pipeline.ts';

type Deps = { readonly rateLimiter: RateLimiter };

/** An IPv6 address's first four groups, however it is abbreviated; every other address as it is. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = [], after = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const left = address.includes('::') ? 8 - before.length - after.length : 0;
  const groups = [...before, ...Array.from({ length: left }, () => '0'), ...after];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(':');
}

/** So many calls in an hour from one client address; whole IPv6 networks of /64 count as one. */
export const perClientAddress =
  (name: string, pointsPerHour: number, { rateLimiter }: Deps): Limit =>
  async (ctx) => {
    const taken = await rateLimiter.take(`${name}:${networkOf(ctx.ip)}`, {
      points: pointsPerHour,
      perSeconds: 3600,
    });
    if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
  };

/** Each asks the payment provider, who refuses us all when it is asked too often; nobody pays so often, be it a whole office. */
export const paymentsPerClientAddress = (deps: Deps): Limit => perClientAddress('payment', 600, deps);
