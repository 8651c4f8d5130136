import type { Clock } from '#core/ports/clock.ts';
import type { RateLimiter } from '#core/ports/rate-limiter.ts';

/** Each key has a window that opens when its first point is taken and closes after `perSeconds`. */
export function makeRateLimiter({ clock }: { clock: Clock }): RateLimiter {
  const windows = new Map<string, { readonly taken: number; readonly endsAt: number }>();
  return {
    take: async (key, { points, perSeconds }) => {
      const now = clock.now().getTime();
      const open = windows.get(key);
      const { taken, endsAt } = open && open.endsAt > now ? open : { taken: 0, endsAt: now + perSeconds * 1000 };
      windows.set(key, { taken: taken + 1, endsAt });
      if (taken < points) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((endsAt - now) / 1000)) };
    },
  };
}
