import type { RateLimiter } from '#core/ports/rate-limiter.ts';

/** Loaded with the first request that counts, because it brings the limiters of all stores, and `node:cluster`. */
export const loadLibrary = () => import('rate-limiter-flexible');
export type Library = Awaited<ReturnType<typeof loadLibrary>>;

/** What came of taking a point, for which the library throws its refusals. Throws the errors of the store. */
export async function takeOf(consume: () => Promise<unknown>, library: Library): ReturnType<RateLimiter['take']> {
  try {
    await consume();
    return { allowed: true };
  } catch (refusal) {
    if (!(refusal instanceof library.RateLimiterRes)) throw refusal;
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
  }
}
