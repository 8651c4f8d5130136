import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chmod, chown, lstat, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const dataDirs: string[] = [];
const children: ChildProcessWithoutNullStreams[] = [];

let exemplar = '';
beforeAll(async () => {
  exemplar = await mkdtemp(join(tmpdir(), 'upkept launcher '));
  await chmod(exemplar, 0o755);
  await (await open(exemplar)).close();
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const dataDir of dataDirs.splice(0)) await removeEmbeddedPostgres(dataDir);
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await rm(exemplar, { recursive: true, force: true });
});

async function newDataDir({ mode = 0o755, within = '' } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upkept launcher '));
  await chmod(folder, mode);
  const dataDir = join(folder, within, 'data');
  await mkdir(join(folder, within), { recursive: true });
  folders.push(folder);
  dataDirs.push(dataDir);
  return dataDir;
}

/** One whose first start is over: a copy of the exemplar, which is quicker than making it anew. */
async function usedDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  execFileSync('cp', ['-a', exemplar, dataDir]);
  return dataDir;
}

const open = (dataDir: string) => openEmbeddedPostgres({ dataDir, fast: true });

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}
const keep = (connectionString: string) => query(connectionString, 'create table kept as select 42 as answer');
const kept = (connectionString: string) => query(connectionString, 'select answer from kept');

const portOf = (connectionString: string) => Number(new URL(connectionString).port);
const pidOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
const isRunning = (dataDir: string) => existsSync(join(dataDir, 'postgres/postmaster.pid'));

function launch(dataDir: string, care = ''): ChildProcessWithoutNullStreams {
  const program = join(import.meta.dirname, 'embedded-postgres.child.ts');
  const child = spawn(process.execPath, [program, dataDir, care], { detached: true });
  children.push(child);
  return child;
}

/** Another process of ours on the folder. */
async function startChild(dataDir: string, care?: 'safe') {
  const child = launch(dataDir, care);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error(errors))),
  ]);
  return {
    connectionString: String(line).trim(),
    interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT'),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
    close: async () => {
      child.stdin.write('close\n');
      await once(child, 'exit');
    },
  };
}

