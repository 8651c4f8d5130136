import { strict as assert } from 'node:assert';
import { tokenIn } from '../core/use-cases/link-in.ts';
import { call } from './call.ts';
import { forget, type Home } from './home.ts';
import type { System } from './system.ts';

/** Signs the household in by a mailed link, unless it is signed in or no mail arrives. */
export async function signIn(home: Home, system: System): Promise<void> {
  if (home.token !== undefined) return;
  const { mailer, clock } = system.world;
  const before = mailer.sent.length;
  await call(system, home, 'requestMagicLink', { body: { email: home.email } });
  await system.runJobs();
  const mail = mailer.sent.slice(before).findLast(({ kind, to }) => kind === 'sign-in' && to === home.email);
  if (!mail) return;
  const leaving = home.isLeaving ? ['account_leaving'] : [];
  // The link may have been spent by a request that was cut off, or have expired meanwhile.
  const called = await call(system, home, 'verifyMagicLink', { body: { token: tokenIn(mail) } }, ...leaving);
  if (called.kind !== 'done') return;
  const { token, user } = called.body;
  if (home.id !== user.id) {
    assert.ok(home.id === '' || home.isLeaving, 'an address has come to another household');
    forget(home);
    Object.assign(home, { id: user.id, zone: home.zone });
  }
  Object.assign(home, { token, isLeaving: false, isOnboarded: user.isOnboarded, signedInAt: clock.now() });
  Object.assign(home, { usedAt: clock.now(), triedAt: clock.now() });
}

/** Reads what a change that was cut off has left. */
export async function learnProfile(home: Home, system: System): Promise<void> {
  const called = await call(system, home, 'me', {});
  if (called.kind !== 'done') return;
  home.isOnboarded = called.body.isOnboarded;
  home.zone = called.body.isOnboarded ? called.body.timezone : home.zone;
}
