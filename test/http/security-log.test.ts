import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.log.length = 0;
});

type Line = { readonly event: string; readonly outcome: string; readonly household?: string; readonly msg: string };

/** The security events so far, each as its name and outcome, and the households that they name. */
function events() {
  const lines = server.log.map((line): Line => JSON.parse(line)).filter(({ msg }) => msg === 'security');
  return {
    seen: lines.map(({ event, outcome }) => `${event}: ${outcome}`),
    households: [...new Set(lines.map(({ household }) => household))],
  };
}

/** What docs/operations.md says that an operator computes. */
const inLog = (id: string) => createHash('sha256').update(`log ${id}`).digest('hex').slice(0, 16);

describe('the log of security events', () => {
  it('has a line for a sign-in, a change of address, an export and a deletion, which names the household', async () => {
    const email = 'events@home.example';
    const { token, user } = await server.signInByMail(email);
    await server.call('onboard', { body: onboarding() }, token);
    await server.call('requestEmailChange', { body: { email: 'other@home.example' } }, token);
    await server.call('exportAccount', {}, token);
    await server.call('logOutEverywhere', {}, token);
    const { token: again } = await server.signIn(email);
    await server.call('deleteAccount', {}, again);
    const { seen, households } = events();
    expect(seen).toEqual([
      'sign-in link: done',
      'sign-in: done',
      'address change asked: done',
      'export: done',
      'sign-out everywhere: done',
      'deletion: done',
    ]);
    expect(households).toEqual([undefined, inLog(user.id)]);
    expect(server.log.join()).not.toContain(email);
  });

  it('has a line for each refusal', async () => {
    await server.refusal('me', {}, 'forged');
    await server.refusal('verifyMagicLink', { body: { token: 'forged' } });
    await server.send('me', {}, undefined, { Origin: 'https://evil.example' });
    await server.send('logOut', {}, 'forged', { Origin: 'https://evil.example' });
    await server.refusal('readPassport', { params: { secret: '0'.repeat(64) } });
    expect(events().seen).toEqual([
      'refused: not_signed_in',
      'sign-in: invalid_link',
      'refused: not_signed_in',
      'refused: foreign_origin',
      'refused: passport_not_found',
    ]);
  });

  it('has a line for what a household may not do without Premium, which names it', async () => {
    const { token, user } = await server.signIn('frugal@home.example');
    server.log.length = 0;
    await server.refusal('updateCalendarFeed', { body: { timezone: 'Europe/Paris', eventStartTime: '09:00' } }, token);
    const { seen, households } = events();
    expect(seen).toEqual(['refused: calendar_premium_required']);
    expect(households).toEqual([inLog(user.id)]);
  });

  it('is silent about ordinary work', async () => {
    const { token } = await server.signIn('quiet@home.example');
    server.log.length = 0;
    await server.call('onboard', { body: onboarding() }, token);
    await server.call('getWeek', { params: { offset: '0' } }, token);
    expect(events().seen).toEqual([]);
  });
});
