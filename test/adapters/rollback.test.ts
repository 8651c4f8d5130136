import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeBackupBeforeMigration } from '#adapters/knex/backup/backup-before-migration.ts';
import { connect } from '#adapters/knex/connect.ts';
import { migrate } from '#adapters/knex/migrate.ts';
import { makeRecordingReporter } from '#adapters/memory/reporter.ts';
import { withEmptyDatabase } from '../support/database/empty-database.ts';
import { asTest } from '../support/database/test-database.ts';
import { lastRelease, runLastRelease } from '../support/releases/last-release.ts';
import { reservePorts } from '../support/server/ports.ts';

/** The newest schema of the last release, with a household that has everything. */
const stored = join(import.meta.dirname, '../fixtures/backups/20261122_008_life.backup');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'upkept-rollback-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const settingsOn = (databaseUrl: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: folder,
  DELETIONS_FILE: join(folder, 'deletions.txt'),
  APP_SECRET: 'the secret that both of the versions have',
});

/** Runs a command of the last release, which must succeed, and returns what it prints. */
async function released(databaseUrl: string, ...args: readonly string[]) {
  const { ended } = await runLastRelease(['cli', ...args, '--json'], settingsOn(databaseUrl));
  const { code, stdout, stderr } = await ended;
  expect({ args, code, stderr }).toEqual({ args, code: 0, stderr: '' });
  return JSON.parse(stdout);
}

async function emailIn(databaseUrl: string): Promise<string> {
  const knex = connect(asTest(databaseUrl));
  const [email] = await knex('sign_in_addresses').pluck('email');
  await knex.destroy();
  return email;
}

/** An export without the traces that exports leave. */
const exportOf = async (databaseUrl: string, email: string) => {
  const { data } = await released(databaseUrl, 'user', 'export', email);
  const { support_actions: _, ...rest } = data;
  return rest;
};

it(`goes back to ${lastRelease} with the backup that precedes a migration, which it restores and serves`, async () => {
  await withEmptyDatabase(async (first) => {
    await released(first, 'restore', stored);
    const email = await emailIn(first);
    const before = await exportOf(first, email);
    expect(JSON.stringify(before)).toContain('custom_tasks');

    const knex = connect(asTest(first));
    const beforeChange = makeBackupBeforeMigration({
      connectionString: first,
      folder: join(folder, 'backups'),
      kept: 3,
      now: () => new Date(),
      reporter: makeRecordingReporter(),
    });
    await migrate(knex, { beforeChange });
    await knex.destroy();
    const [backup = ''] = await readdir(join(folder, 'backups'));

    await withEmptyDatabase(async (second) => {
      await released(second, 'restore', join(folder, 'backups', backup));
      expect(await exportOf(second, email)).toEqual(before);
      const [PORT, SANDBOX_PORT] = await reservePorts(2);
      const server = await runLastRelease(['http'], { ...settingsOn(second), PORT, SANDBOX_PORT });
      await server.said('Upkept is ready');
      const response = await fetch(`http://127.0.0.1:${PORT}/readyz`);
      expect(response.status).toBe(200);
      expect((await server.stop()).code).toBe(0);
    });
  });
});
