export type RateLimit = { readonly points: number; readonly perSeconds: number };

export type RateLimiter = {
  /** Takes one of the key's points, which all servers share unless the limiter says otherwise. `retryAfterSeconds` is at least 1. */
  take(key: string, limit: RateLimit): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
};
