import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#apps/contract/endpoint.ts';
import { contract, type EndpointName } from '#apps/contract/index.ts';
import { makeAuthenticator } from '../support/access/software-authenticator.ts';
import type { SignedIn } from '../support/server/client.ts';
import { codeIn } from '../support/server/inbox.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    settings: { SIGN_IN_REQUESTS_PER_HOUR: '10000', MCP: 'on', WEBHOOKS_PRIVATE: 'on' },
  });
});
afterAll(() => server.close());

const join = () => server.signIn(`${randomUUID()}@home.example`);
const refused = { status: 403, body: { code: 'confirmation_needed' } };
const tokenFor = (months: number) => ({
  name: 'Script',
  scope: 'read' as const,
  expiresAt: new Date(server.clock.now().getTime() + months * 30 * 86_400_000).toISOString(),
});

async function askForCode(email: string) {
  const { request } = await server.call('requestMagicLink', { body: { email } });
  await server.settle();
  const [mail] = await server.mailsTo(email);
  if (!mail) throw new Error('No mail came');
  return { request, code: codeIn(mail) };
}

type Creation = { readonly challenge: string; readonly user: { readonly id: string } };
const at = { origin: publicUrl, site: new URL(publicUrl).hostname };

async function addPasskey({ token }: SignedIn) {
  const { challenge, user } = (await server.call('startPasskey', {}, token)).options as Creation;
  const device = makeAuthenticator();
  const credential = device.create({ challenge, ...at });
  const { id } = await server.call('addPasskey', { body: { name: 'Phone', credential } }, token);
  return { id, credential, use: (asked: string) => device.use({ challenge: asked, ...at }, user.id) };
}
const challenge = async () => String((await server.call('startPasskeySignIn', {})).options.challenge);

describe('a session that is older than ten minutes', () => {
  const makesPermanent = (Object.keys(contract) as EndpointName[]).filter((name) => {
    const { recent }: Endpoint = contract[name];
    return recent === true;
  });

  it('opens nothing that outlives it', async () => {
    expect(makesPermanent.toSorted()).toEqual([
      'addPasskey',
      'connectApp',
      'createApiToken',
      'createWebhook',
      'exportAccount',
      'exportFiles',
      'linkHomeAssistant',
      'startPasskey',
    ]);
    const { token } = await join();
    server.clock.advance({ minutes: 10 });
    for (const name of makesPermanent) {
      const input = contract[name].method === 'GET' ? {} : { body: {} };
      expect(await server.refusal(name, input, token), name).toMatchObject(refused);
    }
    expect((await server.call('me', {}, token)).isOnboarded).toBe(false);
  });

  it('opens it after its person entered the code of a mail, for ten minutes', async () => {
    const me = await join();
    server.clock.advance({ minutes: 9, seconds: 59 });
    await server.call('createApiToken', { body: tokenFor(1) }, me.token);
    server.clock.advance({ hours: 5 });
    const { request, code } = await askForCode(me.user.email);
    await server.call('confirmSession', { body: { request, code } }, me.token);
    server.clock.advance({ minutes: 9, seconds: 59 });
    await server.call('createApiToken', { body: tokenFor(1) }, me.token);
    server.clock.advance({ seconds: 1 });
    expect(await server.refusal('createApiToken', { body: tokenFor(1) }, me.token)).toMatchObject(refused);
    // The code was used.
    expect(await server.refusal('confirmSession', { body: { request, code } }, me.token)).toMatchObject({
      status: 401,
      body: { code: 'invalid_code' },
    });
  });

  it('is not confirmed by the code of another address, nor for another session', async () => {
    const [me, thief] = [await join(), await join()];
    const other = await server.signIn(me.user.email);
    server.clock.advance({ hours: 1 });
    const theirs = await askForCode(thief.user.email);
    expect(await server.refusal('confirmSession', { body: theirs }, me.token)).toMatchObject({ status: 401 });
    const mine = await askForCode(me.user.email);
    await server.call('confirmSession', { body: mine }, other.token);
    expect(await server.refusal('createApiToken', { body: tokenFor(1) }, me.token)).toMatchObject(refused);
    await server.call('createApiToken', { body: tokenFor(1) }, other.token);
  });

  it('is confirmed by a passkey of its person, by each challenge once', async () => {
    const [me, thief] = [await join(), await join()];
    const [mine, theirs] = [await addPasskey(me), await addPasskey(thief)];
    server.clock.advance({ hours: 1 });
    const passkeyRefused = { status: 401, body: { code: 'passkey_refused' } };
    const confirm = (credential: unknown) => server.refusal('confirmSession', { body: { credential } }, me.token);
    expect(await confirm(theirs.use(await challenge()))).toMatchObject(passkeyRefused);
    const credential = mine.use(await challenge());
    await server.call('confirmSession', { body: { credential } }, me.token);
    expect(await confirm(credential)).toMatchObject(passkeyRefused);
    await server.call('exportAccount', {}, me.token);
  });
});

