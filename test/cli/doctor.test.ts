import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrationNames } from '#adapters/knex/migrate.ts';
import type { Examined } from '#apps/composition/doctor/examine.ts';
import { databaseLimits } from '#core/domain/running/time-limits.ts';
import { client, startIdentityServer } from '../support/access/identity-server.ts';
import { startDatabaseProxy } from '../support/database/database-proxy.ts';
import { openTestDatabase } from '../support/database/test-database.ts';
import { makeCertificate } from '../support/mail/certificate.ts';
import { reservePorts } from '../support/server/ports.ts';
import type { Settings } from '../support/server/process.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

const appSecret = 'the same for every program of this test';
let dataDir: string;
let server: TestServer;
let settings: Settings;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upkept-cli-'));
  const [port = '', sandboxPort = ''] = await reservePorts(2);
  const publicUrl = `http://localhost:${port}`;
  server = await startTestServer({
    now: new Date().toISOString(),
    settings: {
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      PUBLIC_URL: publicUrl,
      APP_SECRET: appSecret,
    },
  });
  settings = {
    DATABASE_URL: server.database.connectionString,
    DATA_DIR: dataDir,
    APP_SECRET: appSecret,
    PORT: port,
    PUBLIC_URL: publicUrl,
    SANDBOX_PORT: sandboxPort,
  };
});
afterAll(async () => {
  await server.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Report = { readonly ok: boolean; readonly checks: readonly Examined[] };

async function doctor(changes: Settings = {}) {
  const { code, stdout, stderr } = await runCli(['doctor', '--json'], { ...settings, ...changes });
  const { ok, checks }: Report = JSON.parse(stdout);
  return { code, stderr, ok, checks, found: (name: string) => checks.find(({ check }) => check === name) };
}

describe('doctor', () => {
  it('finds nothing wrong beside a running server with its sandbox', async () => {
    const { code, stderr, ok, checks, found } = await doctor();
    // The disk may be nearly full, and other tests may use most of the connections.
    // The worker has its own test: a new one needs two minutes to show.
    const others = new Set(['disk', 'database', 'worker']);
    const own = checks.filter(({ check }) => !others.has(check));
    expect({ code, stderr, ok, failed: checks.filter(({ status }) => status === 'fail') }).toEqual({
      code: 0,
      stderr: '',
      ok: true,
      failed: [],
    });
    const documented = (await readFile(new URL('../../docs/operations.md', import.meta.url), 'utf8'))
      .split('\n## Doctor\n')[1]
      ?.split('\n## ')[0]
      ?.matchAll(/^\| `([a-z-]+)` \|/gm);
    expect(checks.map(({ check }) => check)).toEqual([...(documented ?? [])].map(([, name]) => name));
    expect(own.filter(({ status }) => status !== 'ok')).toEqual([]);
    expect(found('database')?.message).toMatch(/^PostgreSQL \d+\.\d+ responds/);
  });

  it('warns that nothing runs, and says how to start it', async () => {
    const [port = '', sandboxPort = ''] = await reservePorts(2);
    const { code, ok, found } = await doctor({
      PORT: port,
      PUBLIC_URL: `http://localhost:${port}`,
      SANDBOX_PORT: sandboxPort,
    });
    expect({ code, ok }).toEqual({ code: 0, ok: true });
    for (const name of ['public-url', 'mail', 'stripe-price', 'stripe-webhook', 'google-redirect']) {
      expect(found(name)).toMatchObject({ status: 'warn', advice: expect.stringContaining('Start the server') });
    }
  });

  it('fails if the database cannot be reached, and still checks the rest', async () => {
    const proxy = await startDatabaseProxy(server.database.connectionString);
    await proxy.disconnect();
    const { code, stderr, ok, found } = await doctor({ DATABASE_URL: proxy.connectionString });
    expect({ code, stderr, ok }).toEqual({
      code: 1,
      stderr: `${JSON.stringify({ error: { code: 'failed', message: '7 checks failed.' } })}\n`,
      ok: false,
    });
    expect(found('database')).toMatchObject({ status: 'fail', advice: expect.stringContaining('DATABASE_URL') });
    expect(found('mail')).toMatchObject({ status: 'ok' });
    expect(JSON.stringify(found('database'))).not.toContain(new URL(proxy.connectionString).password || '://');
  });

  it('waits for a slow database longer than a request may', async () => {
    const proxy = await startDatabaseProxy(server.database.connectionString);
    proxy.pause();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    try {
      const asked = proxy.dialled();
      const examining = doctor({ DATABASE_URL: proxy.connectionString });
      await asked;
      await vi.advanceTimersByTimeAsync(databaseLimits.acquireMs + 3_000);
      proxy.resume();
      const { found } = await examining;
      for (const name of ['migrations', 'secret', 'clock']) expect(found(name)).toMatchObject({ status: 'ok' });
    } finally {
      vi.useRealTimers();
      await proxy.close();
    }
  });

  it('asks the sign-in service whether it knows the client, and names the setting that is wrong', async () => {
    const provider = await startIdentityServer(`${settings.PUBLIC_URL}/api/auth/oidc/callback`);
    try {
      const oidc = { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: client.id, OIDC_CLIENT_SECRET: client.secret };
      expect((await doctor(oidc)).found('sign-in-service')).toEqual({
        check: 'sign-in-service',
        status: 'ok',
        message: 'The sign-in service accepts the client.',
      });
      const { found } = await doctor({ ...oidc, OIDC_CLIENT_SECRET: 'another' });
      expect(found('sign-in-service')).toMatchObject({
        status: 'fail',
        message: 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET: the provider rejects them.',
      });
    } finally {
      await provider.close();
    }
  });

  it('fails if the pooler leads to another database', async () => {
    const database = await openTestDatabase();
    const proxy = await startDatabaseProxy(server.database.connectionString);
    try {
      const right = await doctor({ DATABASE_POOLER_URL: proxy.connectionString });
      expect(right.found('pooler')).toMatchObject({ status: 'ok', message: 'The pooler leads to the database.' });
      const wrong = await doctor({ DATABASE_POOLER_URL: database.connectionString });
      expect(wrong.found('pooler')).toMatchObject({ status: 'fail', advice: expect.any(String) });
    } finally {
      await proxy.close();
      await database.close();
    }
  });

  it('names the pooler, and nothing else, if only the pooler is away', async () => {
    const proxy = await startDatabaseProxy(server.database.connectionString);
    await proxy.disconnect();
    const { found } = await doctor({ DATABASE_POOLER_URL: proxy.connectionString });
    expect(found('pooler')).toMatchObject({ status: 'fail', advice: expect.stringContaining('DATABASE_POOLER_URL') });
    for (const name of ['migrations', 'clock']) expect(found(name)?.status).toBe('ok');
    expect(found('database')?.status).not.toBe('fail');
    await proxy.close();
  });

  it('fails with another secret than the servers use', async () => {
    expect((await doctor({ APP_SECRET: 'a secret that no server of this test uses' })).found('secret')).toMatchObject({
      status: 'fail',
      message: 'This database is used with another APP_SECRET.',
      advice: expect.stringContaining('APP_SECRET_PREVIOUS'),
    });
  });

  it('says whether a process runs the queue, and how long a sign-in mail has been waiting', async () => {
    const { knex } = server.database;
    const complete = (age: string) =>
      knex.raw(
        `insert into pgboss.job (name, state, completed_on, policy)
         values ('queue-summaries', 'completed', now() - ?::interval, 'standard')`,
        [age],
      );
    await knex.raw(`delete from pgboss.job where name = 'queue-summaries' and state = 'completed'`);
    expect((await doctor()).found('worker')).toMatchObject({
      status: 'warn',
      message: expect.stringContaining('No process runs the queue'),
      advice: expect.stringContaining('RUN_WORKER'),
    });
    await complete('20 seconds');
    expect((await doctor()).found('worker')).toMatchObject({ status: 'ok' });
    await knex.raw(
      `insert into pgboss.job (name, state, created_on, start_after, policy)
       values ('send-sign-in-link', 'retry', now() - interval '298 seconds', now() + interval '1 hour', 'standard')`,
    );
    expect((await doctor()).found('worker')).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/A sign-in mail has been waiting for \d{3} seconds/),
    });
    await knex.raw(`delete from pgboss.job where name = 'send-sign-in-link'`);
  });

  it.runIf(process.platform === 'linux')('fails if a folder can’t be written, and misses the list', async () => {
    const backups = await doctor({ BACKUP_DIR: '/proc/x' });
    expect(backups.found('disk')).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/^BACKUP_DIR: \/proc\/x can’t/),
    });
    const deletions = await doctor({ DELETIONS_FILE: '/proc/nope/x' });
    expect(deletions.found('disk')).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/^DELETIONS_FILE: /),
    });
    const missing = await doctor({ DELETIONS_FILE: join(dataDir, 'delitions.txt') });
    expect(missing.found('disk')?.message).not.toContain('0 MB');
  });

  it('names a certificate that isn’t trusted', async () => {
    const { cert, key } = await makeCertificate('localhost');
    const proxy = createServer({ cert, key }, (_, response) => response.end('{"status":"ok"}'));
    await once(proxy.listen(0), 'listening');
    const { port } = proxy.address() as AddressInfo;
    const { found } = await doctor({ PUBLIC_URL: `https://localhost:${port}` });
    expect(found('public-url')).toMatchObject({
      status: 'fail',
      message: expect.stringMatching(/^The certificate at https:\/\/localhost:\d+ isn’t accepted: \w+/),
      advice: expect.stringContaining('NODE_EXTRA_CA_CERTS'),
    });
    proxy.close();
  });

  it('names migrations that are missing, and those of a newer version', async () => {
    const database = await openTestDatabase();
    try {
      const { knex, connectionString } = database;
      const [last = ''] = migrationNames.slice(-1);
      await knex('schema_migrations').where({ name: last }).update({ name: '20990101_000_future' });
      const newer = await doctor({ DATABASE_URL: connectionString });
      expect(newer.found('migrations')).toMatchObject({ status: 'fail', message: expect.stringContaining('20990101') });
      await knex('schema_migrations').where({ name: '20990101_000_future' }).delete();
      const older = await doctor({ DATABASE_URL: connectionString });
      expect(older.found('migrations')).toMatchObject({ status: 'warn', message: expect.stringContaining(last) });
    } finally {
      await database.close();
    }
  });

  it('reports settings that are wrong as a check of their own', async () => {
    const { code, checks } = await doctor({ DATABASE_POOL: 'deep' });
    expect({ code, checks }).toEqual({
      code: 1,
      checks: [
        {
          check: 'settings',
          status: 'fail',
          message: expect.stringContaining('DATABASE_POOL'),
          advice: expect.any(String),
        },
      ],
    });
  });

  it('is a list for people, with what to do', async () => {
    const [port = ''] = await reservePorts(1);
    const { stdout } = await runCli(['doctor'], { ...settings, PUBLIC_URL: `http://localhost:${port}` });
    expect(stdout).toMatch(/^ok {4}settings {9}The settings of Upkept \d+\.\d+\.\d+ are complete\.\n/);
    expect(stdout).toMatch(/\nwarn {2}public-url {7}No server responds at .*\n {23}Start the server/);
  });
});
