import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSecrets } from '#adapters/jose/secrets.ts';
import { deriveKeys } from '#adapters/node-crypto/keyring.ts';
import { makeLinkTokens } from '#adapters/node-crypto/link-tokens.ts';
import { makeSummaryTokens } from '#adapters/node-crypto/summary-tokens.ts';
import { invitationToken } from '#core/domain/people/invitation.ts';
import { pushActionPurpose } from '#core/domain/push/button.ts';
import { pushRenewalPurpose } from '#core/domain/push/subscription.ts';
import { dayMs } from '#core/domain/time/durations.ts';
import { makePushReceiver } from '../support/push/push-receiver.ts';
import { startTestServer } from '../support/server/test-server.ts';
import { jsonEndpoints, schemaOf, valid } from './bad-values.ts';
import { type ServerBehindProxy, startServerBehindProxy } from './server-behind-proxy.ts';

const secret = randomUUID();
let server: ServerBehindProxy['server'];
let proxy: ServerBehindProxy['proxy'];
let database: ServerBehindProxy['database'];
let me: ServerBehindProxy['me'];
let close: ServerBehindProxy['close'];
beforeAll(async () => {
  ({ server, proxy, database, me, close } = await startServerBehindProxy({ settings: { APP_SECRET: secret } }));
});
afterAll(() => close());

const thisWeek = { params: { offset: '0' } };
const linkTokens = makeLinkTokens({ secret: deriveKeys(secret).links });
const genuineToken = linkTokens.tokenFor(randomUUID());
const removal = { params: { token: linkTokens.removalFor(randomUUID()) } };

/** Inputs that need a token which we signed. */
async function genuineInputs(householdId: string): Promise<Readonly<Record<string, object>>> {
  const tokens = makeSummaryTokens({ secret: deriveKeys(secret).summaries, now: () => server.clock.now() });
  const expiresAt = new Date(server.clock.now().getTime() + dayMs);
  const recipient = { householdId, personId: me.user.personId };
  const task = { ...recipient, taskId: randomUUID(), action: 'done', on: '2027-01-09' } as const;
  const action = { params: { token: await tokens.issueAction(task, expiresAt) } };
  const subscription = { params: { token: await tokens.issueUnsubscribe(recipient, expiresAt) } };
  const notified = JSON.stringify({ ...recipient, sessionId: randomUUID(), day: '2027-01-06', taskIds: [] });
  const sealed = await makeSecrets({ secret: deriveKeys(secret).secrets }).seal(notified, pushActionPurpose);
  const renewed = JSON.stringify({ personId: me.user.personId, sessionId: randomUUID(), createdAt: 0 });
  const renewal = await makeSecrets({ secret: deriveKeys(secret).secrets }).seal(renewed, pushRenewalPurpose);
  return {
    renewPush: { body: { token: renewal, endpoint: 'https://push.example/1', keys: makePushReceiver().keys } },
    pressPushButton: { body: { token: sealed, button: 'done' } },
    verifyMagicLink: { body: { token: genuineToken } },
    readEmailChange: { params: { token: genuineToken } },
    confirmEmailChange: { params: { token: genuineToken } },
    readNewPasskey: removal,
    refuseNewPasskey: removal,
    readReminder: { params: { token: genuineToken } },
    setReminder: { params: { token: genuineToken } },
    readDeclaration: { params: { token: genuineToken } },
    confirmDeclaration: { params: { token: genuineToken } },
    joinAsNewcomer: { params: { token: invitationToken(householdId, genuineToken) } },
    getSummaryAction: action,
    takeSummaryAction: action,
    getSummarySubscription: subscription,
    setSummarySubscription: subscription,
  };
}
const ready = () => fetch(`${server.url}/readyz`);

describe('while the database is unavailable', () => {
  it('every endpoint returns 503 with Retry-After, and works again when the database is back', async () => {
    const before = await server.call('getWeek', thisWeek, me.token);
    expect((await ready()).status).toBe(200);
    const genuine = await genuineInputs(me.user.id);
    await proxy.disconnect();
    for (const endpoint of jsonEndpoints) {
      const { name } = endpoint;
      // The price comes from the payment provider.
      if (name === 'getPrice') continue;
      const [params, query, body] = (['params', 'query', 'body'] as const).map((part) => schemaOf(endpoint, part));
      const input = {
        ...(params && { params: valid(params) as object }),
        ...(query && { query: valid(query) as object }),
        ...(body && { body: valid(body) }),
      };
      const refusal = await server.refusal(name, { ...input, ...genuine[name] }, me.token);
      const { status, headers } = refusal;
      expect([name, status, refusal.body.code]).toEqual([name, 503, 'storage_unavailable']);
      expect(refusal.body.message).toBe('We are having trouble reaching our database. Please try again in a moment.');
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    const waiting = await ready();
    expect([waiting.status, Number(waiting.headers.get('Retry-After')) > 0]).toEqual([503, true]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/login`)).status).toBe(200);
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);

    await proxy.reconnect();
    expect((await ready()).status).toBe(200);
    expect(await server.call('getWeek', thisWeek, me.token)).toEqual(before);
    expect((await server.signInByMail('back@home.example')).user.email).toBe('back@home.example');
  });

  it('mails wait, and a worker sends them when the database is back', async () => {
    const settings = { APP_SECRET: secret };
    const working = await startTestServer({
      background: true,
      settings: { ...settings, DATABASE_URL: proxy.connectionString },
    });
    const neighbour = await startTestServer({ settings: { ...settings, DATABASE_URL: database.connectionString } });
    try {
      await working.signInByMail('before@home.example');
      await proxy.disconnect();
      await neighbour.call('requestMagicLink', { body: { email: 'patient@home.example' } });
      await proxy.reconnect();
      expect(await working.mailedToken('patient@home.example')).not.toBe('');
    } finally {
      await neighbour.close();
      await working.close();
    }
  });
});

describe('a client that hangs up', () => {
  it('during a request or before the response has no effect on others', async () => {
    const { port } = new URL(server.url);
    for (const half of [
      'POST /api/tasks HTTP/1.1\r\n',
      `POST /api/auth/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"token"`,
      `GET /api/tasks/week/0 HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${me.token}\r\n\r\n`,
    ]) {
      const socket = connect(Number(port), '127.0.0.1');
      await new Promise<void>((resolve) => socket.write(half, () => resolve()));
      socket.destroy();
    }
    const impatient = request(`${server.url}/api/auth/me`, { headers: { Authorization: `Bearer ${me.token}` } });
    impatient.on('error', () => {}).end();
    impatient.destroy();
    // The server has noticed by the time it has served another request.
    expect((await server.call('me', {}, me.token)).email).toBe('me@home.example');
    expect(server.log.filter((line) => line.includes('unforeseen failure'))).toEqual([]);
  });
});