describe('a passkey that a stranger added', () => {
  it('outlives logging out everywhere, unless its person has it removed', async () => {
    const me = await join();
    const passkey = await addPasskey(me);
    await server.call('logOutEverywhere', {}, me.token);
    server.clock.advance({ seconds: 1 });
    const again = await server.call('signInWithPasskey', { body: { credential: passkey.use(await challenge()) } });
    await server.call('logOutEverywhere', { query: { passkeys: 'remove' } }, again.token);
    server.clock.advance({ seconds: 1 });
    const body = { credential: passkey.use(await challenge()) };
    expect(await server.refusal('signInWithPasskey', { body })).toMatchObject({ body: { code: 'passkey_refused' } });
  });

  it('is removed by the link of the mail about it, with all that its session made', async () => {
    const me = await join();
    const passkey = await addPasskey(me);
    const api = await server.call('createApiToken', { body: tokenFor(1) }, me.token);
    await server.settle();
    const mail = (await server.mailsTo(me.user.email)).find(({ subject }) => subject.includes('passkey'));
    const link = new URL(/https:\S+remove-passkey\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    const token = link.searchParams.get('token') ?? '';
    expect(await server.call('readNewPasskey', { params: { token } })).toMatchObject({ name: 'Phone' });
    await server.call('refuseNewPasskey', { params: { token } });

    expect((await server.send('me', {}, me.token)).status).toBe(401);
    expect((await server.send('listTemplates', {}, api.token)).status).toBe(401);
    server.clock.advance({ seconds: 1 });
    const body = { credential: passkey.use(await challenge()) };
    expect((await server.send('signInWithPasskey', { body })).status).toBe(401);
    for (const name of ['readNewPasskey', 'refuseNewPasskey'] as const)
      expect(await server.refusal(name, { params: { token } })).toMatchObject({ body: { code: 'invalid_link' } });
  });

  it('is not removed by another token of ours, nor after thirty days', async () => {
    const me = await join();
    const { id } = await addPasskey(me);
    await server.settle();
    const mail = (await server.mailsTo(me.user.email)).find(({ subject }) => subject.includes('passkey'));
    const token =
      new URL(/https:\S+remove-passkey\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('token') ?? '';
    const forged = [`${id}.${'A'.repeat(43)}`, token.slice(0, -1), `${token}A`, randomUUID() + token.slice(36), 'x'];
    for (const each of forged)
      expect((await server.send('refuseNewPasskey', { params: { token: each } })).status, each).toBe(401);
    expect((await server.send('verifyMagicLink', { body: { token } })).status).toBe(401);
    server.clock.advance({ days: 30 });
    expect((await server.send('refuseNewPasskey', { params: { token } })).status).toBe(401);
  });

  it('belongs to one account only', async () => {
    const [me, thief] = [await join(), await join()];
    const { challenge: first } = (await server.call('startPasskey', {}, me.token)).options as Creation;
    const { challenge: second } = (await server.call('startPasskey', {}, thief.token)).options as Creation;
    const device = makeAuthenticator();
    const named = (asked: string) => ({
      body: { name: 'Phone', credential: device.create({ challenge: asked, ...at }) },
    });
    await server.call('addPasskey', named(first), me.token);
    expect(await server.refusal('addPasskey', named(second), thief.token)).toMatchObject({
      body: { code: 'passkey_known' },
    });
  });
});
