import { afterAll, beforeAll } from 'vitest';
import { makeRateLimiter as makeMemoryRateLimiter } from '#adapters/memory/rate-limiter.ts';
import { makeProcessRateLimiter } from '#adapters/rate-limiter-flexible/process-rate-limiter.ts';
import { makeRateLimiter } from '#adapters/rate-limiter-flexible/rate-limiter.ts';
import { systemClock } from '#adapters/system/clock.ts';
import { openTestDatabase } from '../support/database/test-database.ts';
import { rateLimiterContract } from './rate-limiter.contract.ts';

const secret = new Uint8Array(32);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
});

rateLimiterContract('memory', async () => makeMemoryRateLimiter({ clock: systemClock }));
rateLimiterContract('rate-limiter-flexible', async () => makeRateLimiter({ knex: database.knex, secret }));
rateLimiterContract('rate-limiter-flexible, in one process', async () => makeProcessRateLimiter());
