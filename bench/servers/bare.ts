import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { makeSessionTokens } from '#adapters/jose/session-tokens.ts';
import { valueParsers } from '#adapters/knex/value-parsers.ts';
import { makeWeekView } from '#adapters/knex/views/week-view.ts';
import { deriveKeys } from '#adapters/node-crypto/keyring.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { readConfig } from '#apps/composition/config.ts';
import { securityHeadersOf } from '#apps/http/middleware/security-headers.ts';
import { presentWeek } from '#apps/http/presenters/task.ts';
import { seasonalSources } from '#core/catalogue/index.ts';
import { shownWeek } from '#core/use-cases/week/get-week.ts';
import { beChild } from '../child.ts';

/** The minimum for the same response: plain node:http with the same statement, token check, headers and body. */
const { DATABASE_URL: connectionString, DATABASE_POOL: max } = process.env;
const pool = new pg.Pool({ connectionString, max: Number(max), types: valueParsers });
const client = {
  acquireConnection: () => pool.connect(),
  releaseConnection: async (connection: pg.PoolClient) => connection.release(),
};
const view = makeWeekView({ client }, towns);
const tokens = makeSessionTokens({ secret: deriveKeys(process.env.APP_SECRET ?? '').sessions, now: () => new Date() });
const headers = Object.entries({ 'Cache-Control': 'no-store', ...securityHeadersOf(readConfig()) }).flat();

const server = createServer(async (request, response) => {
  const claims = await tokens.verify(request.headers.authorization?.slice('Bearer '.length) ?? '');
  const week = claims && (await view.read({ ...claims, homeId: undefined }, 0, new Date(), seasonalSources));
  const body = week ? JSON.stringify(presentWeek(shownWeek(week, 0, new Date()))) : '';
  response.writeHead(week ? 200 : 401, [
    ...['X-Request-Id', randomUUID()],
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
    ...headers,
  ]);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => beChild((server.address() as AddressInfo).port));
process.once('SIGTERM', () => process.exit(0));
