import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import type { SignedIn } from '../support/server/client.ts';
import { codeIn } from '../support/server/inbox.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const address = () => `${randomUUID()}@home.example`;

async function owner(): Promise<SignedIn> {
  const { token } = await server.signIn(address());
  return { token, user: await server.call('onboard', { body: onboarding() }, token) };
}

/** An owner, and an invitation of theirs to an address. */
async function invited(email = address()) {
  const ada = await owner();
  const invitation = await server.call('invite', { body: { role: 'member', email } }, ada.token);
  return { ada, email, invitation };
}
const invitationsOf = async ({ token }: Pick<SignedIn, 'token'>) => (await server.call('me', {}, token)).invitations;
const over = { status: 404, body: { code: 'invitation_over' } };

describe('a person who signs in at the front door', () => {
  it.each(['link', 'code'] as const)(
    'by %s is told of the invitation to their address, and joins by its id',
    async (way) => {
      const { ada, email, invitation } = await invited();
      const { request } = await server.call('requestMagicLink', { body: { email } });
      await server.settle();
      const [mail] = (await server.mailsTo(email)).filter(({ subject }) => subject.includes('sign-in'));
      const code = mail && codeIn(mail);
      const body = way === 'code' ? { request, code } : { token: await server.mailedToken(email) };
      const sam = await server.call('verifyMagicLink', { body });
      const shown = {
        id: invitation.id,
        home: 'Home',
        inviter: { name: ada.user.name, email: ada.user.email },
        role: 'member',
        expiresAt: invitation.expiresAt,
      };
      expect(sam.user).toMatchObject({ isOnboarded: false, invitations: [shown] });
      expect(await invitationsOf(sam)).toEqual([shown]);
      const joined = await server.call('acceptInvitation', { body: { id: invitation.id } }, sam.token);
      expect(joined).toMatchObject({ id: ada.user.id, role: 'member', isOnboarded: true, invitations: [] });
      expect((await server.call('me', {}, sam.token)).id).toBe(ada.user.id);
      expect((await server.call('getPeople', {}, ada.token)).invitations).toEqual([]);
      expect(await server.refusal('acceptInvitation', { body: { id: invitation.id } }, sam.token)).toMatchObject(over);
    },
  );

  it('declines it, which ends it for good', async () => {
    const { ada, email, invitation } = await invited();
    const sam = await server.signIn(email);
    await server.call('declineInvitation', { body: { id: invitation.id } }, sam.token);
    expect(await invitationsOf(sam)).toEqual([]);
    expect((await server.call('getPeople', {}, ada.token)).invitations).toEqual([]);
    for (const name of ['declineInvitation', 'acceptInvitation'] as const)
      expect(await server.refusal(name, { body: { id: invitation.id } }, sam.token)).toMatchObject(over);
  });

  it('sees those that can be accepted only', async () => {
    const email = address();
    const [revoked, kept, late] = [await invited(email), await invited(email), await invited(email)];
    const sam = await server.signIn(email);
    expect((await invitationsOf(sam)).map(({ id }) => id).toSorted()).toEqual(
      [revoked, kept, late].map(({ invitation }) => invitation.id).toSorted(),
    );
    await server.call('revokeInvitation', { params: { id: revoked.invitation.id } }, revoked.ada.token);
    await server.call('deleteAccount', {}, late.ada.token);
    expect((await invitationsOf(sam)).map(({ id }) => id)).toEqual([kept.invitation.id]);
    server.clock.advance({ days: 7 });
    expect(await invitationsOf(sam)).toEqual([]);
    expect(await server.refusal('acceptInvitation', { body: { id: kept.invitation.id } }, sam.token)).toMatchObject(
      over,
    );
  });
});

describe('an invitation to someone else', () => {
  it('is neither shown to a person, nor accepted or declined by its id', async () => {
    const { email, invitation } = await invited();
    const { ada, invitation: link } = await (async () => {
      const other = await owner();
      return { ada: other, invitation: await server.call('invite', { body: { role: 'owner' } }, other.token) };
    })();
    const stranger = await server.signIn(`x${email}`);
    expect(await invitationsOf(stranger)).toEqual([]);
    for (const id of [invitation.id, link.id, randomUUID(), ada.user.id]) {
      for (const name of ['declineInvitation', 'acceptInvitation'] as const)
        expect(await server.refusal(name, { body: { id } }, stranger.token)).toMatchObject(over);
    }
    const sam = await server.signIn(email);
    expect(await invitationsOf(sam)).toHaveLength(1);
  });

  it('needs an id or a token', async () => {
    const { token } = await owner();
    for (const body of [{}, { id: 'x' }, { id: null }, { token: '' }]) {
      const refusal = await server.refusal('acceptInvitation', { body: body as { id: string } }, token);
      expect([refusal.status, refusal.body.code]).toEqual([400, 'invalid_input']);
    }
  });
});
