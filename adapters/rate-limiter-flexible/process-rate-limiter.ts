import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';
import { loadLibrary, takeOf } from './take-of.ts';

/** Counts in this process alone, by the system's clock: for what is too frequent to be counted in the database. */
export function makeProcessRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>();
  return {
    async take(key, { points, perSeconds }) {
      const library = await loadLibrary();
      const name = `${points}/${perSeconds}`;
      const limiter = limiters.get(name) ?? new library.RateLimiterMemory({ points, duration: perSeconds });
      limiters.set(name, limiter);
      return takeOf(() => limiter.consume(key), library);
    },
  };
}
