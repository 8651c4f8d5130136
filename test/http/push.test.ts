import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { makePushReceiver } from '../support/push/push-receiver.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function join() {
  const { token } = await server.signIn(`push-${randomUUID()}@home.example`);
  return { token, user: await server.call('onboard', { body: onboarding() }, token) };
}

const { keys } = makePushReceiver();
const endpoint = 'https://push.example/send/secret-part';
const rows = (personId: string) => server.database.knex('push_subscriptions').where({ person_id: personId });

describe('notifications', () => {
  it('are off until a session turns them on, change with the hour, and end with it', async () => {
    const { token, user } = await join();
    const before = await server.call('getPush', {}, token);
    expect(before).toEqual({ publicKey: expect.stringMatching(/^[\w-]{87}$/), subscription: null });
    const on = await server.call('setPush', { body: { endpoint, keys, hour: 8 } }, token);
    // Noon UTC has passed, so tomorrow at eight in Paris.
    expect(on).toEqual({ hour: 8, nextAt: expect.stringMatching(/^2027-01-07T07:0\d/) });
    expect(await server.call('getPush', {}, token)).toEqual({ ...before, subscription: on });
    await server.call('setPush', { body: { endpoint, keys, hour: 20 } }, token);
    const stored = await rows(user.personId);
    expect(stored).toMatchObject([{ hour: 20 }]);
    expect(JSON.stringify(stored)).not.toContain('secret-part');
    expect(server.log.filter((line) => line.includes('secret-part'))).toEqual([]);

    await server.call('endPush', {}, token);
    expect([(await server.call('getPush', {}, token)).subscription, await rows(user.personId)]).toEqual([null, []]);
    await server.call('setPush', { body: { endpoint, keys, hour: 8 } }, token);
    await server.call('logOut', {}, token);
    expect(await rows(user.personId)).toEqual([]);
  });

  it('go to push services only, at hours of the day', async () => {
    const { token } = await join();
    const refusal = async (change: object) => {
      const { status, body } = await server.refusal('setPush', { body: { endpoint, keys, hour: 8, ...change } }, token);
      return [status, body.issues?.[0]?.path];
    };
    for (const url of [
      'https://127.0.0.1/',
      'https://[::1]/',
      'http://push.example/',
      'https://169.254.169.254/latest',
    ]) {
      expect([url, ...(await refusal({ endpoint: url }))]).toEqual([url, 400, 'endpoint']);
    }
    expect(await refusal({ keys: { ...keys, auth: 'short' } })).toEqual([400, 'keys.auth']);
    expect(await refusal({ keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } })).toEqual([400, 'keys.p256dh']);
    for (const hour of [5, 22, 8.5]) expect(await refusal({ hour })).toEqual([400, 'hour']);
  });

  it('keep the server’s key for everyone', async () => {
    const key = async ({ token }: { token: string }) => (await server.call('getPush', {}, token)).publicKey;
    expect(await key(await join())).toBe(await key(await join()));
    const [stored] = await server.database.knex('push_keys');
    expect(stored.sealed_private_key).toMatch(/^ey/);
  });
});
