import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { migrateDown } from '#adapters/knex/migrate.ts';
import { startDatabaseProxy } from '../support/database/database-proxy.ts';
import { openTestDatabase, type TestDatabase } from '../support/database/test-database.ts';
import { reservePorts } from '../support/server/ports.ts';
import { buildPrograms, type Program, runBuilt, type Settings } from '../support/server/process.ts';

let database: TestDatabase;
let settings: Settings;
let folder: string;
const running: Program[] = [];
beforeAll(async () => {
  await buildPrograms();
  folder = await mkdtemp(join(tmpdir(), 'upkept-signals-'));
  database = await openTestDatabase();
  const [port, sandboxPort] = await reservePorts(2);
  settings = {
    PORT: port,
    SANDBOX_PORT: sandboxPort,
    DATA_DIR: folder,
    DATABASE_URL: database.connectionString,
    RUN_WORKER: 'false',
  };
});
afterEach(() => Promise.all(running.splice(0).map((program) => program.stop('SIGKILL'))));
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

function start(overrides: Settings = {}): Program {
  const program = runBuilt('http', [], { ...settings, ...overrides });
  running.push(program);
  return program;
}

describe('a server that waits', () => {
  it('for the migration of another process says so, and obeys a signal', async () => {
    await migrateDown(database.knex);
    const holding = await database.knex.transaction();
    await holding.raw('select pg_advisory_xact_lock(7238114501)');
    const program = start();
    await program.said('"for":"another process that migrates the schema"');
    expect((await program.stop('SIGTERM')).code).toBe(0);
    await holding.rollback();
  });

  it('for a database that no longer answers obeys a signal', async () => {
    const proxy = await startDatabaseProxy(database.connectionString);
    const program = start({ DATABASE_URL: proxy.connectionString });
    await program.said('Upkept is ready');
    proxy.pause();
    expect((await program.stop('SIGTERM')).code).toBe(0);
    await proxy.close();
  });
});

describe('a server that runs', () => {
  it('takes the signals of one Ctrl-C, which npm and the terminal both send, for one', async () => {
    const program = start();
    await program.said('Upkept is ready');
    const ended = program.stop('SIGINT');
    program.child.kill('SIGTERM');
    program.child.kill('SIGINT');
    expect((await ended).code).toBe(0);
  });
});

describe('a server that cannot start', () => {
  it('because its database accepts connections and says nothing names the setting', async () => {
    const proxy = await startDatabaseProxy(database.connectionString);
    proxy.pause();
    const { code, stderr } = await start({ DATABASE_URL: proxy.connectionString }).ended;
    expect(code).toBe(1);
    expect(stderr).toContain("The database that DATABASE_URL names can't be used: ");
    await proxy.close();
  });

  it.runIf(process.platform === 'linux')('because its folder takes no subfolders names the setting', async () => {
    const { code, stderr } = await start({ DATABASE_URL: '', DATA_DIR: '/proc/upkept' }).ended;
    expect(code).toBe(1);
    expect(stderr).toBe(
      "Upkept could not start. DATA_DIR: /proc/upkept can't be created (ENOENT). Set it to another folder.\n",
    );
  });
});
