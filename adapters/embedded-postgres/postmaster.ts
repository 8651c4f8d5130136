import { execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processLimits } from '#core/domain/running/time-limits.ts';
import type { Binaries } from './binaries.ts';
import { isAlive, type RunUser, run, serverEnvironment } from './process.ts';

type Postmaster = { readonly pid: number; readonly port: number; readonly isReady: boolean };

const largestLog = 10_000_000;

/** Reads postmaster.pid. Returns undefined if the file is missing or incomplete. */
function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const [pid, , , port, , , , status = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), isReady: status.trim() === 'ready' } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the server that another of our processes left running, once it is ready. Deletes postmaster.pid if its
 * process has ended or if another program now has its pid, because PostgreSQL would refuse to start in the latter case.
 */
export async function findOrphan(cluster: string, stopped?: AbortSignal): Promise<Postmaster | undefined> {
  const giveUpAt = performance.now() + processLimits.localDatabaseMs;
  for (;;) {
    const found = readPostmaster(cluster);
    if (!found) return undefined;
    if (!isAlive(found.pid) || !isPostmasterOf(cluster, found.pid)) {
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      return undefined;
    }
    if (found.isReady) return found;
    if (performance.now() > giveUpAt)
      throw new Error(
        `PostgreSQL (process ${found.pid}) neither starts nor ends; see postgres.log, end it and start again.`,
      );
    stopped?.throwIfAborted();
    await sleep(20);
  }
}

/**
 * Whether the process is this cluster's server. Its working folder names the cluster; if we may not read that, its
 * command line does.
 */
function isPostmasterOf(cluster: string, pid: number): boolean {
  const command = commandLineOf(pid);
  return command.includes('postgres') && (workingFolderOf(pid) ?? command).includes(cluster);
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function commandLineOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

type Start = {
  cluster: string;
  log: string;
  binaries: Binaries;
  user: RunUser;
  fast: boolean;
  /** Any free port unless it has to be this one. */
  port?: number | undefined;
  stopped?: AbortSignal | undefined;
};

/** Starts the server and waits until it is ready. Throws an error that contains the end of the log. */
export async function startPostmaster(start: Start): Promise<Postmaster> {
  for (let attempt = 1; ; attempt++) {
    const port = start.port ?? (await freePort());
    const logStart = sizeOf(start.log);
    try {
      return await launch(start, port);
    } catch (cause) {
      start.stopped?.throwIfAborted();
      const said = readFileSync(start.log).subarray(logStart).toString();
      // Another program took the port meanwhile, or a killed server's last processes are still exiting.
      const mayPass = /could not bind|could not create any TCP|still in use/.test(said);
      if (!mayPass || attempt === 20)
        throw new Error(`PostgreSQL did not start; ${start.log} ends with:\n${said.slice(-1500)}`, { cause });
      await sleep(100);
    }
  }
}

async function launch({ cluster, log, binaries, user, fast, stopped }: Start, port: number): Promise<Postmaster> {
  const settings = {
    // No socket files, because their paths are limited to 107 bytes and ours may be longer.
    unix_socket_directories: '',
    listen_addresses: '127.0.0.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(fast && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = [
    '-D',
    cluster,
    '-p',
    String(port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  if (sizeOf(log) > largestLog) renameSync(log, `${log}.1`);
  const output = openSync(log, 'a', 0o600);
  // Detached, so that Ctrl-C reaches only our process, which stops the database after closing its connections.
  const child = spawn(binaries.postgres, args, {
    ...user,
    cwd: '/',
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  child.unref();
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const ended = new Promise<void>((resolve) => {
    child.on('exit', (code, signal) => {
      failure ??= new Error(`it ended with ${signal ?? code}`);
      resolve();
    });
  });

  const giveUpAt = performance.now() + processLimits.localDatabaseMs;
  while (performance.now() < giveUpAt && !stopped?.aborted) {
    if (failure) throw failure;
    const found = readPostmaster(cluster);
    if (found && found.pid === child.pid && found.isReady) return found;
    await sleep(5);
  }
  child.kill('SIGINT');
  if (stopped?.aborted) await ended;
  throw new Error('it was not ready within two minutes');
}

/** Stops the server: rolls back open transactions, writes all data to disk and waits until the process has ended. */
export async function stopPostmaster(cluster: string, binaries: Binaries, user: RunUser): Promise<void> {
  await run(binaries.pgCtl, ['stop', '-D', cluster, '-m', 'fast', '-w', '-s'], user);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
