import { strict as assert } from 'node:assert';
import type { CallName } from '#apps/contract/index.ts';
import { atLeast, type Role } from '#core/domain/people/membership.ts';
import type { Program } from './programs.ts';
import { killed, type System } from './system.ts';

/** What is known of a person in a home; several entries while a change that was cut off leaves a doubt. */
export type Known = readonly (Role | 'stranger')[];
type Place = { readonly id: string; readonly roles: Known[] };
export type Someone = { readonly id: string; readonly email: string; readonly token: string };
export type Model = {
  readonly homes: readonly Place[];
  readonly people: readonly Someone[];
  readonly programs: Program[];
};

const excuses = new Set(['storage_unavailable', 'too_many_requests', 'not_signed_in', 'session_ended']);

/** Calls an endpoint as one of the people, in one of the homes. Undefined if it was cut off or excused. */
export async function call(
  name: CallName,
  input: Parameters<System['send']>[1],
  { system, model, move }: { system: System; model: Model; move: { home: number; person: number } },
): Promise<{ readonly status: number; readonly body: Record<string, unknown> } | undefined> {
  const [place, caller] = [model.homes[move.home], model.people[move.person]];
  if (!place || !caller) return undefined;
  const answer = await system.survive(async () => {
    const response = await system.send(name, input, caller.token, { 'Upkept-Home': place.id });
    return { status: response.status, body: await response.json() };
  });
  if (answer === killed || excuses.has(String(answer.body.code))) return undefined;
  return answer;
}

/** Throws unless the answer is right for one of the roles that the person may have. */
export function expectRole(
  answer: { status: number; body: Record<string, unknown> },
  known: Known,
  least: Role,
  ...also: readonly string[]
): boolean {
  const { code } = answer.body;
  const allowed = known.some((role) =>
    role === 'stranger'
      ? code === 'home_not_found'
      : atLeast(role, least)
        ? // What makes a session permanent asks for a recent sign-in.
          answer.status === 200 || code === 'confirmation_needed' || also.includes(String(code))
        : code === 'role_too_low',
  );
  assert.ok(allowed, `${JSON.stringify(known)} got ${answer.status} ${String(code)}`);
  return answer.status === 200;
}
