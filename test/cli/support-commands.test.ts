import { userInfo } from 'node:os';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSupportDesk } from './support-desk.ts';

const { server, addResident, me, email, cli, done, json, noted } = makeSupportDesk();
const user = () => server().call('me', {}, me().token);

describe('premium', () => {
  beforeEach(async () => {
    await addResident();
    await server()
      .database.knex('households')
      .where({ id: me().user.id })
      .update({
        subscription_status: 'canceled',
        subscription_paid_until: new Date(0),
      });
  });

  it('is granted until it is revoked, and records the operator each time', async () => {
    expect((await user()).isPremium).toBe(false);
    expect(await done('premium', 'grant', email().toUpperCase())).toBe(`${email()} has Premium until it is revoked.\n`);
    expect(await user()).toMatchObject({ isPremium: true, plan: { source: 'support' } });
    const again = await json('premium', 'grant', email());
    expect(again).toEqual({ email: email(), premium: true, premiumGrantedAt: expect.any(String) });
    expect(await json('premium', 'revoke', email())).toEqual({
      email: email(),
      premium: false,
      premiumGrantedAt: null,
    });
    expect((await user()).isPremium).toBe(false);
    expect(await done('premium', 'revoke', email())).toContain('no longer has Premium');

    const actions = ['grant-premium', 'grant-premium', 'revoke-premium', 'revoke-premium'];
    expect(await noted()).toEqual(['show-household', ...actions]);
    const [row] = await server()
      .database.knex('support_actions')
      .where({ household_id: me().user.id, action: 'grant-premium' });
    expect(row).toMatchObject({ operator: userInfo().username });
  });

  it('continues after a revocation if it is paid for, and the output says so', async () => {
    await server().database.knex('households').where({ id: me().user.id }).update({ subscription_status: 'active' });
    expect(await done('premium', 'revoke', email())).toContain('Premium continues, because it is paid for');
    expect(await json('premium', 'revoke', email())).toMatchObject({ premium: true, premiumGrantedAt: null });
  });

  it('is the source of premium beside a subscription that ends', async () => {
    const { knex } = server().database;
    const subscription = (state: object) => knex('households').where({ id: me().user.id }).update(state);
    const source = async () => (await user()).plan.source;
    await done('premium', 'grant', email());
    await subscription({ subscription_status: 'active', subscription_paid_until: new Date('2099-01-01') });
    expect(await source()).toBe('subscription');
    await subscription({ subscription_ends_then: true });
    expect(await source()).toBe('support');
    await subscription({ subscription_status: 'canceled' });
    expect(await source()).toBe('support');
    await subscription({ premium_granted_at: null });
    expect(await source()).toBe('subscription');
  });
});

describe('link resend', () => {
  beforeEach(addResident);

  it('queues a link that signs in, and shows when it expires', async () => {
    const before = Date.now();
    const { length } = await server().mailsTo(email());
    const { expiresAt, ...rest } = await json('link', 'resend', email());
    expect(rest).toEqual({ email: email() });
    expect((new Date(expiresAt).getTime() - before) / 60_000).toBeGreaterThanOrEqual(10);
    server().clock.set(new Date());
    await server().settle();
    expect((await server().mailsTo(email())).length).toBeGreaterThan(length);
    const { user: signedIn } = await server().call('verifyMagicLink', {
      body: { token: await server().mailedToken(email()) },
    });
    expect(signedIn.id).toBe(me().user.id);
    expect(await done('link', 'resend', email())).toMatch(
      / is queued; it is valid until 20\d\d-\d\d-\d\d \d\d:\d\d UTC\.\n$/,
    );
    expect(await noted()).toEqual(['show-household', 'resend-link', 'resend-link']);
  });
});

describe('every support command', () => {
  const commands = [
    ['premium', 'grant'],
    ['premium', 'revoke'],
    ['link', 'resend'],
    ['user', 'show'],
    ['user', 'export'],
    ['user', 'delete', '--yes'],
    // It asks nothing about an account that doesn't exist.
    ['user', 'delete'],
  ];

  it.each(commands)('exits with 1 for an unknown address: %s %s', async (...command) => {
    const { code, stdout, stderr } = await cli(...command, 'nobody@home.example', '--json');
    expect({ code, stdout, stderr }).toEqual({
      code: 1,
      stdout: '',
      stderr: `${JSON.stringify({ error: { code: 'household_not_found', message: 'No account has this address.' } })}\n`,
    });
  });

  it.each(commands)('exits with 2 without an address: %s %s', async (...command) => {
    const { code, stdout, stderr } = await cli(...command);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toContain("missing required argument 'email'");
  });
});
