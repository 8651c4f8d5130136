import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#adapters/knex/connect.ts';
import { makeFileStore } from '#adapters/node-fs/file-store.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest } from '../support/database/test-database.ts';
import { photo } from '../support/files/photos.ts';
import { storeFile } from '../support/files/store-file.ts';
import { onboarding } from '../support/people/onboarding.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { runCli } from './run-cli.ts';

const appSecret = 'the same for every program of this test';
let folder: string;
let server: TestServer;
let grace: string;
/** Of her photo, as it is stored. */
let bytes: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upkept-cli-'));
  server = await startTestServer({
    now: new Date().toISOString(),
    settings: { APP_SECRET: appSecret },
    overrides: { fileStore: makeFileStore(join(folder, 'files')) },
  });
  ({ token: grace } = await server.signIn('grace@home.example'));
  await server.call('onboard', { body: onboarding() }, grace);
  const done = { date: '2026-11-02', item: 'Roof', title: 'Tiles' };
  const { id: entry } = await server.call('recordWork', { body: done }, grace);
  ({ bytes } = await (await storeFile(server.url, grace, photo('rgb.png'), { entry })).json());
  await writeFile(join(folder, 'deletions.txt'), '');
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** Runs a command on a database. */
const on = (connectionString: string, ...args: readonly string[]) =>
  runCli(args, {
    DATABASE_URL: connectionString,
    DATA_DIR: folder,
    APP_SECRET: appSecret,
    SANDBOX_PORT: new URL(server.sandboxUrl).port,
  });

