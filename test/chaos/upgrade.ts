import { strict as assert } from 'node:assert';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#adapters/knex/connect.ts';
import { addDays } from '#core/domain/time/dates.ts';
import { startSmtpServer } from '../support/mail/smtp-test-server.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { lastRelease, runLastRelease } from '../support/releases/last-release.ts';
import { linkIn } from '../support/server/inbox.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, startServerProcess } from '../support/server/process.ts';
import { openCluster } from './cluster.ts';

const options = {
  /** How long each version is under load. */
  seconds: { type: 'string', default: '20' },
  /** Requests a second. */
  rate: { type: 'string', default: '10' },
} as const;

const email = 'ada@chaos.example';
const today = new Date().toISOString().slice(0, 10);
type Reply = Readonly<Record<string, unknown>>;
type Entry = { readonly title: string; readonly date: string };
type Done = { readonly entries: readonly Entry[] };

/**
 * Goes from the last release to this version, as docs/operations.md says, and back, with a household, its history and
 * requested mails. No request of a server that runs may fail, each requested mail comes once, sessions stay, and what was done
 * keeps its words. Options: `--seconds=20 --rate=10`.
 */
export async function attack(): Promise<void> {
  const { values } = parseArgs({ args: process.argv.slice(3), options });
  const [seconds, rate] = [Number(values.seconds), Number(values.rate)];
  await buildPrograms();
  await using closing = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'upkept-upgrade-'));
  closing.defer(() => rm(folder, { recursive: true, force: true }));
  const cluster = await openCluster();
  closing.defer(() => cluster.close());
  const mailServer = await startSmtpServer({ needsLogin: false, offersTls: false });
  closing.defer(() => mailServer.close());
  const settingsOn = (databaseUrl: string) => ({
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: folder,
    APP_SECRET: appSecret,
    PUBLIC_URL: 'https://upkept.example',
    HOST: '127.0.0.1',
    MAIL_FROM: 'hello@upkept.example',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
    SIGN_IN_REQUESTS_PER_HOUR: '1000000',
    CHANGES_PER_MINUTE: '1000000',
    READS_PER_MINUTE: '1000000',
  });
  const appSecret = randomBytes(32).toString('hex');
  const settings = settingsOn(cluster.connectionString);
  const asked: string[] = [];
  const mailed = () => mailServer.received.flatMap(({ to }) => to);

  async function startLast(databaseUrl: string) {
    const [PORT = ''] = await reservePorts(1);
    const server = await runLastRelease(['http'], { ...settingsOn(databaseUrl), PORT });
    closing.defer(async () => void (await server.stop()));
    const url = `http://127.0.0.1:${PORT}`;
    for (const end = Date.now() + 120_000; Date.now() < end; await sleep(100))
      if (
        await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        return { ...server, url };
    throw new Error(`${lastRelease} isn’t ready:\n${server.output().stdout}${server.output().stderr}`);
  }
  async function startThis() {
    const [PORT = ''] = await reservePorts(1);
    const server = await startServerProcess({ ...settings, PORT });
    closing.defer(async () => void (await server.stop()));
    return server;
  }
  async function signIn(url: string): Promise<string> {
    const before = mailed().length;
    await call(url, '/api/auth/request-magic-link', { body: { email } });
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
      const mail = mailServer.received.slice(before).find(({ to }) => to.includes(email));
      const link = mail && linkIn({ ...mail, to: email, sentAt: '' });
      if (link)
        return String((await call(url, '/api/auth/verify', { body: { token: link.searchParams.get('token') } })).token);
    }
    throw new Error('No mail to sign in came');
  }
  /** Reads, adds tasks and has mails sent, until the signal. Each request goes to one of the servers, and none may fail. */
  async function load(servers: readonly string[], token: string, signal: AbortSignal): Promise<number> {
    const running: Promise<unknown>[] = [];
    for (let turn = 0; !signal.aborted; turn++) {
      const url = servers[turn % servers.length] ?? '';
      if (turn % 4 === 3) {
        const address = `${randomUUID()}@stranger.example`;
        asked.push(address);
        running.push(call(url, '/api/auth/request-magic-link', { body: { email: address } }));
      } else if (turn % 4 === 2)
        running.push(
          call(url, '/api/tasks', { token, body: { title: `task ${turn}`, scheduledAt: addDays(today, turn % 28) } }),
        );
      else running.push(call(url, '/api/tasks/week/0', { token }));
      await sleep(1_000 / rate);
    }
    await Promise.all(running);
    return running.length;
  }
  const loadFor = async (servers: readonly string[], token: string) =>
    load(servers, token, AbortSignal.timeout(seconds * 1_000));
  const doneAt = async (url: string, token: string): Promise<readonly string[]> => {
    const { entries } = (await call(url, '/api/history', { token })) as unknown as Done;
    return entries.map(({ title, date }) => `${date} ${title}`).toSorted();
  };

  const last = await startLast(cluster.connectionString);
  const token = await signIn(last.url);
  await call(last.url, '/api/users/onboard', { token, body: onboarding() });
  for (const offset of [0, 1]) {
    const { tasks } = (await call(last.url, `/api/tasks/week/${offset}`, { token })) as {
      tasks: readonly { id: string }[];
    };
    for (const { id } of tasks)
      await call(last.url, `/api/tasks/${id}/complete`, { token, method: 'PUT', body: { completed: true } });
  }
  const requests = { before: await loadFor([last.url], token), after: 0, back: 0 };
  const done = await doneAt(last.url, token);
  assert.ok(done.length > 0);
  const stopped = performance.now();
  assert.equal((await last.stop()).code, 0);

  const servers = [await startThis()];
  const awaySeconds = ((performance.now() - stopped) / 1_000).toFixed(1);
  servers.push(await startThis());
  assert.deepEqual(await doneAt(servers[0]?.url ?? '', token), done);
  requests.after = await loadFor(
    servers.map(({ url }) => url),
    token,
  );
  // One is restarted while the other serves.
  const ending = new AbortController();
  const remaining = load([servers[1]?.url ?? ''], token, ending.signal);
  assert.equal((await servers[0]?.stop())?.code, 0);
  const again = await startThis();
  await sleep(2_000);
  ending.abort();
  requests.after += await remaining;
  await allMailed();
  assert.equal((await servers[1]?.stop())?.code, 0);
  assert.equal((await again.stop()).code, 0);

  const [backup = ''] = (await readdir(join(folder, 'backups'))).toSorted().reverse();
  const knex = connect(cluster.connectionString);
  closing.defer(() => knex.destroy());
  await knex.raw('create database back');
  const backUrl = Object.assign(new URL(cluster.connectionString), { pathname: '/back' }).href;
  const restored = await (
    await runLastRelease(['cli', 'restore', join(folder, 'backups', backup)], settingsOn(backUrl))
  ).ended;
  assert.equal(restored.code, 0, restored.stderr);
  const back = await startLast(backUrl);
  const newToken = await signIn(back.url);
  assert.deepEqual(await doneAt(back.url, newToken), done);
  requests.back = await loadFor([back.url], newToken);
  await allMailed();

  process.stdout.write(
    `from ${lastRelease} to this version, which was away for ${awaySeconds} s, and back: ${JSON.stringify(requests)} requests, ` +
      `none failed; ${asked.length} mails were asked for, each came once; ${done.length} things that were done kept their words\n`,
  );

  /** Each requested mail has come, and none twice. */
  async function allMailed(): Promise<void> {
    const missing = () => asked.filter((address) => !mailed().includes(address));
    for (const end = Date.now() + 120_000; missing().length > 0 && Date.now() < end; ) await sleep(200);
    assert.deepEqual(missing(), []);
    const twice = asked.filter((address) => mailed().filter((each) => each === address).length > 1);
    assert.deepEqual(twice, []);
  }
}

type Sent = { readonly token?: string; readonly body?: object; readonly method?: string };

/** Throws unless it succeeds. */
async function call(url: string, path: string, { token, body, method = body ? 'POST' : 'GET' }: Sent): Promise<Reply> {
  const headers = {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(body && { 'content-type': 'application/json' }),
  };
  const response = await fetch(`${url}${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
  return JSON.parse(text);
}
