import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';

/** The limiter must use the system's clock. */
export function rateLimiterContract(name: string, makeSubject: () => Promise<RateLimiter>): void {
  describe(`rate limiter: ${name}`, () => {
    let limiter: RateLimiter;
    beforeAll(async () => {
      limiter = await makeSubject();
    });

    afterEach(() => vi.useRealTimers());

    const take = async (key: string, times: number, limit = { points: 3, perSeconds: 60 }) => {
      const answers = [];
      for (let count = 0; count < times; count++) answers.push(await limiter.take(key, limit));
      return answers;
    };
    const allowed = (answers: readonly { allowed: boolean }[]) => answers.filter((answer) => answer.allowed).length;

    it('allows as many calls as there are points, then returns when to retry', async () => {
      const answers = await take(randomUUID(), 5);
      expect(answers.map((answer) => answer.allowed)).toEqual([true, true, true, false, false]);
      const last = answers.at(-1);
      if (!last || last.allowed) expect.fail('was allowed');
      expect(last.retryAfterSeconds).toBeGreaterThan(55);
      expect(last.retryAfterSeconds).toBeLessThanOrEqual(60);
      expect(last.retryAfterSeconds).toBe(Math.round(last.retryAfterSeconds));
    });

    it('counts each key by itself', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await take(one, 3);
      expect(allowed(await take(other, 3))).toBe(3);
      expect(allowed(await take(one, 1))).toBe(0);
    });

    it('allows no more calls when many come at once', async () => {
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => limiter.take(key, { points: 5, perSeconds: 60 })),
      );
      expect(allowed(answers)).toBe(5);
    });

    it('allows calls again when the time is over, which refused calls do not extend', async () => {
      // Only the date is fake, because the database's connections need real timers.
      vi.useFakeTimers({ toFake: ['Date'] });
      const start = Date.now();
      const key = randomUUID();
      const limit = { points: 1, perSeconds: 60 };
      expect(allowed(await take(key, 3, limit))).toBe(1);
      vi.setSystemTime(start + 45_000);
      expect(await limiter.take(key, limit)).toEqual({ allowed: false, retryAfterSeconds: 15 });
      vi.setSystemTime(start + 60_001);
      expect(allowed(await take(key, 3, limit))).toBe(1);
    });

    it('accepts any text as a key', async () => {
      for (const key of ['', 'x'.repeat(10_000), 'a\0b', `d'); drop table rate_limits; --`, '🏠', '__proto__']) {
        expect(allowed(await take(key, 4))).toBe(3);
      }
    });
  });
}
