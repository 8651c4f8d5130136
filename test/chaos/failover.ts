import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readConfig } from '#apps/composition/config.ts';
import type { App } from '#apps/composition/container.ts';
import { openApp } from '#apps/composition/open-app.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { populate } from '../../bench/populate.ts';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, runBuilt, startServerProcess } from '../support/server/process.ts';
import { openPair, type Pair } from './failover-pair.ts';
import { productionSettings, residentOf } from './mix.ts';
import { startProxy } from './proxy.ts';
import { passTime } from './summaries.ts';

const options = {
  blows: { type: 'string', default: '20' },
  changes: { type: 'string', default: '50000' },
  /** The same of the control with an asynchronous standby, which has to fail. */
  'control-blows': { type: 'string', default: '5' },
  'control-changes': { type: 'string', default: '5000' },
} as const;

const writers = 12;
/** A writer then goes on in its next home. A home may have 1,400 in the four weeks that are written to. */
const tasksPerHome = 1_000;
/** So many households receive a summary in each round. */
const summariesPerRound = 60;
/** How long it takes to notice that a primary is gone. Patroni's is longer; ours is the time after the promotion. */
const detectMs = 500;
const longestRecoveryMs = 5_000;
const settlingMs = 20_000;
const longestSettlingMs = 180_000;

type Outcome = {
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly mailed: number;
  readonly mailedTwice: number;
  /** From each promotion to the first change that was acknowledged, in milliseconds. */
  readonly recoveries: readonly number[];
};

