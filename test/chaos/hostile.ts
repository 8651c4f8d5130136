import { strict as assert } from 'node:assert';
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#adapters/knex/connect.ts';
import { mailsOfOthers } from '#core/domain/access/mail-budget.ts';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, run, runBuilt, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';
import { takeMachine } from './machine.ts';
import { productionSettings, residentOf } from './mix.ts';
import type { Others } from './others.ts';

const options = {
  seconds: { type: 'string', default: '300' },
  homes: { type: 'string', default: '300' },
} as const;

const goals = { slower: 1.2, webhookMs: 5_000, storedBytes: 200_000_000, mailsAnHour: mailsOfOthers.points };
/** The account's homes: what counts for a home counts once for the person, however many they add. */
const hostileHomes = 6;
const victim = 'victim@stranger.example';

/**
 * One free account, and strangers without any, try everything at once that costs others something: they fill the disk, send
 * slow and many files, have webhooks sent to slow receivers, read without a pause, and have mails sent to one address.
 * Meanwhile other homes read, change, upload and receive webhooks. Options: `--seconds=300 --homes=300`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const seconds = Number(values.seconds);
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const machine = await takeMachine();
  closing.defer(() => machine.close());
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const receiver = await startSlowReceiver();
  closing.defer(() => receiver.close());

  const appSecret = randomBytes(32).toString('hex');
  const tokens: string[] = [];
  for (let home = 0; home < Number(values.homes); home++)
    tokens.push((await residentOf(cluster.connectionString, appSecret, `${home}@chaos.example`)).token);
  const hostile = await residentOf(cluster.connectionString, appSecret, 'hostile@chaos.example');
  const [PORT = ''] = await reservePorts(1);
  const settings = {
    ...productionSettings(cluster.connectionString, appSecret),
    // The limits that apply by default.
    CHANGES_PER_MINUTE: undefined,
    READS_PER_MINUTE: undefined,
    POSTMARK_SERVER_TOKEN: undefined,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    ALLOW_PRIVATE_NETWORKS: 'true',
    TRUST_PROXY: 'true',
  };
  const server = await startServerProcess({ ...settings, PORT });
  closing.defer(async () => void (await server.stop()));
  const worker = runBuilt('cli', ['worker', '--json'], settings);
  closing.defer(async () => void (await worker.stop()));
  await worker.said('ready');

  // The first requests of a server take longer.
  await others({ url: server.url, tokens, seconds: 5 });
  const alone = await others({ url: server.url, tokens, seconds: Math.max(10, seconds / 5) });
  const account = run('test/chaos/hostile-person.ts', [], {
    URL_OF_SERVER: server.url,
    TOKEN: hostile.token,
    HOMES: String(hostileHomes),
    SLOW_RECEIVER: receiver.url,
    VICTIM: victim,
  });
  await machine.expel(account.pid);
  await account.said('ready');
  await sleep(3_000);
  const beside = await others({ url: server.url, tokens, seconds });
  const { stdout, stderr } = await account.stop();

  const knex = connect(cluster.connectionString);
  closing.defer(() => knex.destroy());
  const owned = knex('memberships').where({
    person_id: (await knex('persons').where({ email: 'hostile@chaos.example' }).first('id'))?.id,
  });
  const stored = Number(
    (await knex('files').whereIn('household_id', owned.select('household_id')).sum('bytes as bytes').first())?.bytes ??
      0,
  );
  const mailed = mailServer.received.filter(({ to }) =>
    to.some((address) => address.replace(/\+.*@/, '@') === victim),
  ).length;
  for (const [when, measured] of Object.entries({ alone, 'beside the account': beside }))
    process.stdout.write(`${when}: ${JSON.stringify(measured)}\n`);
  process.stdout.write(
    `others’ p99 ${(beside.p99 / alone.p99).toFixed(2)} times what it was (${goals.slower}), their latest webhook after ` +
      `${beside.webhookMs} ms (${goals.webhookMs}), ${beside.uploadsRefused} of their ${beside.uploads} uploads refused (0), ` +
      `${mailed} mails to one address (${goals.mailsAnHour}), ${Math.round(stored / 1e6)} MB stored (${goals.storedBytes / 1e6})\n` +
      `the account: ${stdout}${stderr}\n`,
  );
  assert.equal(beside.failed, 0);
  assert.equal(beside.uploadsRefused, 0);
  assert.ok(beside.webhookMs <= goals.webhookMs);
  assert.ok(mailed <= goals.mailsAnHour);
  assert.ok(stored <= goals.storedBytes);
  assert.ok(beside.p99 <= alone.p99 * goals.slower);
}

type Options = { readonly url: string; readonly tokens: readonly string[]; readonly seconds: number };

/** Measured in a process of their own: this one hands over what server and database say to each other. */
async function others({ url, tokens, seconds }: Options): Promise<Others> {
  const { code, stdout, stderr } = await run('test/chaos/others.ts', [], {
    URL_OF_SERVER: url,
    TOKENS: tokens.join(' '),
    SECONDS: String(seconds),
  }).ended;
  assert.equal(code, 0, stderr);
  return JSON.parse(stdout);
}

/** A receiver of webhooks that answers after nine seconds. */
async function startSlowReceiver() {
  const server = createServer((request, response) => {
    request.resume();
    setTimeout(() => response.end(), 9_000);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
