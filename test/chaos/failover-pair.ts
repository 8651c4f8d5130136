import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { type Binaries, findBinaries } from '#adapters/embedded-postgres/binaries.ts';
import { createCluster, passwordOf, placesIn } from '#adapters/embedded-postgres/cluster.ts';
import { startPostmaster } from '#adapters/embedded-postgres/postmaster.ts';
import type { RunUser } from '#adapters/embedded-postgres/process.ts';
import { chooseRunUser } from '#adapters/embedded-postgres/run-user.ts';
import { connectionStringFor } from '#adapters/embedded-postgres/user-connection.ts';
import { startDatabaseProxy } from '../support/database/database-proxy.ts';
import { childrenOf } from './cluster.ts';

type Blow = 'kill' | 'freeze';

/** A primary and its standby behind a switch that leads to the primary, as HAProxy does with Patroni. */
export type Pair = {
  readonly connectionString: string;
  /**
   * Kills or freezes the primary. Its replication stops a moment earlier, as on a bad network, so that an asynchronous
   * standby lacks something. After `detectMs` the standby is promoted and the switch leads to it; a frozen primary then
   * goes on without anyone's knowledge. Resolves with the time of the promotion.
   */
  failOver(blow: Blow, detectMs: number): Promise<number>;
  /** Replaces the last primary by a standby of the present one, and waits until that follows. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
};

type Server = { readonly folder: string; readonly pid: number; readonly port: number };

const lagMs = 150;

export async function openPair(isSynchronous: boolean): Promise<Pair> {
  const folder = await mkdtemp(join(tmpdir(), 'upkept-failover-'));
  await chmod(folder, 0o755);
  const places = placesIn(folder);
  const user = chooseRunUser(places.cluster);
  const binaries = await findBinaries(user);
  await createCluster(places, binaries, user, false);
  const password = await passwordOf(places);
  const nodes = makeNodes({ folder, binaries, user, password, isSynchronous });
  await appendFile(join(places.cluster, 'postgresql.auto.conf'), nodes.settings);
  let primary = await nodes.start(places.cluster);
  await nodes.ask(primary, 'create database upkept');
  let standby = await nodes.follow(primary);
  let old: Server | undefined;
  const address = ({ port }: Server) => connectionStringFor('upkept', password, port);
  const proxy = await startDatabaseProxy(address(primary));

  return {
    connectionString: proxy.connectionString,

    async failOver(blow, detectMs) {
      const senders = await nodes.ask<{ pid: number }>(primary, 'select pid from pg_stat_replication');
      for (const { pid } of senders) process.kill(pid, 'SIGSTOP');
      await sleep(lagMs);
      const processes = [primary.pid, ...childrenOf(primary.pid)];
      for (const pid of processes) process.kill(pid, blow === 'kill' ? 'SIGKILL' : 'SIGSTOP');
      await sleep(detectMs);
      await proxy.disconnect();
      await nodes.ask(standby, 'select pg_promote(true, 30)');
      const promotedAt = Date.now();
      await proxy.reconnect(address(standby));
      if (blow === 'freeze') for (const pid of processes) process.kill(pid, 'SIGCONT');
      [old, primary] = [primary, standby];
      return promotedAt;
    },

    async rebuild() {
      if (old) await nodes.remove(old);
      old = undefined;
      standby = await nodes.follow(primary);
    },

    async close() {
      await proxy.close();
      for (const server of [old, primary, standby]) if (server) await nodes.remove(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Setting = {
  readonly folder: string;
  readonly binaries: Binaries;
  readonly user: RunUser;
  readonly password: string;
  readonly isSynchronous: boolean;
};

function makeNodes({ folder, binaries, user, password, isSynchronous }: Setting) {
  let count = 0;

  async function ask<Row extends pg.QueryResultRow>({ port }: Server, sql: string): Promise<readonly Row[]> {
    const client = new pg.Client(connectionStringFor('postgres', password, port));
    client.on('error', () => {});
    await client.connect();
    try {
      return (await client.query<Row>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  async function start(cluster: string): Promise<Server> {
    const log = join(folder, 'log');
    const { pid, port } = await startPostmaster({ cluster, log, binaries, user, fast: false });
    return { folder: cluster, pid, port };
  }

  /** Copies the server's folder as a base backup does, and starts the copy as its standby. */
  async function follow(primary: Server): Promise<Server> {
    const copy = join(folder, `node-${++count}`);
    const client = new pg.Client(connectionStringFor('postgres', password, primary.port));
    await client.connect();
    await client.query("select pg_backup_start('copy', true)");
    await mkdir(copy, { mode: 0o700 });
    const left = /\/(postmaster\.(pid|opts)|pg_wal\/.+|pg_replslot\/.+|standby\.signal)$/;
    await cp(primary.folder, copy, { recursive: true, filter: (path) => !left.test(path) });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(true)');
    await client.end();
    await writeFile(join(copy, 'backup_label'), rows[0]?.labelfile ?? '');
    await writeFile(join(copy, 'standby.signal'), '');
    const upstream = `host=127.0.0.1 port=${primary.port} user=upkept password=${password} application_name=standby`;
    const conf = join(copy, 'postgresql.auto.conf');
    const kept = (await readFile(conf, 'utf8')).split('\n').filter((line) => !line.startsWith('primary_conninfo'));
    await writeFile(conf, [...kept, `primary_conninfo = '${upstream}'`, ''].join('\n'));
    if (user) await own(copy, user);
    const server = await start(copy);
    const follows = async (condition: string) =>
      (await ask(primary, `select 1 from pg_stat_replication where state = 'streaming' and ${condition}`)).length > 0;
    while (!(await follows('true'))) await sleep(100);
    if (!isSynchronous) return server;
    // Like Patroni, which has a primary wait for a standby only while there is one. The copy doesn't wait for itself.
    await ask(primary, "alter system set synchronous_standby_names = 'standby'");
    await ask(primary, 'select pg_reload_conf()');
    while (!(await follows("sync_state = 'sync'"))) await sleep(100);
    return server;
  }

  return {
    ask,
    start,
    follow,
    settings: ['', "wal_keep_size = '512MB'", 'hot_standby = on', 'synchronous_commit = on', ''].join('\n'),
    async remove({ folder: cluster, pid }: Server): Promise<void> {
      for (const each of [pid, ...childrenOf(pid)]) {
        try {
          process.kill(each, 'SIGKILL');
        } catch {
          // It has ended.
        }
      }
      await sleep(100);
      await rm(cluster, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

async function own(folder: string, user: NonNullable<RunUser>): Promise<void> {
  await chown(folder, user.uid, user.gid);
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chown(join(entry.parentPath, entry.name), user.uid, user.gid);
  }
}
