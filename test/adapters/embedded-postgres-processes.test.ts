import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { chown, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import {
  isRoot,
  isRunning,
  keep,
  kept,
  launch,
  newDataDir,
  open,
  pidOf,
  prepareDataDirs,
  query,
  startChild,
  usedDataDir,
} from './embedded-postgres.fixture.ts';

prepareDataDirs();

describe('the embedded PostgreSQL among processes that come, go and are killed', () => {
  it('joins the server that a killed process left running, with its data', async () => {
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

  it('starts again after its server was killed too, with all committed data', async () => {
    const dataDir = await usedDataDir();
    const child = await startChild(dataDir, 'safe');
    await keep(child.connectionString);
    process.kill(pidOf(dataDir), 'SIGKILL');
    await child.kill();
    const again = await open(dataDir);
    expect(await kept(again.connectionString)).toEqual([42]);
    await again.close();
  });

  it('starts despite a lock file whose pid now belongs to another program', async () => {
    const dataDir = await usedDataDir();
    const first = await open(dataDir);
    await keep(first.connectionString);
    const lockFile = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8');
    await first.close();
    const { uid, gid } = statSync(join(dataDir, 'postgres'));
    // Runs as the same user: PostgreSQL then takes it for a server and refuses to start.
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

  it('starts again after the initialising process was killed', async () => {
    const dataDir = await newDataDir();
    const unfinished = () => (existsSync(dataDir) ? readdirSync(dataDir) : []).filter((name) => name.includes('.new-'));
    const child = launch(dataDir);
    await vi.waitUntil(
      () => unfinished().some((name) => existsSync(join(dataDir, name, 'cluster/PG_VERSION'))),
      30_000,
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isRunning(dataDir)).toBe(false);

    const { connectionString, close } = await open(dataDir);
    expect(await query(connectionString, 'select 1')).toEqual([1]);
    expect(unfinished()).toEqual([]);
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

  it('stops once connections that are slow to close are gone', async () => {
    const dataDir = await usedDataDir();
    const { connectionString, close } = await open(dataDir);
    const slow = new pg.Client({ connectionString });
    await slow.connect();
    const closing = close();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await slow.end();
    await closing;
    expect(isRunning(dataDir)).toBe(false);
  });

  it('is started again on its port when it ends under a process that uses it', async () => {
    const dataDir = await usedDataDir();
    const problems: unknown[] = [];
    const { connectionString, close } = await openEmbeddedPostgres({
      dataDir,
      onProblem: (error) => problems.push(error),
    });
    await keep(connectionString);
    process.kill(pidOf(dataDir), 'SIGKILL');
    await expect.poll(() => kept(connectionString).catch(() => 'away'), { timeout: 60_000 }).toEqual([42]);
    expect(problems).toContainEqual(expect.objectContaining({ message: expect.stringContaining('was lost') }));
    await close();
    expect(isRunning(dataDir)).toBe(false);
  });

  it('is not started again when it was removed under a process that uses it', async () => {
    const dataDir = await usedDataDir();
    const { close } = await open(dataDir);
    await removeEmbeddedPostgres(dataDir);
    await close();
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('keeps running when Ctrl-C stops our own process', async () => {
    const dataDir = await usedDataDir();
    const child = await startChild(dataDir);
    child.interrupt();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await query(child.connectionString, 'select 1')).toEqual([1]);
    await child.close();
    expect(isRunning(dataDir)).toBe(false);
  });
});
