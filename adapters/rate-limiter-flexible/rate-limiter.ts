import { createHmac } from 'node:crypto';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { RateLimit, RateLimiter } from '#core/ports/rate-limiter.ts';
import { type Library, loadLibrary, takeOf } from './take-of.ts';

/** The part of a Knex instance that provides connections. */
type ConnectionSource = {
  readonly client: {
    acquireConnection(): Promise<unknown>;
    releaseConnection(connection: unknown): Promise<void>;
  };
};

type Deps = {
  readonly knex: ConnectionSource;
  /** A secret of 32 bytes, the same on all servers that share a database. */
  readonly secret: Uint8Array;
};

/**
 * Counts in the table `rate_limits` by the system's clock, so that all servers of one database count together. `take`
 * throws the database's error while it cannot be reached; whatever the limit protects needs the database anyway.
 */
export function makeRateLimiter({ knex, secret }: Deps): RateLimiter {
  // Keys can be any text. The column allows 255 characters and no NUL, and the hash hides the address.
  const columnKey = (key: string) => createHmac('sha256', secret).update(key).digest('base64url');
  const limiters = new Map<string, RateLimiterPostgres>();

  function limiterFor({ points, perSeconds }: RateLimit, library: Library): RateLimiterPostgres {
    const name = `${points}/${perSeconds}`;
    const existing = limiters.get(name);
    if (existing) return existing;
    const limiter = new library.RateLimiterPostgres({
      storeClient: knex,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix: '',
      points,
      duration: perSeconds,
      // Only the first limiter clears expired rows, since each would clear those of the whole table.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(name, limiter);
    return limiter;
  }

  return {
    async take(key, limit) {
      const library = await loadLibrary();
      return takeOf(() => limiterFor(limit, library).consume(columnKey(key)), library);
    },
  };
}
