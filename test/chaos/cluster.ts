import { readdirSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openEmbeddedPostgres } from '#adapters/embedded-postgres/open-embedded-postgres.ts';
import { removeEmbeddedPostgres } from '#adapters/embedded-postgres/remove-embedded-postgres.ts';
import { startDatabaseProxy } from '../support/database/database-proxy.ts';

export type Cluster = {
  /** An address that stays the same when PostgreSQL is killed and started again. */
  readonly connectionString: string;
  /** Ends PostgreSQL and its processes with SIGKILL, and starts it again after so long. */
  killAndRestart(pauseMs: number): Promise<void>;
  close(): Promise<void>;
};

/** A PostgreSQL of its own that writes to disk as in production. */
export async function openCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upkept-chaos-'));
  // If root runs the attack, PostgreSQL runs as another user, who must be able to enter this folder.
  await chmod(dataDir, 0o755);
  let database = await openEmbeddedPostgres({ dataDir });
  const proxy = await startDatabaseProxy(database.connectionString);
  return {
    connectionString: proxy.connectionString,
    async killAndRestart(pauseMs) {
      const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
      for (const pid of [postmaster, ...childrenOf(postmaster)]) process.kill(pid, 'SIGKILL');
      await proxy.disconnect();
      await sleep(pauseMs);
      database = await openEmbeddedPostgres({ dataDir });
      await proxy.reconnect(database.connectionString);
    },
    async close() {
      await proxy.close();
      await database.close();
      await removeEmbeddedPostgres(dataDir);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** From /proc, so on Linux only. */
export function childrenOf(parent: number): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
        return Number(fields.split(' ')[1]) === parent;
      } catch {
        // The process has ended.
        return false;
      }
    });
}
