import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#apps/composition/container.ts';
import { contract } from '#apps/contract/index.ts';
import { buildHousehold } from '../support/people/factories.ts';
import { refused } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { type Endpoint, schemaOf, valid } from './bad-values.ts';

const secret = 'the secret of /srv/app/core.ts at 10.1.2.3';
const fail = async (): Promise<never> => {
  throw new Error(secret);
};
const household = buildHousehold();
const claims = { householdId: household.id, sessionId: randomUUID() };

/** Everything behind the routes breaks in a way that nobody foresaw. */
const broken: Partial<App> = {
  sessionTokens: { issue: fail, verify: async () => claims },
  authenticate: async () => household,
  requestSignInLink: fail,
  verifySignInLink: fail,
  logOut: fail,
  logOutEverywhere: fail,
  updateHousehold: fail,
  onboardHousehold: fail,
  getWeek: fail,
  replanWeek: fail,
  addTask: fail,
  completeTask: fail,
  rescheduleTask: fail,
  deleteTask: fail,
  restoreTask: fail,
  listCustomTasks: fail,
  createCustomTask: fail,
  deleteCustomTask: fail,
  startCheckout: fail,
  openPortal: fail,
  exportHousehold: fail,
  deleteHousehold: fail,
  completeCheckout: fail,
  handlePaymentEvent: fail,
};

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ overrides: broken, settings: { RUN_WORKER: 'false' } });
});
afterAll(() => server.close());

const endpoints = (Object.values(contract) as readonly Endpoint[]).filter(({ name }) => name !== 'me');

describe('a failure that nobody foresaw', () => {
  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'is told in the words for %s and in no others; the log knows the rest',
    async (name, endpoint) => {
      const [params, body] = [schemaOf(endpoint, 'params'), schemaOf(endpoint, 'body')];
      const input = { ...(params && { params: valid(params) as object }), ...(body && { body: valid(body) }) };
      const refusal = await server.refusal(name, input, 'token');
      expect({ status: refusal.status, body: refusal.body }).toEqual({
        status: 500,
        body: { message: endpoint.failure, code: 'internal', requestId: refusal.body.requestId },
      });
      const line = server.log.find((text) => text.includes(refusal.body.requestId) && text.includes('unforeseen'));
      expect(line).toContain(secret);
    },
  );

  it.each([
    ['POST', '/api/webhooks/stripe'],
    ['GET', '/api/payments/complete'],
  ])(
    'is told in words that fit everything for %s %s, so that the payment provider tries again',
    async (method, path) => {
      const { status, body } = await refused(await fetch(`${server.url}${path}`, { method, redirect: 'manual' }));
      expect([status, body.code, body.message]).toEqual([500, 'internal', 'Something went wrong on our side']);
      const line = server.log.find((text) => text.includes(body.requestId) && text.includes('unforeseen'));
      expect(line).toContain(secret);
    },
  );
});
