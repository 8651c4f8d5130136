import { type ChildProcessWithoutNullStreams, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import { makeDatabaseFolder } from '../support/database/database-folder.ts';

export const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const dataDirs: string[] = [];
const children: ChildProcessWithoutNullStreams[] = [];

let exemplar = '';

/**
 * Initialises a data folder that tests copy. After each test, ends its processes and removes its folders.
 */
export function prepareDataDirs(): void {
  beforeAll(async () => {
    exemplar = await makeDatabaseFolder('upkept launcher ');
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
}

export async function newDataDir({ mode = 0o755, within = '' } = {}): Promise<string> {
  const folder = await makeDatabaseFolder('upkept launcher ');
  await chmod(folder, mode);
  const dataDir = join(folder, within, 'data');
  await mkdir(join(folder, within), { recursive: true });
  folders.push(folder);
  dataDirs.push(dataDir);
  return dataDir;
}

/** Returns a data folder whose first start is complete. It is a copy, which is faster than initialising a new one. */
export async function usedDataDir(): Promise<string> {
  const dataDir = await newDataDir();
  execFileSync('cp', ['-a', exemplar, dataDir]);
  return dataDir;
}

export const open = (dataDir: string) => openEmbeddedPostgres({ dataDir, fast: true });

export async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query({ text: sql, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end();
  }
}
export const keep = (connectionString: string) => query(connectionString, 'create table kept as select 42 as answer');
export const kept = (connectionString: string) => query(connectionString, 'select answer from kept');

export const portOf = (connectionString: string) => Number(new URL(connectionString).port);
export const pidOf = (dataDir: string) =>
  Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
export const isRunning = (dataDir: string) => existsSync(join(dataDir, 'postgres/postmaster.pid'));

export function launch(dataDir: string, care = ''): ChildProcessWithoutNullStreams {
  const program = join(import.meta.dirname, 'embedded-postgres.child.ts');
  const child = spawn(process.execPath, [program, dataDir, care], { detached: true });
  children.push(child);
  return child;
}

/** Starts another of our processes on the folder. */
export async function startChild(dataDir: string, care?: 'safe') {
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
