import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mostPasskeys } from '#core/domain/access/passkey.ts';
import { makeAuthenticator } from '../support/access/software-authenticator.ts';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { publicUrl, startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const origin = publicUrl;
const site = new URL(publicUrl).hostname;
type Creation = { challenge: string; user: { id: string }; excludeCredentials: { id: string }[] };

let people = 0;
const join = () => {
  people += 1;
  return server.signIn(`passkeys-${people}@home.example`);
};

async function creation({ token }: SignedIn): Promise<Creation> {
  return (await server.call('startPasskey', {}, token)).options as Creation;
}
const add = (me: SignedIn, credential: ReturnType<ReturnType<typeof makeAuthenticator>['create']>, name = 'Phone') =>
  server.call('addPasskey', { body: { name, credential } }, me.token);

async function withPasskey(me: SignedIn) {
  const device = makeAuthenticator();
  const { challenge, user } = await creation(me);
  const { id } = await add(me, device.create({ challenge, origin, site }));
  return { device, id, userHandle: user.id };
}

const challenge = async () => String((await server.call('startPasskeySignIn', {})).options.challenge);
type Credential = ReturnType<ReturnType<typeof makeAuthenticator>['use']>;
const signIn = (credential: Credential) => server.call('signInWithPasskey', { body: { credential } });
const refusal = async (credential: Credential) => {
  const { status, body } = await server.refusal('signInWithPasskey', { body: { credential } });
  return [status, body.code];
};

describe('a passkey', () => {
  it('shows a person who signs in with it the invitation to their address before anything else', async () => {
    const [owner, me] = [await join(), await join()];
    await server.call('onboard', { body: onboarding() }, owner.token);
    const { device, userHandle } = await withPasskey(me);
    const { id } = await server.call('invite', { body: { role: 'member', email: me.user.email } }, owner.token);
    const { user } = await signIn(device.use({ challenge: await challenge(), origin, site }, userHandle));
    expect(user).toMatchObject({ isOnboarded: false, invitations: [{ id }] });
  });

  it('is added under a name, reported by mail, and signs in without an address', async () => {
    const me = await join();
    const { options } = await server.call('startPasskey', {}, me.token);
    expect(options).toMatchObject({
      rp: { id: site, name: 'Upkept' },
      user: { name: me.user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    const device = makeAuthenticator();
    const { challenge: first, user } = options as Creation;
    const added = await add(me, device.create({ challenge: first, origin, site }), ' Ada’s phone ');
    const now = server.clock.now().toISOString();
    expect(added).toEqual({ id: added.id, name: 'Ada’s phone', createdAt: now, lastUsedAt: null });
    expect((await creation(me)).excludeCredentials).toEqual([{ type: 'public-key', id: device.id }]);

    server.clock.advance({ minutes: 10 });
    const request = await server.call('startPasskeySignIn', {});
    expect(request.options).toMatchObject({ rpId: site, userVerification: 'required' });
    const used = server.clock.now().toISOString();
    server.clock.advance({ seconds: 30 });
    const attempt = { challenge: String(request.options.challenge), origin, site };
    const session = await signIn(device.use(attempt, user.id));
    expect(session.user.id).toBe(me.user.id);
    expect((await server.call('me', {}, session.token)).email).toBe(me.user.email);
    expect(await server.call('listPasskeys', {}, session.token)).toEqual({
      passkeys: [{ ...added, lastUsedAt: used }],
    });
    expect((await server.call('listSessions', {}, session.token)).sessions).toHaveLength(2);

    await server.settle();
    expect(await server.mailsTo(me.user.email)).toHaveLength(1);
    const [mail] = await server.mailsTo(me.user.email);
    expect(mail?.subject).toBe('A new passkey for your Upkept account');
    expect(mail?.text).toContain('“Ada’s phone”');
  });

  it('isn’t accepted for a challenge that was met, has expired or is for something else, nor for another site', async () => {
    const me = await join();
    const { device, userHandle } = await withPasskey(me);
    const use = async (changes: Partial<Parameters<typeof device.use>[0]> = {}, handle = userHandle) =>
      device.use({ challenge: await challenge(), origin, site, ...changes }, handle);
    const refused = [401, 'passkey_refused'];
    const early = await challenge();
    server.clock.advance({ seconds: 1 });
    const met = await use();
    await signIn(met);

    expect(await refusal(met)).toEqual(refused);
    // Issued before the one that was met.
    expect(await refusal(await use({ challenge: early }))).toEqual(refused);
    server.clock.advance({ seconds: 1 });
    expect(await refusal(await use({ challenge: (await creation(me)).challenge }))).toEqual(refused);
    expect(await refusal(await use({ challenge: '' }))).toEqual(refused);
    expect(await refusal(await use({ challenge: 'x'.repeat(72) }))).toEqual(refused);
    expect(await refusal(await use({ origin: 'https://evil.example' }))).toEqual(refused);
    expect(await refusal(await use({ site: 'evil.example' }))).toEqual(refused);
    expect(await refusal(await use({ verified: false }))).toEqual(refused);
    expect(await refusal(await use({}, Buffer.from('not an id').toString('base64url')))).toEqual(refused);
    const { userHandle: another } = await withPasskey(await join());
    expect(await refusal(await use({}, another))).toEqual(refused);
    const { response, id } = await use();
    const forged = { id, response: { ...response, signature: (await use()).response.signature } };
    expect(await refusal(forged)).toEqual(refused);
    const foreign = makeAuthenticator();
    const copied = foreign.use({ challenge: await challenge(), origin, site }, userHandle);
    expect(await refusal(copied)).toEqual(refused);
    expect(await refusal({ ...copied, id: device.id })).toEqual(refused);
    const late = await use();
    server.clock.advance({ minutes: 5 });
    expect(await refusal(late)).toEqual(refused);
    device.rewind();
    expect(await refusal(await use())).toEqual(refused);
    expect((await server.call('listSessions', {}, me.token)).sessions).toHaveLength(2);
  });

  it('signs in once when its response arrives twenty times at once', async () => {
    const me = await join();
    const { device, userHandle } = await withPasskey(me);
    const credential = device.use({ challenge: await challenge(), origin, site }, userHandle);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => server.send('signInWithPasskey', { body: { credential } })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it('no longer signs in once it is removed, which only its person can do, or once the account is deleted', async () => {
    const [me, other] = [await join(), await join()];
    const mine = await withPasskey(me);
    const params = { id: mine.id };
    expect((await server.refusal('deletePasskey', { params }, other.token)).body.code).toBe('passkey_not_found');
    await server.call('deletePasskey', { params }, me.token);
    expect((await server.refusal('deletePasskey', { params }, me.token)).status).toBe(404);
    const attempt = { challenge: await challenge(), origin, site };
    expect(await refusal(mine.device.use(attempt, mine.userHandle))).toEqual([401, 'passkey_refused']);

    const theirs = await withPasskey(other);
    await server.call('deleteAccount', {}, other.token);
    const [status] = await refusal(theirs.device.use({ ...attempt, challenge: await challenge() }, theirs.userHandle));
    expect([401, 409]).toContain(status);
  });

  it('isn’t added twice, for another person’s challenge, after five minutes, for another site or beyond the limit', async () => {
    const [me, other] = [await join(), await join()];
    const refuse = async (
      attempt: Parameters<ReturnType<typeof makeAuthenticator>['create']>[0],
      device = makeAuthenticator(),
    ) => {
      const body = { name: 'Phone', credential: device.create(attempt) };
      const refusal = await server.refusal('addPasskey', { body }, me.token);
      return [refusal.status, refusal.body.code];
    };
    const invalid = [400, 'invalid_input'];
    const { challenge: mine } = await creation(me);
    expect(await refuse({ challenge: (await creation(other)).challenge, origin, site })).toEqual(invalid);
    expect(await refuse({ challenge: await challenge(), origin, site })).toEqual(invalid);
    expect(await refuse({ challenge: mine, origin: 'https://evil.example', site })).toEqual(invalid);
    expect(await refuse({ challenge: mine, origin, site: 'evil.example' })).toEqual(invalid);
    expect(await refuse({ challenge: mine, origin, site, verified: false })).toEqual(invalid);
    const device = makeAuthenticator();
    await add(me, device.create({ challenge: mine, origin, site }));
    expect(await refuse({ challenge: mine, origin, site }, device)).toEqual([409, 'passkey_known']);
    for (let count = 1; count < mostPasskeys; count++) {
      await add(me, makeAuthenticator().create({ challenge: mine, origin, site }));
    }
    expect(await refuse({ challenge: mine, origin, site })).toEqual([409, 'too_many_passkeys']);
    expect((await server.refusal('startPasskey', {}, me.token)).body.code).toBe('too_many_passkeys');
    server.clock.advance({ minutes: 5 });
    expect(await refuse({ challenge: mine, origin, site })).toEqual(invalid);
    expect((await server.call('listPasskeys', {}, other.token)).passkeys).toEqual([]);
  });
});
