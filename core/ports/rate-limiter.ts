export type RateLimit = { readonly points: number; readonly perSeconds: number };

export type RateLimiter = {
  /** Takes one point of `key`; all servers count together. `retryAfterSeconds` is at least 1 when refused. */
  take(key: string, limit: RateLimit): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
};
