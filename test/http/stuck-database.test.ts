import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseLimits, databaseLimits } from '#core/domain/running/time-limits.ts';
import { patientLimits } from '../support/database/patient-limits.ts';
import { jsonEndpoints, schemaOf, valid } from './bad-values.ts';
import { type ServerBehindProxy, startServerBehindProxy } from './server-behind-proxy.ts';

/** Only while the database is stuck, because a busy machine may need longer. */
const impatient = { requestMs: 500, readinessMs: 200 };
const limits = { ...patientLimits } as { -readonly [Name in keyof DatabaseLimits]: number };

let server: ServerBehindProxy['server'];
let proxy: ServerBehindProxy['proxy'];
let database: ServerBehindProxy['database'];
let me: ServerBehindProxy['me'];
let close: ServerBehindProxy['close'];
beforeAll(async () => {
  ({ server, proxy, database, me, close } = await startServerBehindProxy({
    overrides: { databaseLimits: limits },
    settings: { APP_SECRET: randomUUID() },
  }));
});
afterAll(() => close());

async function ready(): Promise<number> {
  return (await fetch(`${server.url}/readyz`)).status;
}
const works = async () => (await server.send('me', {}, me.token)).status;
/** More than the pool has connections. */
const crowd = Array.from({ length: 40 });

describe('while the database hangs', () => {
  it('every endpoint returns 503 with Retry-After, and works again afterwards', async () => {
    proxy.pause();
    Object.assign(limits, impatient);
    expect(await ready()).toBe(503);
    const refusals = await Promise.all(
      jsonEndpoints.map(async (endpoint) => {
        const { name } = endpoint;
        const [params, body] = [schemaOf(endpoint, 'params'), schemaOf(endpoint, 'body')];
        const input = { ...(params && { params: valid(params) as object }), ...(body && { body: valid(body) }) };
        const response = await server.send(name, input, me.token);
        return [name, response.status, Number(response.headers.get('Retry-After')) > 0];
      }),
    );
    // Those that take a token of ours refuse an invalid one without the database, and the price comes from elsewhere.
    const independent = new Set([
      'getPrice',
      'verifyMagicLink',
      'joinAsNewcomer',
      'getSummaryAction',
      'takeSummaryAction',
      'getSummarySubscription',
      'setSummarySubscription',
      'pressPushButton',
      'renewPush',
    ]);
    for (const refusal of refusals.filter(([name]) => !independent.has(String(name))))
      expect(refusal).toEqual([refusal[0], 503, true]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    proxy.resume();
    Object.assign(limits, patientLimits);
    expect([await works(), await ready()]).toEqual([200, 200]);
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  });
});

describe('while another transaction locks a table', () => {
  it('every one of forty requests returns 503 with Retry-After, and the next ones work', async () => {
    const holding = await database.knex.transaction();
    await holding.raw('lock table households in access exclusive mode');
    Object.assign(limits, impatient);
    const statuses = await Promise.all(
      crowd.map(async () => {
        const { status, headers } = await server.send('me', {}, me.token);
        return [status, Number(headers.get('Retry-After')) > 0];
      }),
    );
    Object.assign(limits, patientLimits);
    await holding.rollback();
    for (const status of statuses) expect(status).toEqual([503, true]);
    expect(await works()).toBe(200);
  });
});

it('the limits of a request and of its steps fit into five seconds, and the answer of /readyz into two', () => {
  const { requestMs, readinessMs, acquireMs, lockMs, connectMs } = databaseLimits;
  expect(requestMs).toBeLessThan(5_000);
  expect(readinessMs).toBeLessThan(2_000);
  for (const stepMs of [acquireMs, lockMs, connectMs]) expect(stepMs).toBeLessThan(requestMs);
});
