import { randomUUID } from 'node:crypto';
import { access, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrationNames } from '#adapters/knex/migrate.ts';
import { migrations } from '#adapters/knex/migrations/index.ts';
import { startSandbox } from '#apps/sandbox/sandbox.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { mailsTo } from '../support/server/inbox.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, runBuilt, type Settings } from '../support/server/process.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

let dataDir: string;
beforeAll(async () => {
  await buildPrograms();
  dataDir = await mkdtemp(join(tmpdir(), 'upkept-cli-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const on = ({ connectionString }: TestDatabase): Settings => ({
  DATABASE_URL: connectionString,
  DATA_DIR: dataDir,
  APP_SECRET: 'the same for every program of this test',
});

describe('db distribute', () => {
  it('prints SQL without a database, and refuses to be more than that', async () => {
    const { code, stdout, stderr } = await runCli(['db', 'distribute', '--print']);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(
      "select create_distributed_table('tasks', 'household_id', colocate_with => 'households');",
    );
    const plain = await runCli(['db', 'distribute']);
    expect(plain).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining("'--print' not specified") });
  });
});

describe('db migrate', () => {
  it('migrates an empty database, and has nothing to do the second time', async () => {
    const database = await openTestDatabase();
    try {
      await database.knex.raw('drop schema public cascade; create schema public');
      const { code, stdout, stderr } = await runCli(['db', 'migrate'], on(database));
      expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: 'The database is up to date.\n', stderr: '' });
      expect(await database.knex('households')).toEqual([]);
      const again = await runCli(['db', 'migrate', '--json'], on(database));
      expect({ code: again.code, answer: JSON.parse(again.stdout) }).toEqual({ code: 0, answer: { migrated: true } });
    } finally {
      await database.close();
    }
  });

  it('backs up an existing database first, unless the settings say otherwise', async () => {
    for (const kept of [1, 0]) {
      const database = await openTestDatabase();
      try {
        const { knex } = database;
        const [last = ''] = migrationNames.slice(-1);
        await migrations[last]?.down(knex);
        await knex('schema_migrations').where({ name: last }).delete();
        const into = join(dataDir, `backups-${kept}`);
        const settings = { ...on(database), BACKUP_DIR: into, MIGRATION_BACKUPS: String(kept) };
        const { code, stderr } = await runCli(['db', 'migrate'], settings);
        expect({ code, noted: stderr.includes('backing up') }).toEqual({ code: 0, noted: kept > 0 });
        const files = await readdir(into).catch(() => []);
        expect(files).toEqual(kept > 0 ? [expect.stringMatching(`-before-${last}\\.backup$`)] : []);
        expect(await knex('schema_migrations').max('name as name').first()).toEqual({ name: last });
      } finally {
        await database.close();
      }
    }
  });

  it('is the only command that changes the schema: others refuse an older or a newer one', async () => {
    const database = await openTestDatabase();
    try {
      const { knex } = database;
      const [last = ''] = migrationNames.slice(-1);
      await migrations[last]?.down(knex);
      await knex('schema_migrations').where({ name: last }).delete();
      for (const args of ['user show ada@home.example', 'weeks status', 'jobs failed', 'calendar purge']) {
        const { code, stderr } = await runCli(args.split(' '), on(database));
        expect({ args, code, stderr }).toEqual({ args, code: 1, stderr: expect.stringContaining(`lacks ${last}`) });
      }
      expect(await knex('schema_migrations').max('name as name').first()).toEqual({ name: migrationNames.at(-2) });
      await knex('schema_migrations').insert({ name: '20990101_000_future', batch: 1 });
      const newer = await runCli(['db', 'migrate'], on(database));
      expect(newer).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^A newer version of Upkept made the schema/),
      });
    } finally {
      await database.close();
    }
  });

  it('exits with 1 and prints no password when the database cannot be reached', async () => {
    const [nothing] = await reservePorts(1);
    const { code, stdout, stderr } = await runCli(['db', 'migrate'], {
      DATABASE_URL: `postgres://someone:secret-password@127.0.0.1:${nothing}/none`,
      DATA_DIR: dataDir,
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toMatch(/\w/);
    expect(stderr).not.toMatch(/secret-password|\n {4}at /);
  });
});

