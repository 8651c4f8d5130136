import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Knex } from 'knex';
import { connect } from '#adapters/knex/connect.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { daysInStep } from '#core/domain/calendar/settings.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import { type GooglePages, makeGooglePages } from '../support/server/google-pages.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, type Program, runBuilt, type Settings, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { makeGoogleUser } from './google-users.ts';
import { productionSettings, residentOf } from './mix.ts';
import { makeRandom } from './random.ts';

const options = {
  kills: { type: 'string', default: '12' },
  households: { type: 'string', default: '8' },
  seed: { type: 'string', default: '1' },
} as const;

const timezone = 'Europe/Paris';
const betweenKillsMs = 1_500;
const longestRepairMs = 300_000;

/** What Google does wrong, one after the other. */
const faults = [
  { lost: true, times: 5 },
  { status: 403, times: 8 },
  { reset: true, times: 5 },
  { delayMs: 400, times: 20 },
  { status: 500, times: 8 },
  {},
] as const;

/**
 * Kills servers and the worker while households change their plans and sync days, and while Google is busy and loses
 * responses. At the end every day with tasks must have one event that lists them, and no other day may have one. Then
 * all disconnect, under the same blows, and nothing may be left at Google. Options: `--kills=12 --households=8 --seed=1`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const random = makeRandom(Number(values.seed));
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const sandbox = await startSandbox({ port: 0 });
  closing.defer(() => sandbox.close());
  const google = makeGooglePages(sandbox.url);
  const appSecret = randomBytes(32).toString('hex');
  const emails = Array.from({ length: Number(values.households) }, (_, index) => `${index}@chaos.example`);
  const residents: { readonly email: string; readonly token: string }[] = [];
  for (const email of emails) {
    const { token = '' } = await residentOf(cluster.connectionString, appSecret, email);
    residents.push({ email, token });
  }
  const knex = connect(cluster.connectionString);
  closing.defer(() => knex.destroy());
  await knex('households').update({ premium_granted_at: new Date() });

  const settings = {
    ...productionSettings(cluster.connectionString, appSecret),
    GOOGLE_CLIENT_ID: 'sandbox.apps.googleusercontent.com',
    GOOGLE_CLIENT_SECRET: 'GOCSPX-sandbox',
    GOOGLE_API_URL: `${sandbox.url}/google`,
  };
  const ports = await reservePorts(2);
  const programs = await startAll(settings, ports);
  closing.defer(async () => void (await Promise.all(programs.map((program) => program.running.stop()))));
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const users = residents.map((resident) => makeGoogleUser(resident, urls, { google, random }));
  for (const user of users) await user.connect();

  const today = dateInZone(new Date(), timezone);
  const strike = async (kills: number) => {
    for (let kill = 0; kill < kills; kill++) {
      await google.setFaults(faults[random(faults.length)]);
      await sleep(betweenKillsMs);
      const program = programs[random(programs.length)];
      await program?.running.stop('SIGKILL');
      await program?.start();
      process.stdout.write(`${program?.name} killed after ${(await google.calls()).length} calls\n`);
    }
    await google.setFaults();
  };
  const repair = async () => {
    const worker = programs.at(-1);
    await worker?.running.stop();
    await passTime(knex);
    await worker?.start();
    await untilIdle(knex);
  };

  const ending = new AbortController();
  const work = users.map(async (user) => {
    while (!ending.signal.aborted) {
      await user.change(today, daysInStep);
      await sleep(100);
    }
  });
  await strike(Number(values.kills));
  ending.abort();
  await Promise.all(work);
  await repair();
  let events = 0;
  for (const email of emails) events += await check(knex, google, email, today);
  const calls = (await google.calls()).length;

  const last = Math.ceil(Number(values.kills) / 3);
  const leaving = users.map(async (user) => {
    await sleep(random(last * betweenKillsMs));
    await user.disconnect();
  });
  await strike(last);
  await Promise.all(leaving);
  await repair();
  assert.deepEqual(await knex('calendar_connections'), []);
  assert.deepEqual(await google.events(), []);
  process.stdout.write(
    `${emails.length} households, ${calls} calls to Google: ${events} days with tasks have one event each, no other ` +
      'day has one, and none is left after disconnecting\n',
  );
}

type Restarted = { readonly name: string; readonly running: Program; start(): Promise<void> };

/** Two servers, and at the end the worker. */
async function startAll(settings: Settings, ports: readonly string[]): Promise<readonly Restarted[]> {
  const startWorker = async () => {
    const worker = runBuilt('cli', ['worker'], settings);
    await worker.said('ready');
    return worker;
  };
  const restarted = async (name: string, start: () => Promise<Program>): Promise<Restarted> => {
    let running = await start();
    return {
      name,
      get running() {
        return running;
      },
      start: async () => {
        running = await start();
      },
    };
  };
  return [
    ...(await Promise.all(
      ports.map((port, index) => restarted(`server ${index}`, () => startServerProcess({ ...settings, PORT: port }))),
    )),
    await restarted('worker', startWorker),
  ];
}

const jobs = ['sync-calendar', 'disconnect-calendar'];

/** Lets the time pass after which the queue gives the jobs of a killed worker to another, and repeats failed ones. */
const passTime = (knex: Knex) =>
  knex('pgboss.job')
    .whereIn('name', jobs)
    .whereIn('state', ['active', 'retry'])
    .update({ state: 'retry', start_after: knex.fn.now() });

async function untilIdle(knex: Knex): Promise<void> {
  const until = Date.now() + longestRepairMs;
  for (;;) {
    const open = await knex('pgboss.job').whereIn('name', jobs).whereIn('state', ['created', 'active', 'retry']);
    if (open.length === 0) return;
    assert.ok(Date.now() < until, `${open.length} jobs are still open`);
    await sleep(500);
  }
}

/** Returns the number of the household's events. */
async function check(knex: Knex, google: GooglePages, email: string, today: IsoDate): Promise<number> {
  const tasks: { day: IsoDate; title: string }[] = await knex('tasks')
    .join('memberships', 'memberships.household_id', 'tasks.household_id')
    .join('persons', 'persons.id', 'memberships.person_id')
    .where({ email })
    .whereNot({ status: 'skipped' })
    .where('scheduled_on', '>=', today)
    .whereRaw('scheduled_on < ?::date + ?::int', [today, daysInStep])
    .select({ day: 'scheduled_on' }, 'title');
  const events = (await google.events(email)).filter(({ status }) => status === 'confirmed');
  const dayOf = ({ start }: (typeof events)[number]) => start.dateTime.slice(0, 10);
  const expected = [...new Set(tasks.map(({ day }) => day))].sort();
  assert.deepEqual(events.map(dayOf).sort(), expected, `the events of ${email}`);
  for (const event of events) {
    for (const { day, title } of tasks) {
      if (day === dayOf(event) && title.startsWith('Task ')) assert.ok(event.description.includes(title), title);
    }
  }
  return events.length;
}