describe('the embedded PostgreSQL', () => {
  it('makes its database at the first start and finds it again at the second, in no time', async () => {
    const dataDir = await newDataDir();
    const first = await open(dataDir);
    await keep(first.connectionString);
    expect(
      await query(first.connectionString, `select current_database(), current_setting('server_encoding')`),
    ).toEqual(['upkept', 'UTF8']);
    await first.close();
    await first.close();
    expect(isRunning(dataDir)).toBe(false);

    const begin = performance.now();
    const second = await open(dataDir);
    expect(performance.now() - begin).toBeLessThan(3_000);
    expect(await kept(second.connectionString)).toEqual([42]);
    await second.close();
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const dataDir = await usedDataDir();
    const { connectionString, close } = await open(dataDir);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    const url = new URL(connectionString);
    url.password = 'guessed';
    await expect(query(url.href, 'select 1')).rejects.toThrow('password authentication failed');
    await close();
  });

  it('takes another port when its last one is taken', async () => {
    const dataDir = await usedDataDir();
    const first = await open(dataDir);
    await first.close();
    const squatter = createServer().listen(portOf(first.connectionString), '127.0.0.1');
    await once(squatter, 'listening');
    const second = await open(dataDir);
    expect(portOf(second.connectionString)).not.toBe(portOf(first.connectionString));
    await second.close();
    squatter.close();
  });

  it('joins the server that a killed process left behind, data and all', async () => {
    const dataDir = await usedDataDir();
    const child = await startChild(dataDir);
    await keep(child.connectionString);
    await child.kill();
    const again = await open(dataDir);
    expect(again.connectionString).toBe(child.connectionString);
    expect(await kept(again.connectionString)).toEqual([42]);
    await again.close();
    expect(isRunning(dataDir)).toBe(false);
  });

  it('starts again after its server was killed too, with all that was committed', async () => {
    const dataDir = await usedDataDir();
    const child = await startChild(dataDir, 'safe');
    await keep(child.connectionString);
    process.kill(pidOf(dataDir), 'SIGKILL');
    await child.kill();
    const again = await open(dataDir);
    expect(await kept(again.connectionString)).toEqual([42]);
    await again.close();
  });

  it('is not held up by a lock file whose pid is another program’s now', async () => {
    const dataDir = await usedDataDir();
    const first = await open(dataDir);
    await keep(first.connectionString);
    const lockFile = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    await first.close();
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    // Of the same user: PostgreSQL itself then takes it for a server and refuses to start.
    const stranger = spawn('sleep', ['60'], isRoot ? { uid, gid } : {});
    const path = join(dataDir, 'postgres/postmaster.pid');
    await writeFile(path, lockFile.replace(/^\d+/, String(stranger.pid)), { mode: 0o600 });
    if (isRoot) await chown(path, uid, gid);

    const second = await open(dataDir);
    expect(await kept(second.connectionString)).toEqual([42]);
    expect(stranger.exitCode).toBeNull();
    stranger.kill();
    await second.close();
  });

  it('begins anew where the process that made the database was killed over it', async () => {
    const dataDir = await newDataDir();
    const unfinished = () => (existsSync(dataDir) ? readdirSync(dataDir) : []).filter((name) => name.includes('.new-'));
    const child = launch(dataDir);
    await vi.waitUntil(() => unfinished().some((name) => existsSync(join(dataDir, name, 'cluster/PG_VERSION'))), 5_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(dataDir)).toBe(false);

    const { connectionString, close } = await open(dataDir);
    expect(await query(connectionString, 'select 1')).toEqual([1]);
    expect(unfinished()).toEqual([]);
    await close();
  });

  it('runs in a folder with a long name of any letters', async () => {
    const dataDir = await newDataDir({ within: `Ada's "home" & größer/${'long '.repeat(30)}` });
    const { connectionString, close } = await open(dataDir);
    expect(await query(connectionString, 'select 1')).toEqual([1]);
    await close();
  });

  it('is shared by the processes of one folder, and stops with the last of them', async () => {
    const dataDir = await newDataDir();
    const [one, two] = await Promise.all([startChild(dataDir), startChild(dataDir)]);
    expect(two.connectionString).toBe(one.connectionString);
    await keep(one.connectionString);
    await one.close();
    expect(await kept(two.connectionString)).toEqual([42]);
    await two.close();
    expect(isRunning(dataDir)).toBe(false);
  });

  it('is not stopped under a connection that is still open', async () => {
    const dataDir = await usedDataDir();
    const { connectionString, close } = await open(dataDir);
    const stranger = new pg.Client({ connectionString });
    await stranger.connect();
    await close();
    expect((await stranger.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await stranger.end();
  });

  it('outlives the Ctrl-C that our own process is still dealing with', async () => {
    const dataDir = await usedDataDir();
    const child = await startChild(dataDir);
    child.interrupt();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await query(child.connectionString, 'select 1')).toEqual([1]);
    await child.close();
    expect(isRunning(dataDir)).toBe(false);
  });

  it('says what to do where it cannot start', async () => {
    const dataDir = await usedDataDir();
    const version = join(dataDir, 'postgres/PG_VERSION');
    await writeFile(version, '17\n');
    await expect(open(dataDir)).rejects.toThrow(/made by PostgreSQL 17.*npm run reset/);
    await writeFile(version, '18\n');
    await writeFile(join(dataDir, 'postgres.password'), 'another\n');
    await expect(open(dataDir)).rejects.toThrow(/turns us away.*postgres\.password/);
    expect(isRunning(dataDir)).toBe(false);
    await rm(join(dataDir, 'postgres.password'));
    await expect(open(dataDir)).rejects.toThrow(/postgres\.password.* is gone.*npm run reset/);
  });

  it.runIf(isRoot)(
    'runs for root below a folder that only root may enter, and leaves nothing once removed',
    async () => {
      const dataDir = await newDataDir({ mode: 0o700 });
      const first = await open(dataDir);
      await keep(first.connectionString);
      await first.close();
      expect((await lstat(join(dataDir, 'postgres'))).isSymbolicLink()).toBe(true);
      const cluster = await realpath(join(dataDir, 'postgres'));
      const second = await open(dataDir);
      expect(await kept(second.connectionString)).toEqual([42]);
      await removeEmbeddedPostgres(dataDir);
      expect([existsSync(cluster), existsSync(join(dataDir, 'postgres'))]).toEqual([false, false]);
      await second.close();
    },
  );

  it.runIf(isRoot)('keeps its data when the folder has since been closed to others', async () => {
    const dataDir = await usedDataDir();
    const first = await open(dataDir);
    await keep(first.connectionString);
    await first.close();
    await chmod(join(dataDir, '..'), 0o700);
    const second = await open(dataDir);
    expect(await kept(second.connectionString)).toEqual([42]);
    await second.close();
  });
});
