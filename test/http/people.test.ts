import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const address = () => `${randomUUID()}@home.example`;
const tokenIn = (url: string | null) => new URL(url ?? '').searchParams.get('token') ?? '';

async function owner(): Promise<SignedIn> {
  // Lists are in the order of joining.
  server.clock.advance({ minutes: 1 });
  const { token } = await server.signIn(address());
  await server.call('onboard', { body: onboarding() }, token);
  return { token, user: await server.call('me', {}, token) };
}
/** The token in the invitation that was mailed to an address. */
async function mailedInvitation(email: string): Promise<string> {
  await server.settle();
  expect((await server.mailsTo(email)).length).toBe(1);
  const [mail] = await server.mailsTo(email);
  return tokenIn(/https:\S+\/join\S+/.exec(mail?.text ?? '')?.[0] ?? null);
}
const people = ({ token }: SignedIn) => server.call('getPeople', {}, token);

async function heard({ user }: SignedIn): Promise<readonly string[]> {
  await server.settle();
  return (await server.mailsTo(user.email)).map(({ subject }) => subject);
}

/** A home with its owner and a person who joined it by a mail. */
async function couple() {
  const ada = await owner();
  const email = address();
  const invitation = await server.call('invite', { body: { role: 'member', email } }, ada.token);
  const token = await mailedInvitation(email);
  server.clock.advance({ minutes: 1 });
  const joined = await server.call('joinAsNewcomer', { params: { token }, body: { name: 'Sam' } });
  return { ada, invitation, token, sam: joined };
}

describe('inviting by mail', () => {
  it('takes a mail, one press, and nothing else: the new person sees the home at once', async () => {
    const { ada, invitation, token, sam } = await couple();
    expect(invitation).toMatchObject({ role: 'member', url: null });
    expect(sam.user).toMatchObject({ id: ada.user.id, name: 'Sam', role: 'member', isOnboarded: true });
    expect((await people(ada)).people).toMatchObject([
      { id: ada.user.personId, role: 'owner', you: true },
      { id: sam.user.personId, name: 'Sam', email: sam.user.email, role: 'member', you: false },
    ]);
    expect((await people(ada)).invitations).toEqual([]);
    const again = await server.refusal('joinAsNewcomer', { params: { token }, body: {} });
    expect(again).toMatchObject({ status: 404, body: { code: 'invitation_over' } });
    expect(await heard(ada)).toContain('Someone has joined your home');
  });

  it('shows addresses and invitations to owners only', async () => {
    const { ada, sam } = await couple();
    await server.call('invite', { body: { role: 'viewer', email: address() } }, ada.token);
    expect((await people(ada)).invitations).toHaveLength(1);
    const seen = await people(sam);
    expect(seen.invitations).toEqual([]);
    expect(seen.people.map(({ email }) => email)).toEqual([null, sam.user.email]);
  });
});

describe('inviting by a link', () => {
  it('adds the home to those of a person who has one', async () => {
    const [ada, grace] = [await owner(), await owner()];
    const { id, url } = await server.call('invite', { body: { role: 'viewer' } }, ada.token);
    expect((await people(ada)).invitations).toMatchObject([{ id, url, email: null }]);
    const params = { token: tokenIn(url) };
    server.clock.advance({ minutes: 1 });
    expect(await server.call('readInvitation', { params })).toMatchObject({
      home: 'Home',
      inviter: { name: 'Ada', email: ada.user.email },
      role: 'viewer',
      hasAccount: false,
    });
    const joined = await server.call('acceptInvitation', { body: params }, grace.token);
    expect(joined).toMatchObject({ id: ada.user.id, personId: grace.user.personId, role: 'viewer' });
    expect(joined.homes.map((home) => home.id)).toEqual([grace.user.id, ada.user.id]);
  });

  it('proves no address: a stranger opens a link in a mail, which joins too', async () => {
    const ada = await owner();
    const { url } = await server.call('invite', { body: { role: 'member' } }, ada.token);
    const email = address();
    await server.call('requestMagicLink', { body: { email, invitation: tokenIn(url) } });
    const { user } = await server.call('verifyMagicLink', { body: { token: await server.mailedToken(email) } });
    expect(user).toMatchObject({ id: ada.user.id, role: 'member' });
    const { status } = await server.refusal('requestMagicLink', { body: { email, invitation: tokenIn(url) } });
    expect(status).toBe(404);
  });

  it('is signed: one that was made up leads nowhere', async () => {
    const ada = await owner();
    const { id, url } = await server.call('invite', { body: { role: 'owner' } }, ada.token);
    const token = tokenIn(url);
    for (const forged of [`${token.slice(0, -4)}aaaa`, `${ada.user.id}.${id}`, token.replace(id, randomUUID())]) {
      const refused = await server.refusal('readInvitation', { params: { token: forged } });
      expect(refused).toMatchObject({ status: 404, body: { code: 'invitation_over' } });
    }
    await server.call('revokeInvitation', { params: { id } }, ada.token);
    expect((await server.refusal('readInvitation', { params: { token } })).status).toBe(404);
  });
});

describe('the people in a home', () => {
  it('are removed at once, and hear of it', async () => {
    const { ada, sam } = await couple();
    const named = () => server.send('getWeek', { params: { offset: 0 } }, sam.token, { 'Upkept-Home': ada.user.id });
    expect((await named()).status).toBe(200);
    await server.call('removePerson', { params: { id: sam.user.personId } }, ada.token);
    expect((await named()).status).toBe(404);
    expect(await heard(sam)).toContain('You’re no longer in a home');
  });

  it('hand the home over before the only owner leaves', async () => {
    const { ada, sam } = await couple();
    expect((await server.refusal('leaveHome', {}, ada.token)).body.code).toBe('last_owner');
    await server.call('changeRole', { params: { id: sam.user.personId }, body: { role: 'owner' } }, ada.token);
    await server.call('leaveHome', {}, ada.token);
    expect((await people(sam)).people).toMatchObject([{ id: sam.user.personId, role: 'owner' }]);
    expect((await server.call('me', {}, ada.token)).id).not.toBe(sam.user.id);
  });

  it('see the name that the owner gave their home', async () => {
    const { ada, sam } = await couple();
    await server.call('updateProfile', { body: { home_name: 'Rue des Lilas' } }, ada.token);
    expect(await server.call('me', {}, sam.token)).toMatchObject({ homeName: 'Rue des Lilas', name: 'Sam' });
    expect((await server.refusal('updateProfile', { body: { home_name: ' ' } }, ada.token)).status).toBe(400);
  });
});