describe('db reset', () => {
  it('deletes nothing without --yes where stdin is not interactive', async () => {
    const kept = join(dataDir, 'kept');
    await writeFile(kept, '');
    const { code, stdout, stderr } = await runCli(['db', 'reset'], { DATA_DIR: dataDir });
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: 'This command asks for confirmation; add --yes to run it without a terminal.\n',
    });
    await access(kept);
  });

  it('deletes nothing while DATABASE_URL is set', async () => {
    const settings = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://127.0.0.1:1/none' };
    const { code, stderr } = await runCli(['db', 'reset', '--yes'], settings);
    expect(code).toBe(2);
    expect(stderr).toContain('DATABASE_URL is set');
    await access(dataDir);
  });

  it('deletes the data only if the operator says yes', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upkept-asked-'));
    const refused = await runCli(['db', 'reset'], { DATA_DIR: folder }, 'no\n');
    expect(refused).toMatchObject({ code: 0, stdout: 'Nothing was deleted.\n' });
    expect(refused.stderr).toContain(`Delete everything in ${folder}? This cannot be undone. [y/N]`);
    await access(folder);
    expect(await runCli(['db', 'reset'], { DATA_DIR: folder }, 'yes\n')).toMatchObject({ code: 0 });
    await expect(access(folder)).rejects.toThrow('ENOENT');
  });

  it('deletes the data without a question when asked to', async () => {
    const doomed = await mkdtemp(join(tmpdir(), 'upkept-doomed-'));
    await writeFile(join(doomed, 'app-secret'), 'x');
    const { code, stdout } = await runCli(['db', 'reset', '--yes', '--json'], { DATA_DIR: doomed });
    expect({ code, answer: JSON.parse(stdout) }).toEqual({ code: 0, answer: { deleted: true } });
    await expect(access(doomed)).rejects.toThrow('ENOENT');
  });
});

describe('db accept-secret', () => {
  it('makes the present secret that of the database', async () => {
    const database = await openTestDatabase();
    try {
      await database.knex('secret_fingerprint').insert({ fingerprint: 'of another secret' });
      const worker = runBuilt('cli', ['worker'], on(database));
      expect(await worker.ended).toMatchObject({ code: 1, stderr: expect.stringContaining('another APP_SECRET') });
      expect(await runCli(['db', 'accept-secret'], on(database))).toMatchObject({ code: 0, stderr: '' });
      const next = runBuilt('cli', ['worker'], on(database));
      await next.said('ready');
      expect((await next.stop('SIGTERM')).code).toBe(0);
    } finally {
      await database.close();
    }
  });
});

describe('weeks generate', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ now: new Date().toISOString() });
  });
  afterAll(() => server.close());

  it('plans five weeks for every onboarded household, once', async () => {
    for (const name of ['ada', 'grace', 'newcomer']) {
      const { token } = await server.signIn(`${name}@home.example`);
      if (name !== 'newcomer') await server.call('onboard', { body: onboarding() }, token);
    }
    const first = await runCli(['weeks', 'generate', '--json'], on(server.database));
    expect({ code: first.code, stderr: first.stderr }).toEqual({
      code: 0,
      stderr: expect.stringMatching(/^run \{.*"expected":2,"done":2,"failed":0\}\n$/),
    });
    expect(JSON.parse(first.stdout)).toEqual({ households: 2, weeksPlanned: 10, failed: 0 });
    expect(await server.database.knex('weeks')).toHaveLength(10);
    const tasks = (await server.database.knex('tasks')).length;
    expect(tasks).toBeGreaterThan(10);

    const again = await runCli(['weeks', 'generate'], on(server.database));
    expect({ code: again.code, stdout: again.stdout }).toEqual({
      code: 0,
      stdout: '0 households checked, 0 weeks planned.\n',
    });
    expect(await server.database.knex('tasks')).toHaveLength(tasks);
  });
});

describe('worker', () => {
  it.each([
    { options: [], ready: { stdout: '', stderr: 'The worker is ready.\n' } },
    { options: ['--json'], ready: { stdout: '{"ready":true}\n', stderr: '' } },
  ])('sends what a server without a worker has queued, and stops on a signal: $options', async ({ options, ready }) => {
    const sandbox = await startSandbox({ port: 0 });
    const secret = randomUUID();
    const server = await startTestServer({
      now: new Date().toISOString(),
      settings: { APP_SECRET: secret },
    });
    const worker = runBuilt('cli', ['worker', ...options], {
      ...on(server.database),
      APP_SECRET: secret,
      PUBLIC_URL: 'https://home.upkept.example',
      SANDBOX_PORT: new URL(sandbox.url).port,
    });
    try {
      const email = 'queued@home.example';
      await server.call('requestMagicLink', { body: { email } });
      await worker.said('ready');
      await expect.poll(async () => (await mailsTo(sandbox.url, email)).length).toBe(1);
      expect((await mailsTo(sandbox.url, email))[0]?.text).toContain('https://home.upkept.example/verify-auth?token=');
      const { code, stdout, stderr } = await worker.stop('SIGTERM');
      expect({ code, stdout, stderr }).toEqual({ code: 0, ...ready });
    } finally {
      await worker.stop('SIGKILL');
      await server.close();
      await sandbox.close();
    }
  });
});
