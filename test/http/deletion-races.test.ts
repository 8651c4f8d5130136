import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAccountView } from '#adapters/knex/views/account-view.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { DomainError } from '#core/domain/errors.ts';
import type { SessionClaims } from '#core/ports/session-tokens.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { bodyOf, jsonEndpoints, schemaOf, valid } from './bad-values.ts';

let database: TestDatabase;
let server: TestServer;
let isDeleting = false;

/** Lets the request in, and deletes the person and their home before its work begins. */
async function authenticateAndDelete({ personId, sessionId }: SessionClaims) {
  const account = await makeAccountView(database.knex, towns).read({ personId, sessionId, homeId: undefined });
  if (!account) throw new DomainError('not_signed_in');
  if (isDeleting) {
    await database.knex('households').where({ id: account.household.id }).delete();
    await database.knex('persons').where({ id: personId }).delete();
  }
  return account;
}

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer({
    database,
    settings: { APP_SECRET: randomUUID() },
    overrides: { authenticate: authenticateAndDelete },
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

it.each(
  jsonEndpoints
    .filter((each) => each.access !== 'public' && !each.readsCaller)
    .map((endpoint) => [endpoint.name, endpoint] as const),
)('%s does not fail when the account is deleted meanwhile', async (name, endpoint) => {
  isDeleting = false;
  const { token } = await server.signIn(`${randomUUID()}@home.example`);
  isDeleting = true;
  const params = schemaOf(endpoint, 'params');
  const input = { ...(params && { params: valid(params) as object }), ...bodyOf(endpoint) };
  const { status } = await server.send(name, input, token);
  await expect(server.refusal('me', {}, token)).resolves.toMatchObject({ status: 401 });
  expect([200, 400, 401, 403, 404, 409]).toContain(status);
});
