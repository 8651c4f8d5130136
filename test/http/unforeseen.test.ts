import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#apps/composition/container.ts';
import { contract } from '#apps/contract/index.ts';
import { useCaseFactories } from '#core/use-cases/index.ts';
import { buildHousehold, buildMembership, buildPerson } from '../support/people/factories.ts';
import { refused } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { bodyOf, jsonEndpoints, schemaOf, valid } from './bad-values.ts';

const secret = 'the secret of /srv/app/core.ts at 10.1.2.3';
const fail = async (): Promise<never> => {
  throw new Error(secret);
};
const [household, person] = [buildHousehold(), buildPerson()];
const caller = { person, household, membership: buildMembership(household.id, person.id) };
const claims = { personId: person.id, sessionId: randomUUID() };

/** Every use case fails with an unexpected error. Only authentication works. */
const broken: Partial<App> = {
  ...Object.fromEntries(Object.keys(useCaseFactories).map((name) => [name, fail])),
  sessionTokens: { issue: fail, verify: async () => claims, whose: fail },
  authenticate: async () => caller,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: broken });
});
afterAll(() => server.close());

function expectLogged(requestId: string): void {
  const line = server.log.find((text) => text.includes(requestId) && text.includes('unforeseen'));
  expect(line).toContain(secret);
}

/** `me` calls no use case: it returns the caller to whom the token belongs. */
const calls = jsonEndpoints.filter(({ name }) => name !== 'me').map((endpoint) => [endpoint.name, endpoint] as const);

/** `openUnsubscribePage` calls no use case either. */
const others = Object.values(contract).flatMap((endpoint) =>
  (endpoint.kind === 'raw' || endpoint.kind === 'redirect') && endpoint !== contract.openUnsubscribePage
    ? [[endpoint.method, endpoint.path.replace(':token', 'token')] as const]
    : [],
);

describe('an unforeseen failure', () => {
  it.each(calls)('of %s shows only the endpoint’s failure message; the log has the cause', async (name, endpoint) => {
    const [params, query] = (['params', 'query'] as const).map((part) => schemaOf(endpoint, part));
    const input = {
      ...(params && { params: valid(params) as object }),
      ...(query && { query: valid(query) as object }),
      ...bodyOf(endpoint),
    };
    const refusal = await server.refusal(name, input, 'token');
    expect({ status: refusal.status, body: refusal.body }).toEqual({
      status: 500,
      body: { message: endpoint.failure, code: 'internal', requestId: refusal.body.requestId },
    });
    expectLogged(refusal.body.requestId);
  });

  it.each(others)('of %s %s shows a general message, so that the sender tries again', async (method, path) => {
    const { status, body } = await refused(await fetch(`${server.url}${path}`, { method, redirect: 'manual' }));
    expect([status, body.code, body.message]).toEqual([500, 'internal', 'Something went wrong on our side']);
    expectLogged(body.requestId);
  });
});