/**
 * Kills and freezes the primary of two PostgreSQL servers in turn, while households add tasks through two servers and two
 * workers send summaries. With a synchronous standby no acknowledged change may be lost and no mail sent twice; with an
 * asynchronous one the same check has to find losses, or it would prove nothing. Options:
 * `--blows=20 --changes=50000 --control-blows=5 --control-changes=5000`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  await buildPrograms();
  const control = await runDrill(false, Number(values['control-blows']), Number(values['control-changes']));
  print('asynchronous standby', control);
  assert.ok(control.lost > 0, 'the control with an asynchronous standby lost nothing, so the check proves nothing');
  const outcome = await runDrill(true, Number(values.blows), Number(values.changes));
  print('synchronous standby', outcome);
  assert.equal(outcome.lost, 0, 'an acknowledged change was lost');
  assert.equal(outcome.twice, 0, 'a change was made twice');
  assert.equal(outcome.mailedTwice, 0, 'a mail was sent twice');
  assert.ok(Math.max(...outcome.recoveries) <= longestRecoveryMs, 'changes did not work again within five seconds');
}

const print = (name: string, { recoveries, ...counts }: Outcome) =>
  process.stdout.write(
    `${name}: ${JSON.stringify(counts)}; changes worked again after ${recoveries.toSorted((a, b) => a - b).join(', ')} ms\n`,
  );

async function runDrill(isSynchronous: boolean, blows: number, changes: number): Promise<Outcome> {
  await using closing = new AsyncDisposableStack();
  const pair = await openPair(isSynchronous);
  closing.defer(() => pair.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const appSecret = randomBytes(32).toString('hex');
  const settings = {
    ...productionSettings(pair.connectionString, appSecret),
    POSTMARK_SERVER_TOKEN: undefined,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  };
  // A round takes as long as its blow, however many changes were wanted.
  const homes = writers * (blows + Math.ceil(changes / writers / tasksPerHome));
  const tokens: string[] = [];
  for (let index = 0; index < homes; index++) {
    tokens.push((await residentOf(pair.connectionString, appSecret, `${index}@chaos.example`)).token);
  }
  const app = await openAppOn(pair, appSecret, mailServer.port, closing);
  await populate(app, new Date().toISOString().slice(0, 10), homes + (blows + 1) * summariesPerRound);

  const ports = await reservePorts(2);
  const servers = [await startServerProcess({ ...settings, PORT: ports[0] })];
  servers.push(await startServerProcess({ ...settings, PORT: ports[1] }));
  const workers = [runBuilt('cli', ['worker', '--json'], settings), runBuilt('cli', ['worker', '--json'], settings)];
  closing.defer(async () => void (await Promise.all([...servers, ...workers].map((program) => program.stop()))));
  await Promise.all(workers.map((worker) => worker.said('ready')));
  const proxy = await startProxy();
  closing.defer(() => proxy.close());
  proxy.aim(ports);

  const acknowledged = new Map<string, number>();
  const asked = new Set<string>();
  const ending = new AbortController();
  const load = Array.from({ length: writers }, (_, index) => {
    const own = tokens.filter((_, home) => home % writers === index);
    return write(proxy.url, own, `${index}`, { acknowledged, asked }, ending.signal);
  });
  const recoveries: number[] = [];
  for (let round = 0; round < blows; round++) {
    await untilReachable(() => makeDue(app));
    while (acknowledged.size < (changes * (round + 1)) / (blows + 1)) await sleep(20);
    const blow = round % 2 === 0 ? 'kill' : 'freeze';
    const promotedAt = await pair.failOver(blow, detectMs);
    while ((acknowledged.values().toArray().at(-1) ?? 0) < promotedAt) await sleep(10);
    const first = acknowledged.values().find((at) => at >= promotedAt) ?? promotedAt;
    recoveries.push(first - promotedAt);
    process.stdout.write(`${blow} ${round + 1}: ${acknowledged.size} acknowledged, ${recoveries.at(-1)} ms\n`);
    await pair.rebuild();
  }
  while (acknowledged.size < changes) await sleep(20);
  ending.abort();
  await Promise.all(load);
  // First the workers save what they know; then others take over what only a claim without an answer is left of.
  await sleep(settlingMs);
  if (isSynchronous) await untilReachable(() => passTime(app));
  const settledBy = Date.now() + longestSettlingMs;
  while (isSynchronous && Date.now() < settledBy && (await app.showRuns()).summariesOpen > 0) await sleep(1_000);

  const stored: string[] = await app.knex('tasks').where({ source: 'hand' }).pluck('title');
  const there = new Set(stored);
  for (const title of there) assert.ok(asked.has(title), `the task ${title} was not asked for`);
  const mails = mailServer.received.flatMap(({ to }) => to);
  const open = (await app.showRuns()).summariesOpen;
  if (isSynchronous) assert.equal(open, 0, 'summaries were left');
  return {
    acknowledged: acknowledged.size,
    lost: [...acknowledged.keys()].filter((title) => !there.has(title)).length,
    twice: stored.length - there.size,
    mailed: new Set(mails).size,
    mailedTwice: mails.length - new Set(mails).size,
    recoveries,
  };
}

async function openAppOn(
  { connectionString }: Pair,
  appSecret: string,
  smtpPort: number,
  closing: AsyncDisposableStack,
): Promise<App> {
  const config = readConfig({
    DATABASE_URL: connectionString,
    APP_SECRET: appSecret,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  });
  const reporter = { problem: () => {}, note: () => {} };
  const { app } = await openApp({ config, startsSandbox: false, reporter });
  closing.defer(() => app.close());
  return app;
}

async function untilReachable(work: () => Promise<unknown>): Promise<void> {
  for (;;) {
    try {
      await work();
      return;
    } catch (error) {
      // The statement itself is wrong, so it would fail for ever.
      if (error instanceof pg.DatabaseError && error.code?.startsWith('42')) throw error;
      await sleep(100);
    }
  }
}

/** Has some more households receive their summary now, and queues it as the scheduled job does. */
async function makeDue(app: App): Promise<void> {
  await app.knex.raw(
    `insert into summary_schedules
       (household_id, person_id, enabled, weekday, hour, unseen, rejections, next_summary_at, decided_at)
     select m.household_id, p.id, true, 'Monday', 8, 0, 0, now() - interval '1 minute', now()
     from memberships m join persons p on p.id = m.person_id
     where p.email not like '%@chaos.example'
       and not exists (select from summary_schedules s where s.household_id = m.household_id)
     limit ? on conflict do nothing`,
    [summariesPerRound],
  );
  await app.queueSummaries();
}

type Changes = { readonly acknowledged: Map<string, number>; readonly asked: Set<string> };

/** Adds tasks to one home after the other, each once, whatever the response. Notes when one was acknowledged. */
async function write(
  url: string,
  tokens: readonly string[],
  name: string,
  { acknowledged, asked }: Changes,
  ending: AbortSignal,
): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  for (let turn = 0; !ending.aborted; turn++) {
    const title = `${name}-${turn}`;
    asked.add(title);
    const token = tokens[Math.floor(turn / tasksPerHome)];
    assert.ok(token, 'more homes are needed');
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ title, scheduledAt: addDays(today, turn % 28) });
    const response = await fetch(`${url}/api/tasks`, { method: 'POST', headers, body }).catch(() => undefined);
    if (response?.ok) acknowledged.set(title, Date.now());
    else await sleep(50);
    await response?.body?.cancel();
  }
}
