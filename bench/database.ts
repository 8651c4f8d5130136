import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';

type Database = AsyncDisposable & {
  readonly url: string;
  /** The folder that holds the data. */
  readonly dataDir: string;
};

/** Starts PostgreSQL for one benchmark. At the end, its data are removed. */
export async function startDatabase(): Promise<Database> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upkept-bench-'));
  const { connectionString, close } = await openEmbeddedPostgres({ dataDir });
  return {
    url: connectionString,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await close();
      await removeEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