describe('backup and restore', () => {
  it('bring everything back but sessions and the accounts that were deleted since', async () => {
    const { connectionString: old } = server.database;
    for (const name of ['ada', 'joan']) {
      const { token } = await server.signIn(`${name}@home.example`);
      await server.call('onboard', { body: onboarding() }, token);
    }
    const week = await server.call('getWeek', { params: { offset: '1' } }, grace);
    const file = join(folder, 'all.backup');
    const written = await on(old, 'backup', file, '--json');
    expect({ code: written.code, stderr: written.stderr }).toEqual({ code: 0, stderr: '' });
    const { tables, ...summary } = JSON.parse(written.stdout);
    expect(summary).toEqual({
      file,
      madeAt: expect.stringMatching(/^\d{4}-/),
      schema: expect.stringMatching(/^\d{8}_\d{3}_/),
      rows: expect.any(Number),
      files: { count: 1, bytes },
    });
    expect(tables).toContainEqual({ table: 'households', rows: 3, checksum: expect.stringMatching(/^\d+$/) });

    expect(await on(old, 'user', 'delete', 'ada@home.example', '--yes')).toMatchObject({ code: 0 });
    const ownList = join(folder, 'deletions.txt');
    const linesOfAda = await readFile(ownList, 'utf8');
    // One for her and one for her home.
    expect(linesOfAda).toMatch(/^(\S+Z deleted [0-9a-f]{64}\n){2}$/);
    expect(await on(old, 'user', 'delete', 'joan@home.example', '--yes')).toMatchObject({ code: 0 });
    // As if another server had deleted Joan's account.
    const linesOfJoan = (await readFile(ownList, 'utf8')).slice(linesOfAda.length).trim().split('\n');
    const otherList = join(folder, 'other.log');
    await writeFile(ownList, linesOfAda);
    const logged = linesOfJoan.map((line) => JSON.stringify({ msg: `could not be written: ${line.split('Z ')[1]}` }));
    await writeFile(otherList, ['{"level":30}', ...logged, ''].join('\n'));

    await withEmptyDatabase(async (connectionString) => {
      const restored = await on(connectionString, 'restore', file, '--deletions', otherList, '--json');
      expect({ code: restored.code, stderr: restored.stderr }).toEqual({ code: 0, stderr: '' });
      expect(JSON.parse(restored.stdout)).toEqual({
        file,
        ...summary,
        tables,
        deletionsRead: 4,
        deletedAgain: 2,
        deletionsWaiting: 0,
      });
      const knex = connect(asTest(connectionString));
      expect(await knex('persons').pluck('email')).toEqual(['grace@home.example']);
      expect(await knex('households')).toHaveLength(1);
      expect(await knex('sign_in_addresses').pluck('email')).toEqual(['grace@home.example']);
      const close = () => knex.destroy();
      const next = await startTestServer({
        now: new Date().toISOString(),
        settings: { APP_SECRET: appSecret },
        database: { connectionString, knex, close },
      });
      try {
        expect((await next.refusal('me', {}, grace)).status).toBe(401);
        const { token } = await next.signIn('grace@home.example');
        expect(await next.call('getWeek', { params: { offset: '1' } }, token)).toEqual(week);
      } finally {
        await next.close();
        await close();
      }
    });
  });

  it('tell people what they did, and say why they refuse', async () => {
    const { connectionString } = server.database;
    const file = join(folder, 'shown.backup');
    const { stdout } = await on(connectionString, 'backup', file);
    expect(stdout).toMatch(/^TABLE +ROWS +CHECKSUM\n/);
    expect(stdout).toMatch(/\n\d+ rows and 1 photo or document written to .*shown\.backup\.\n$/);
    const refused = await on(connectionString, 'restore', file);
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(
      /This database isn’t empty: its table \w+ has rows\. Restore into an empty database\./,
    );
  });

  it('refuse to restore without a list of deletions, unless asked to, and then say so', async () => {
    const file = join(folder, 'listless.backup');
    expect(await on(server.database.connectionString, 'backup', file)).toMatchObject({ code: 0 });
    await withEmptyDatabase(async (connectionString) => {
      const restore = (deletionsFile: string, ...options: readonly string[]) =>
        runCli(['restore', file, ...options], {
          DATABASE_URL: connectionString,
          APP_SECRET: appSecret,
          DELETIONS_FILE: deletionsFile,
          SANDBOX_PORT: new URL(server.sandboxUrl).port,
        });
      for (const missing of [join(folder, 'delitions.txt'), '/proc/nope/x']) {
        const refused = await restore(missing);
        expect(refused).toMatchObject({ code: 1, stdout: '' });
        expect(refused.stderr).toMatch(
          /^Nothing was restored\. The list of deleted accounts .*(doesn’t exist|can’t be read)/,
        );
        expect(refused.stderr).toContain(missing);
      }
      const own = join(folder, 'own.txt');
      await writeFile(own, '');
      const other = await restore(own, '--deletions', join(folder, 'absent'));
      expect(other.stderr).toContain(`The list of deleted accounts ${join(folder, 'absent')} can’t be read`);
      const restored = await restore(join(folder, 'delitions.txt'), '--no-deletions');
      expect(restored.code).toBe(0);
      expect(restored.stdout).toMatch(/\nNo list of deleted accounts was read\.\n$/);
    });
    await withEmptyDatabase(async (connectionString) => {
      const { stdout } = await on(connectionString, 'restore', file);
      expect(stdout).toMatch(/\n\d+ deletions? listed; 0 accounts of the backup deleted again\.\n$/);
    });
  });

  it('keep the newest in a folder, remember when, and believe another program', async () => {
    const { connectionString: database, knex } = server.database;
    const to = join(folder, 'nightly');
    const old = ['upkept-20260101T020000Z.backup', 'upkept-20260102T020000Z.backup'];
    await mkdir(to);
    for (const name of [...old, 'mine.backup']) await writeFile(join(to, name), '');
    const { code, stdout } = await on(database, 'backup', '--to', to, '--keep', '2', '--json');
    expect(code).toBe(0);
    const { file } = JSON.parse(stdout);
    expect((await readdir(to)).sort()).toEqual(['mine.backup', old[1], basename(file)].sort());
    const [row] = await knex('last_backup');
    expect(Number(row.bytes)).toBe((await stat(file)).size);
    expect(Math.abs(Date.now() - row.made_at.getTime())).toBeLessThan(60_000);
    expect((await on(database, 'doctor', '--json')).stdout).toMatch(
      /"check":"backup","status":"ok","message":"The last backup is from/,
    );

    await knex('last_backup').update({ made_at: '2026-01-01' });
    expect((await on(database, 'backup', '--elsewhere')).code).toBe(0);
    const [noted] = await knex('last_backup');
    expect([noted.bytes, noted.made_at.getFullYear() > 2025]).toEqual([null, true]);
  });

  it.each([
    [['backup'], 'Name the file, or the folder with --to'],
    [['backup', 'file', '--to', 'folder'], 'Name the file, or the folder with --to'],
    [['backup', 'file', '--keep', '2'], '--keep needs --to'],
    [['backup', '--to', 'folder', '--keep', '0'], 'is not a number from 1 to 9999'],
  ])('refuse %j', async (args, sentence) => {
    expect(await runCli(args)).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(sentence) });
  });
});
