import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionClaims } from '#core/ports/session-tokens.ts';
import {
  buildApiToken,
  buildConnectedApp,
  buildMembership,
  buildSignInLink,
  buildWebhook,
} from '../../support/people/factories.ts';
import { tokenIn } from './link-in.ts';
import { makeWorld, type World } from './world.ts';

const email = 'ada@example.org';
let world: World;
beforeEach(() => {
  world = makeWorld();
});

/** Processes the queue; returns the tokens of the mails sent meanwhile. */
async function deliver(): Promise<readonly string[]> {
  const before = world.mailer.sent.length;
  for (const job of world.database.jobs.splice(0))
    if (job.name === 'send-sign-in-link') await world.sendSignInLink(job.data);
  return world.mailer.sent.slice(before).map(tokenIn);
}

async function freshToken(address = email): Promise<string> {
  await world.requestSignInLink({ email: address });
  const [token = ''] = await deliver();
  return token;
}

async function signIn(): Promise<SessionClaims> {
  const { token } = await world.verifySignInLink({ token: await freshToken() });
  return JSON.parse(token);
}

describe('asking for a link', () => {
  it('has it mailed to the address, and says how long it is valid', async () => {
    await world.requestSignInLink({ email });
    expect(world.mailer.sent).toEqual([]);
    await deliver();
    expect(world.mailer.sent).toEqual([
      {
        kind: 'sign-in',
        language: 'en',
        id: expect.any(String),
        to: email,
        link: expect.stringMatching(/^https:\/\/upkept\.example\/verify-auth\?token=/),
        validMinutes: 10,
        asked: { code: expect.any(String), at: world.clock.now(), timezone: 'UTC' },
      },
    ]);
  });

  it('returns a nonce that is the token’s first part and does not sign in', async () => {
    const { nonce } = await world.requestSignInLink({ email });
    const [token = ''] = await deliver();
    expect(token.startsWith(`${nonce}.`)).toBe(true);
    await expect(world.verifySignInLink({ token: nonce })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('stores no token, neither in the links nor in the queue', async () => {
    await world.requestSignInLink({ email });
    const stored = JSON.stringify([[...world.database.tables.signInLinks.values()], world.database.jobs]);
    const [token = ''] = await deliver();
    const [, code = ''] = token.split('.');
    expect(code.length).toBeGreaterThan(20);
    expect(stored).not.toContain(code);
    expect(stored).toContain(world.linkTokens.hash(token));
  });

  it('mails five in an hour and returns the same afterwards; an hour later it mails again', async () => {
    const answers = [];
    for (let time = 0; time < 20; time++) answers.push(await world.requestSignInLink({ email }));
    expect(await deliver()).toHaveLength(5);
    expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(20);
    expect(new Set(answers.map((answer) => Object.keys(answer).join())).size).toBe(1);
    world.clock.advance({ hours: 1 });
    expect(await freshToken()).not.toBe('');
  });

  it('mails three in an hour to further names of a mailbox, and always to an account under such a name', async () => {
    for (let name = 0; name < 20; name++) await world.requestSignInLink({ email: `ada+${name}@example.org` });
    expect(await deliver()).toHaveLength(3);
    await world.verifySignInLink({ token: await freshToken() });
    const mine = 'bea+home@example.org';
    await world.verifySignInLink({ token: await freshToken(mine) });
    for (let name = 0; name < 20; name++) await world.requestSignInLink({ email: `bea+${name}@example.org` });
    await deliver();
    expect(await freshToken(mine)).not.toBe('');
  });

  it('mails five in any sixty minutes', async () => {
    const askTimes = async (times: number) => {
      for (let time = 0; time < times; time++) await world.requestSignInLink({ email });
      return (await deliver()).length;
    };
    expect(await askTimes(1)).toBe(1);
    world.clock.advance({ minutes: 59 });
    expect(await askTimes(4)).toBe(4);
    world.clock.advance({ minutes: 1 });
    expect(await askTimes(5)).toBe(1);
  });

  it('never leaves the owner of the address without a link that works, however often strangers ask', async () => {
    const tokens: string[] = [];
    for (let minute = 0; minute < 180; minute++) {
      for (let time = 0; time < 10; time++) await world.requestSignInLink({ email });
      tokens.push(...(await deliver()));
      const link = await world.unitOfWork.run(({ signInLinks }) => signInLinks.find(tokens.at(-1)?.slice(0, 36) ?? ''));
      expect(link?.expiresAt.getTime()).toBeGreaterThan(world.clock.now().getTime());
      world.clock.advance({ minutes: 1 });
    }
    // At first five, and then one whenever the last one has expired.
    expect(tokens.length).toBeLessThanOrEqual(3 * 10);
  });

  it('mails another link after the limit as soon as the others have been used', async () => {
    for (let time = 0; time < 6; time++) await world.requestSignInLink({ email });
    const tokens = await deliver();
    expect(tokens).toHaveLength(5);
    for (const token of tokens) await world.verifySignInLink({ token });
    expect(await freshToken()).not.toBe('');
  });

  it('counts each address by itself', async () => {
    for (let time = 0; time < 6; time++) await world.requestSignInLink({ email });
    await world.requestSignInLink({ email: 'grace@example.org' });
    await deliver();
    expect(world.mailer.sent.at(-1)?.to).toBe('grace@example.org');
  });

  it('mails no link that has expired meanwhile', async () => {
    await world.requestSignInLink({ email });
    world.clock.advance({ minutes: 10 });
    expect(await deliver()).toEqual([]);
  });

  it('retries the mail when the mail service refuses it', async () => {
    world.mailer.refuse(1);
    await world.requestSignInLink({ email });
    const queued = [...world.database.jobs];
    await expect(deliver()).rejects.toThrow();
    world.database.jobs.push(...queued);
    await deliver();
    expect(world.mailer.sent).toHaveLength(1);
  });

  it('has it mailed only to accounts that exist while sign-up is by invitation', async () => {
    const closed = makeWorld({ signUp: { isOpen: false } });
    const { household } = await closed.addResident();
    for (const address of ['stranger@home.example', closed.emailOf(household)]) {
      // The response is the same.
      expect(await closed.requestSignInLink({ email: address })).toEqual({
        nonce: expect.any(String),
        request: expect.any(String),
      });
    }
    for (const job of closed.database.jobs.splice(0)) {
      if (job.name === 'send-sign-in-link') await closed.sendSignInLink(job.data);
    }
    expect(closed.mailer.sent.map(({ to }) => to)).toEqual([closed.emailOf(household)]);
  });

  it.each(['refused', 'rejected'] as const)('does not retry a mail that was %s for good', async (status) => {
    world.mailer.setOutcome(email, status);
    await world.requestSignInLink({ email });
    expect(await deliver()).toEqual([]);
    world.mailer.setOutcome(email);
    expect(await deliver()).toEqual([]);
  });
});

describe('opening a link', () => {
  it('signs in and makes the person and their home the first time only', async () => {
    const { person, household } = await world.verifySignInLink({ token: await freshToken() });
    expect(person).toMatchObject({ email, name: '' });
    expect(household).toMatchObject({ name: 'Home', features: {}, tasksPerWeek: 5, timezone: 'Europe/Paris' });
    expect(household.onboardedOn).toBeUndefined();
    const again = await world.verifySignInLink({ token: await freshToken() });
    expect([again.person.id, again.household.id]).toEqual([person.id, household.id]);
    expect(world.database.tables.households.size).toBe(1);
    expect(world.database.tables.sessions.size).toBe(2);
  });

  it('issues a token that ends with the session’s 90 days', async () => {
    const { token } = await world.verifySignInLink({ token: await freshToken() });
    expect(JSON.parse(token).expiresAt).toBe('2027-04-06T11:00:00.000Z');
  });

  it('uses it up: only one of many simultaneous callers signs in', async () => {
    const token = await freshToken();
    const tries = await Promise.allSettled(Array.from({ length: 50 }, () => world.verifySignInLink({ token })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(world.database.tables.sessions.size).toBe(1);
  });

  it('rejects a forged token, even if its hash was added to the links', async () => {
    const token = `${randomUUID()}.${'A'.repeat(43)}`;
    const link = buildSignInLink({ id: token.slice(0, 36), tokenHash: world.linkTokens.hash(token) });
    world.database.tables.signInLinks.set(link.id, { ...link, expiresAt: new Date('2027-02-01') });
    await expect(world.verifySignInLink({ token })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('works while the older of two links is valid', async () => {
    const older = await freshToken();
    const newer = await freshToken();
    await world.verifySignInLink({ token: newer });
    await world.verifySignInLink({ token: older });
    expect(world.database.tables.sessions.size).toBe(2);
  });

  it('expires after ten minutes', async () => {
    const token = await freshToken();
    world.clock.advance({ minutes: 9, seconds: 59 });
    const other = await freshToken('grace@example.org');
    await world.verifySignInLink({ token });
    world.clock.advance({ minutes: 10 });
    await expect(world.verifySignInLink({ token: other })).rejects.toMatchObject({ code: 'invalid_link' });
  });

  it('is refused for a token that is not ours, leaving nothing behind', async () => {
    const token = await freshToken();
    const [id] = token.split('.');
    const forged = makeWorld().linkTokens.tokenFor('00000000-0000-4000-8000-999999999999');
    for (const wrong of ['', 'x', `${id}.`, `${id}.${'A'.repeat(43)}`, `${token}x`, forged, '__proto__']) {
      await expect(world.verifySignInLink({ token: wrong })).rejects.toMatchObject({ code: 'invalid_link' });
    }
    expect(world.database.tables.households.size).toBe(0);
    await world.verifySignInLink({ token });
  });
});

describe('a session', () => {
  it('identifies its person', async () => {
    const claims = await signIn();
    expect((await world.authenticate(claims)).person.email).toBe(email);
  });

  it('ends after 30 idle days, counted from the last day of use', async () => {
    const claims = await signIn();
    world.clock.advance({ days: 29 });
    await world.authenticate(claims);
    world.clock.advance({ days: 29 });
    await world.authenticate(claims);
    world.clock.advance({ days: 30 });
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('ends after 90 days of daily use', async () => {
    const claims = await signIn();
    for (let day = 1; day < 90; day++) {
      world.clock.advance({ days: 1 });
      await world.authenticate(claims);
    }
    world.clock.advance({ days: 1 });
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'not_signed_in' });
  });

  it('saves its use once a day', async () => {
    const claims = await signIn();
    const lastSeen = () => [...world.database.tables.sessions.values()][0]?.lastSeenAt.toISOString();
    world.clock.advance({ hours: 23 });
    await world.authenticate(claims);
    expect(lastSeen()).toBe('2027-01-06T11:00:00.000Z');
    world.clock.advance({ hours: 1 });
    await world.authenticate(claims);
    expect(lastSeen()).toBe('2027-01-07T11:00:00.000Z');
  });

  it('ends on the server by logging out, once or twice, without affecting others', async () => {
    const [claims, other] = [await signIn(), await signIn()];
    await world.logOut(claims);
    await world.logOut(claims);
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'session_ended' });
    await world.authenticate(other);
  });

  it('ends all sessions of the user, and no other’s', async () => {
    const [claims, other] = [await signIn(), await signIn()];
    const { claims: stranger } = await world.addResident();
    await world.logOutEverywhere(claims);
    for (const ended of [claims, other]) {
      await expect(world.authenticate(ended)).rejects.toMatchObject({ code: 'session_ended' });
    }
    await world.authenticate(stranger);
  });

  it('ends with all others together with what the user let into their homes, but not what others did', async () => {
    const { household, person, claims } = await world.addResident();
    const [second, other] = [await world.addResident(), await world.addResident()];
    const both = [household.id, second.household.id];
    await world.unitOfWork.run(async ({ memberships, apiTokens, connectedApps, webhooks }) => {
      await memberships.add(buildMembership(second.household.id, person.id));
      await memberships.add(buildMembership(household.id, other.person.id));
      for (const [home, who] of [...both.map((home) => [home, person.id]), [household.id, other.person.id]] as const) {
        await apiTokens.add(buildApiToken(home, who));
        await connectedApps.add(buildConnectedApp(home, who));
        await webhooks.add(buildWebhook(home, who));
      }
    });
    await world.logOutEverywhere(claims);
    const { apiTokens, connectedApps, webhookEndpoints } = world.database.tables;
    for (const table of [apiTokens, connectedApps, webhookEndpoints]) {
      expect([...table.values()].map(({ personId }) => personId)).toEqual([other.person.id]);
    }
  });

  it('that has expired is deleted when its person signs in a month later, and no sooner', async () => {
    const first = await signIn();
    world.clock.advance({ days: 15 });
    const standing = await signIn();
    const ids = () => [...world.database.tables.sessions.values()].map(({ id }) => id).sort();
    world.clock.advance({ days: 44 });
    const fresh = await signIn();
    expect(ids()).toEqual([first.sessionId, standing.sessionId, fresh.sessionId].sort());
    world.clock.advance({ days: 1 });
    const last = await signIn();
    expect(ids()).toEqual([standing.sessionId, fresh.sessionId, last.sessionId].sort());
  });

  it('that has expired moves to no other home, whatever became of its own', async () => {
    const claims = await signIn();
    world.database.tables.memberships.clear();
    world.clock.advance({ days: 30 });
    const households = world.database.tables.households.size;
    await expect(world.authenticate(claims)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(world.database.tables.households.size).toBe(households);
  });

  it('of one person gives no access to another, and none to a home that isn’t theirs', async () => {
    const claims = await signIn();
    const { person, household } = await world.addResident();
    const crossed = { ...claims, personId: person.id };
    await expect(world.authenticate(crossed)).rejects.toMatchObject({ code: 'session_ended' });
    const abroad = { ...claims, homeId: household.id };
    await expect(world.authenticate(abroad)).rejects.toMatchObject({ code: 'home_not_found' });
    await expect(world.getWeek({ ...abroad, offset: 0 })).rejects.toMatchObject({ code: 'home_not_found' });
  });
});

describe('unused links', () => {
  it('are deleted a day after they expire', async () => {
    await world.requestSignInLink({ email });
    world.clock.advance({ hours: 24, minutes: 10 });
    expect(await world.deleteExpiredLinks()).toBe(0);
    world.clock.advance({ seconds: 1 });
    expect(await world.deleteExpiredLinks()).toBe(1);
    expect(world.database.tables.signInLinks.size).toBe(0);
  });
});
