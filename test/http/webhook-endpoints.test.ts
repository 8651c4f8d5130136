import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webhookEvents } from '#core/domain/webhooks/webhook.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

/** An independent implementation of the signature. */
const { webhooks: verifier } = new Stripe('sk_test_unused');

type Received = { readonly path: string; readonly signature: string; readonly body: string };
const received: Received[] = [];
/** What the receiver does at a path that isn't here: it accepts. */
const refusing = new Map<string, number>();
const receiver = createServer(async (request, response) => {
  let body = '';
  for await (const piece of request) body += piece;
  const { url: path = '', headers } = request;
  received.push({ path, signature: String(headers['upkept-signature']), body });
  response.writeHead(refusing.get(path) ?? 204).end();
});

let server: TestServer;
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  server = await startTestServer({ settings: { ALLOW_PRIVATE_NETWORKS: 'true' } });
});
afterAll(async () => {
  await server.close();
  receiver.close();
});

async function join(): Promise<SignedIn> {
  const { token } = await server.signIn(`webhooks-${randomUUID()}@home.example`);
  return { token, user: await server.call('onboard', { body: onboarding() }, token) };
}

/** Weeks are also planned in the background. */
const events = webhookEvents.filter((event) => event !== 'week.planned');

/** A webhook for what happens to tasks, at a path of its own. */
async function create({ token }: SignedIn) {
  const path = `/${randomUUID()}`;
  const body = { url: `${origin}${path}`, events };
  return { path, ...(await server.call('createWebhook', { body }, token)) };
}
type Created = Awaited<ReturnType<typeof create>>;

const at = ({ path }: Created) => received.filter((each) => each.path === path);
const log = async ({ id }: Created, { token }: SignedIn) =>
  (await server.call('listDeliveries', { params: { id } }, token)).deliveries;
const test = ({ id }: Created, { token }: SignedIn) => server.call('testWebhook', { params: { id } }, token);

async function complete({ token }: SignedIn, completed = true) {
  const { tasks } = await server.call('getWeek', { params: { offset: '0' } }, token);
  const params = { id: tasks[0]?.id ?? '' };
  return server.call('completeTask', { params, body: { completed } }, token);
}

