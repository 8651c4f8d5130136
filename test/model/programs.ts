import { strict as assert } from 'node:assert';
import { readAppToken } from '#core/domain/access/connected-app.ts';
import { hasCode } from '#core/domain/errors.ts';
import { webhookEvents } from '#core/domain/webhooks/webhook.ts';
import { appRequest, clientId, redirectUri } from '../support/access/oauth-client.ts';
import { call, expectRole, type Model } from './people.ts';
import { killed, type System } from './system.ts';

/** What a person let into a home. */
export type Program = {
  readonly kind: 'token' | 'app' | 'webhook';
  readonly home: number;
  readonly person: number;
  /** The token; the URL of a webhook. */
  text: string;
  /** What an app gets its next token with. */
  refresh: string;
  expiresAt: Date;
  /** Whether its person was removed from the home; `maybe` if that, or its own renewal, was cut off. */
  isOver: boolean | 'maybe';
  /** How much a webhook had received when its person was removed. */
  received: number;
};

type LetIn = { readonly home: number; readonly person: number };
type Context = Parameters<typeof call>[2];

const hourMs = 3_600_000;

/** One of the people lets a program of each kind into one of the homes, if they are in it. */
export async function letIn({ home, person }: LetIn, context: Context): Promise<void> {
  const { model, system } = context;
  const known = model.homes[home]?.roles[person] ?? [];
  const now = system.world.clock.now().getTime();
  const keep = (made: Pick<Program, 'kind' | 'text'> & Partial<Program>) =>
    model.programs.push({
      ...{ home, person, refresh: '', expiresAt: new Date(now + hourMs), isOver: false, received: 0 },
      ...made,
    });
  const tokens = await connect({ home, person }, context);
  if (tokens) keep({ kind: 'app', text: tokens.accessToken, refresh: tokens.refreshToken });
  const expiresAt = new Date(now + 300 * 24 * hourMs);
  const body = { name: 'Script', scope: 'read', expiresAt: expiresAt.toISOString() };
  const created = await call('createApiToken', { body }, context);
  if (created && expectRole(created, known, 'viewer', 'too_many_tokens'))
    keep({ kind: 'token', text: String(created.body.token), expiresAt });
  const url = `https://receiver.example/${model.programs.length}`;
  const added = await call('createWebhook', { body: { url, events: webhookEvents } }, context);
  if (added && expectRole(added, known, 'viewer', 'too_many_webhooks')) keep({ kind: 'webhook', text: url });
}

/** Connects an app as its person and the app would. Undefined if that was cut off, or if the person isn't in the home. */
async function connect({ home, person }: LetIn, { model, system }: Context) {
  const [place, someone] = [model.homes[home], model.people[person]];
  if (!place || !someone) return undefined;
  const { request, verifier } = appRequest(system.world.ports.baseUrl);
  const tokens = await system
    .survive(async (app) => {
      const at = await app.connectApp({ personId: someone.id, homeId: place.id, request, scope: 'read' });
      const code = new URL(at).searchParams.get('code') ?? '';
      return app.exchangeCode({ code, clientId, redirectUri, verifier });
    })
    .catch((error: unknown) => {
      if (!hasCode(error, 'storage_unavailable', 'home_not_found', 'too_many_apps')) throw error;
      if (hasCode(error, 'home_not_found')) assert.ok(place.roles[person]?.includes('stranger'), 'an app was refused');
      return undefined;
    });
  return tokens === killed ? undefined : tokens;
}

/** A program asks for what it may read. */
export async function askAs(program: Program, system: System): Promise<void> {
  if (program.kind === 'webhook') return;
  const isLate = program.expiresAt <= system.world.clock.now();
  const opens = await (program.kind === 'token' ? readsWeek : isLetIn)(program, system);
  if (opens !== undefined) {
    if (program.isOver === true) assert.ok(!opens, 'a program of a removed person was let in');
    if (program.isOver === false) assert.equal(opens, !isLate, 'a program got the wrong answer');
  }
  if (program.kind === 'app') await refresh(program, system);
}

async function readsWeek({ text }: Program, system: System): Promise<boolean | undefined> {
  const answer = await system.survive(async () => {
    const response = await system.send('getWeek', { params: { offset: '0' } }, text);
    return { status: response.status, body: await response.json() };
  });
  if (answer === killed || answer.body.code === 'storage_unavailable') return undefined;
  assert.ok(answer.status === 200 || answer.body.code === 'not_signed_in', JSON.stringify(answer));
  return answer.status === 200;
}

async function isLetIn({ text }: Program, system: System): Promise<boolean | undefined> {
  const parts = readAppToken('access', text);
  assert.ok(parts);
  const end = await system
    .survive((app) => app.authenticateApp(parts).then(() => true))
    .catch((error: unknown) => {
      if (!hasCode(error, 'storage_unavailable', 'not_signed_in')) throw error;
      return hasCode(error, 'not_signed_in') ? false : undefined;
    });
  return end === killed ? undefined : end;
}

const refreshDays = 90;

async function refresh(program: Program, system: System): Promise<void> {
  const now = system.world.clock.now().getTime();
  const end = await system
    .survive(async (app) => (await app.refreshApp({ refreshToken: program.refresh, clientId })) ?? 'refused')
    .catch((error: unknown) => {
      if (!hasCode(error, 'storage_unavailable')) throw error;
      return undefined;
    });
  if (end === undefined) return;
  if (end === killed) program.isOver = program.isOver || 'maybe';
  else if (end === 'refused') {
    const isLate = program.expiresAt.getTime() - hourMs + refreshDays * 24 * hourMs <= now;
    assert.ok(program.isOver || isLate, 'an app was refused its next token');
  } else {
    assert.notEqual(program.isOver, true, 'an app of a removed person got a token');
    Object.assign(program, { text: end.accessToken, refresh: end.refreshToken, expiresAt: new Date(now + hourMs) });
  }
}

const receivedBy = ({ text }: Program, { world }: System): number =>
  world.outgoing.requests.filter(({ url }) => url === text).length;

/** Notes that a person was removed from a home, or may have been. */
export function endPrograms(
  { home, person }: { readonly home: number; readonly person: number },
  { programs }: Model,
  system: System,
  isSure: boolean,
): void {
  for (const program of programs) {
    if (program.home !== home || program.person !== person || program.isOver === true) continue;
    Object.assign(program, { isOver: isSure || 'maybe', received: receivedBy(program, system) });
  }
}

/** Throws if a removed person's programs are stored, or a webhook of theirs still received something. */
export function expectNoTrace({ programs }: Model, system: System): void {
  const { memberships, apiTokens, connectedApps, webhookEndpoints } = system.world.database.tables;
  for (const { householdId, personId } of [apiTokens, connectedApps, webhookEndpoints].flatMap((table) => [
    ...table.values(),
  ])) {
    assert.ok(memberships.has(`${householdId}/${personId}`), 'a stranger has a program');
  }
  for (const program of programs) {
    if (program.kind !== 'webhook' || program.isOver !== true) continue;
    assert.equal(receivedBy(program, system), program.received, 'a webhook of a removed person received a change');
  }
}
