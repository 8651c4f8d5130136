import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRateLimiter } from '#adapters/rate-limiter-flexible/rate-limiter.ts';
import { openTestDatabase } from '../support/database/test-database.ts';

const secret = new Uint8Array(32);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

const limit = { points: 3, perSeconds: 60 };

describe('the rate limiter in the database', () => {
  it('counts for all servers together', async () => {
    const servers = [
      makeRateLimiter({ knex: database.knex, secret }),
      makeRateLimiter({ knex: database.knex, secret }),
    ];
    const answers = await Promise.all(
      servers.flatMap((server) => Array.from({ length: 10 }, () => server.take('shared', limit))),
    );
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(3);
  });

  it('stores no key in plain text', async () => {
    await makeRateLimiter({ knex: database.knex, secret }).take('ada@home.example', limit);
    const { rows } = await database.knex.raw('select key from rate_limits');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('ada@');
  });

  it('passes the error on when the database fails', async () => {
    const away = {
      client: { acquireConnection: () => Promise.reject(new Error('away')), releaseConnection: async () => {} },
    };
    await expect(makeRateLimiter({ knex: away, secret }).take('key', limit)).rejects.toThrow('away');
  });
});