describe('a webhook', () => {
  it('gets what changes, with a signature that another implementation accepts, and is logged', async () => {
    const me = await join();
    const { path, secret, ...endpoint } = await create(me);
    expect(secret).toMatch(/^whsec_[0-9a-f]{64}$/);
    expect(endpoint).toEqual({
      id: endpoint.id,
      url: `${origin}${path}`,
      events,
      createdAt: server.clock.now().toISOString(),
      pausedAt: null,
    });
    expect((await server.call('listWebhooks', {}, me.token)).endpoints).toEqual([endpoint]);
    const { id, title } = await complete(me);
    const created = { path, secret, ...endpoint };
    await server.settle();
    expect(at(created)).toHaveLength(1);
    const [{ body, signature } = { body: '', signature: '' }] = at(created);
    const seconds = server.clock.now().getTime() / 1000;
    const check = (text: string, key = secret, now = seconds) =>
      verifier.constructEvent(text, signature, key, 300, undefined, now * 1000);
    expect(check(body)).toMatchObject({
      type: 'task.completed',
      homeId: me.user.id,
      tasks: [{ id, title, completed: true }],
    });
    expect(() => check(`${body} `)).toThrow('No signatures found');
    expect(() => check(body, `${secret}0`)).toThrow('No signatures found');
    expect(() => check(body, secret, seconds + 301)).toThrow('Timestamp outside the tolerance zone');
    expect(await log(created, me)).toMatchObject([
      {
        event: 'task.completed',
        state: 'delivered',
        attempts: 1,
        status: 204,
        problem: null,
        durationMs: expect.any(Number),
      },
    ]);
    expect(server.log.filter((line) => line.includes(path) || line.includes(secret))).toEqual([]);
    const stored = JSON.stringify(await server.database.knex('webhook_endpoints').where({ id: endpoint.id }));
    expect([stored.includes(path), stored.includes(secret)]).toEqual([false, false]);
    expect(await server.mailsTo(me.user.email)).toMatchObject([{ subject: 'A new webhook for your home in Upkept' }]);
  });

  it('can be tried, and a failure isn’t a fault of ours: it stays out of the log of problems', async () => {
    const me = await join();
    const created = await create(me);
    refusing.set(created.path, 500);
    await test(created, me);
    await server.settle();
    expect(await log(created, me)).toMatchObject([{ event: 'test', state: 'failed', attempts: 1, status: 500 }]);
    refusing.delete(created.path);
    server.clock.advance({ seconds: 1 });
    await test(created, me);
    await server.settle();
    expect(await log(created, me)).toMatchObject([{ state: 'delivered', status: 204 }, { state: 'failed' }]);
    await complete(me);
    refusing.set(created.path, 410);
    await complete(me, false);
    await server.settle();
    expect((await server.call('listWebhooks', {}, me.token)).endpoints).toMatchObject([
      { pausedAt: expect.any(String) },
    ]);
    expect(await server.mailsTo(me.user.email)).toHaveLength(2);
    expect((await server.mailsTo(me.user.email)).map(({ subject }) => subject)).toContain(
      'A webhook of your home in Upkept is paused',
    );
    expect(server.log.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  });

  it('ends with its person’s membership, before anything else is sent', async () => {
    const [owner, guest] = [await join(), await join()];
    const whose = { household_id: owner.user.id, person_id: guest.user.personId };
    await server.database.knex('memberships').insert({ ...whose, role: 'viewer', joined_at: new Date() });
    const path = `/${randomUUID()}`;
    const body = { url: `${origin}${path}`, events: ['task.completed'] };
    const headers = { 'Upkept-Home': owner.user.id };
    expect((await server.send('createWebhook', { body }, guest.token, headers)).status).toBe(200);
    await complete(owner);
    await server.settle();
    expect(received.filter((each) => each.path === path)).toHaveLength(1);
    await server.database.knex('memberships').where(whose).delete();
    await complete(owner, false);
    await complete(owner);
    expect(await server.database.knex('webhook_endpoints').where(whose)).toEqual([]);
    expect(await server.database.knex('webhook_deliveries').where({ household_id: owner.user.id })).toEqual([]);
  });

  it('isn’t found by guessing, nor by others', async () => {
    const [me, other] = [await join(), await join()];
    const created = await create(me);
    for (const id of [created.id, randomUUID()])
      for (const name of ['deleteWebhook', 'listDeliveries', 'testWebhook'] as const) {
        const { status, body } = await server.refusal(name, { params: { id } }, other.token);
        expect([status, body.code]).toEqual([404, 'webhook_not_found']);
      }
    expect((await server.call('listWebhooks', {}, me.token)).endpoints).toHaveLength(1);
  });

  it('needs an address of the internet, unless private networks are permitted', async () => {
    const strict = await startTestServer();
    try {
      const { token } = await strict.signIn('strict@home.example');
      await strict.call('onboard', { body: onboarding() }, token);
      for (const url of [
        `${origin}/hook`,
        'https://127.0.0.1/',
        'https://[::ffff:10.0.0.1]/',
        'http://receiver.example/',
      ]) {
        const body = { url, events: ['task.moved'] };
        const refusal = await strict.refusal('createWebhook', { body }, token);
        expect([refusal.status, refusal.body.code, refusal.body.issues?.[0]?.path]).toEqual([
          400,
          'invalid_input',
          'url',
        ]);
      }
      const url = `https://localhost:${new URL(origin).port}/inside`;
      const { id } = await strict.call('createWebhook', { body: { url, events: ['task.moved'] } }, token);
      await strict.call('testWebhook', { params: { id } }, token);
      await strict.settle();
      expect((await strict.call('listDeliveries', { params: { id } }, token)).deliveries).toMatchObject([
        { state: 'failed', problem: 'no_public_address', status: null },
      ]);
      expect(received.filter(({ path }) => path === '/inside')).toEqual([]);
    } finally {
      await strict.close();
    }
  });
});
