import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import { startChild } from './child.ts';
import { report } from './report.ts';

const rounds = 8;

type Start = { readonly ms: number; readonly memory: number };

/** From nothing to the first answer, and what the process holds then. */
async function measure(file: string, path: string, env: Readonly<Record<string, string>>): Promise<Start> {
  const started = performance.now();
  const child = await startChild(file, env);
  const response = await fetch(child.url + path);
  await response.text();
  const ms = performance.now() - started;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  const { memory } = await child.usage();
  await child.stop();
  return { ms, memory: memory / 2 ** 20 };
}

/** A server on a running database, ready with its first query answered, against bare node:http. */
export async function run(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upkept-bench-'));
  const database = await openEmbeddedPostgres({ dataDir });
  const env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: 'http://localhost',
    POSTMARK_SERVER_TOKEN: 'none',
  };
  try {
    const ours: Start[] = [];
    const bare: Start[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await measure('./servers/upkept.ts', '/readyz', env));
      bare.push(await measure('./servers/hello.ts', '/', {}));
    }
    report([
      {
        measure: 'start',
        ours: ours.map(({ ms }) => ms),
        limit: bare.map(({ ms }) => ms),
        unit: 'ms',
        goal: 'at most 2.5',
      },
      {
        measure: 'memory',
        ours: ours.map(({ memory }) => memory),
        limit: bare.map(({ memory }) => memory),
        unit: 'MiB',
        goal: 'at most 1.6',
      },
    ]);
  } finally {
    await database.close();
    await removeEmbeddedPostgres(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  }
}
