import ipaddr from 'ipaddr.js';
import type { Context } from 'koa';
import type { LimitName } from '#apps/contract/endpoint.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';

/**
 * A check for each limit, which throws `too_many_requests` when the client address has reached the limit. None counts wrong
 * tokens of programs, which the log has: a token has 64 random digits, and one that was removed would shut out all other
 * programs behind the same address.
 */
export type Limits = Readonly<Record<LimitName, (ctx: Context) => Promise<void>>>;

type Deps = { readonly rateLimiter: RateLimiter; readonly signInRequestsPerHour: number };

export function makeLimits({ rateLimiter, signInRequestsPerHour }: Deps): Limits {
  const perHour = (name: LimitName, points: number) => async (ctx: Context) => {
    const taken = await rateLimiter.take(`${name}:${networkOf(ctx.ip)}`, { points, perSeconds: 3600 });
    if (!taken.allowed) throw new DomainError('too_many_requests', { retryAfterSeconds: taken.retryAfterSeconds });
  };
  return {
    'sign-in': perHour('sign-in', signInRequestsPerHour),
    // The payment provider limits how often we call it. Even a whole office starts fewer payments than this.
    payment: perHour('payment', 600),
    // Each sign-in takes two, also one with the sign-in service. Challenges, keys and codes have too many characters to guess.
    passkey: perHour('passkey', 600),
    // A buyer and their bank read a passport a few times. Its secret has too many characters to guess.
    passport: perHour('passport', 300),
    // A tradesperson sees a task a few times, and sends some photos. A secret has too many characters to guess.
    job: perHour('job', 120),
    // Reading what an app says about itself sends a request to an address that the app chose.
    'app-request': perHour('app-request', 600),
    // Apps that run in a data centre share its addresses, and each needs a token an hour for each of its people.
    'app-token': perHour('app-token', 6000),
    // Each plan takes the server about 15 ms. Even a curious family looks at fewer homes than this.
    'plan-preview': perHour('plan-preview', 120),
    // A few letters of a name are a few searches, of some milliseconds each. A whole school behind one address stays below it.
    towns: perHour('towns', 3000),
  };
}

type PersonDeps = { readonly rateLimiter: RateLimiter; readonly perMinute: number };
type PersonLimit = (personId: string) => Promise<void>;

/** Counts a person's changes in all their homes. Throws `too_many_changes` when there were too many within a minute. */
export const makeChangeLimit = (deps: PersonDeps): PersonLimit => perMinute(deps, 'changes', 'too_many_changes');

/** Counts what a person reads from this process. Throws `too_many_requests`. */
export const makeReadLimit = (deps: PersonDeps): PersonLimit => perMinute(deps, 'reads', 'too_many_requests');

/** Counts what the programs of a person ask of an endpoint that is only for them. Throws `too_many_requests`. */
export const makeProgramLimit = (deps: PersonDeps): PersonLimit => perMinute(deps, 'programs', 'too_many_requests');

const perMinute =
  ({ rateLimiter, perMinute: points }: PersonDeps, what: string, code: 'too_many_changes' | 'too_many_requests') =>
  async (personId: string): Promise<void> => {
    const taken = await rateLimiter.take(`${what}:${personId}`, { points, perSeconds: 60 });
    if (!taken.allowed) throw new DomainError(code, { retryAfterSeconds: taken.retryAfterSeconds });
  };

/** Some proxies add the client's port. Returns the address without it, and without the brackets of IPv6. */
const withoutPort = (address: string): string =>
  address.replace(/^\[(.+)\](:\d+)?$/, '$1').replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i, '$1');

/** Returns an IPv4 address unchanged, and the /64 network of an IPv6 address, which usually belongs to one customer. */
function networkOf(given: string): string {
  const address = withoutPort(given);
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6)
    return parsed.parts
      .slice(0, 4)
      .map((part) => part.toString(16))
      .join(':');
  return parsed.toString();
}
