import { strict as assert } from 'node:assert';
import type { z } from 'zod';
import { type CallName, type Contract, contract } from '#apps/contract/index.ts';
import { dayMs } from '#core/domain/time/durations.ts';
import type { Home } from './home.ts';
import { killed, type System } from './system.ts';

type Request = Parameters<System['send']>[1];
type Output<Name extends CallName> = z.output<Contract[Name]['response']>;
export type Called<Name extends CallName> =
  | { readonly kind: 'done'; readonly body: Output<Name> }
  /** The request may have had its effect or not. */
  | { readonly kind: 'killed' }
  /** It had no effect. */
  | { readonly kind: 'refused'; readonly code: string };

/** Requests may be refused with these at any time. */
const excuses = new Set(['storage_unavailable', 'payments_unavailable', 'too_many_requests']);

/** After these, the session's use may not be noted. */
const unnoted = new Set(['not_signed_in', 'session_ended', 'not_onboarded', 'storage_unavailable']);

/** How often each endpoint did its work, was refused or was cut off, in all lives. */
export const tally = new Map<string, number>();

/** Calls an endpoint for a household. Throws for an answer that the model doesn't accept. */
export async function call<Name extends CallName>(
  system: System,
  home: Home,
  name: Name,
  input: Request,
  ...refusals: readonly string[]
): Promise<Called<Name>> {
  const called = await tryCall(system, home, name, input, refusals);
  const outcome = `${name} ${called.kind === 'refused' ? called.code : called.kind}`;
  tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
  return called;
}

async function tryCall<Name extends CallName>(
  system: System,
  home: Home,
  name: Name,
  input: Request,
  refusals: readonly string[],
): Promise<Called<Name>> {
  const now = system.world.clock.now();
  const wasSurelyOver = isOver(home, home.triedAt, now, 0);
  const mayBeOver = isOver(home, home.usedAt, now, 2 * dayMs);
  home.triedAt = now;
  const answer = await system.survive(async () => {
    const response = await system.send(name, input, home.token);
    return { status: response.status, body: await response.json() };
  });
  if (answer === killed) return { kind: 'killed' };
  const { status, body } = answer;
  const code = String(body.code);
  if (!unnoted.has(code)) home.usedAt = now;
  if (status === 200) {
    assert.ok(!wasSurelyOver, `${name} accepted a session that has ended`);
    return { kind: 'done', body: contract[name].response.parse(body) as Output<Name> };
  }
  if (code === 'not_signed_in' || code === 'session_ended') {
    assert.ok(mayBeOver || home.isLeaving, `${name} refused the session of ${home.email}`);
    home.token = undefined;
  } else {
    const isExpected = excuses.has(code) || refusals.includes(code);
    assert.ok(isExpected, `${name} was refused: ${status} ${JSON.stringify(body)}`);
  }
  return { kind: 'refused', code };
}

/** Whether a session that was last used then has ended, or will within the tolerance. Not every use is noted. */
const isOver = ({ token, signedInAt }: Home, usedAt: Date, now: Date, toleranceMs: number): boolean =>
  token !== undefined &&
  (now.getTime() - signedInAt.getTime() >= 90 * dayMs || now.getTime() - usedAt.getTime() >= 30 * dayMs - toleranceMs);
