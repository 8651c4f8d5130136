import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { processLimits } from '#core/domain/running/time-limits.ts';

const sqliteBusy = 5;

/**
 * Runs `work` while no other process starts or stops the cluster. Node has no file locks, so this uses a lock of its
 * built-in SQLite, which the operating system releases however the process ends; a pid file would outlive a crash.
 * Throws when other processes hold the lock for more than two minutes, or when `stopped` aborts.
 * See docs/decisions/0003.
 */
export async function holdingStartLock<Result>(
  path: string,
  work: () => Promise<Result>,
  stopped?: AbortSignal,
): Promise<Result> {
  const lock = openLock(path);
  try {
    await take(lock, path, stopped);
    return await work();
  } finally {
    lock.close();
  }
}

function openLock(path: string): DatabaseSync {
  try {
    return new DatabaseSync(path, { timeout: 0 });
  } catch (cause) {
    throw new Error(
      `${path} cannot be written: start as the user whom its folder belongs to, or set DATA_DIR elsewhere.`,
      { cause },
    );
  }
}

async function take(lock: DatabaseSync, path: string, stopped?: AbortSignal): Promise<void> {
  const giveUpAt = performance.now() + processLimits.localDatabaseMs;
  for (;;) {
    try {
      lock.exec('begin exclusive');
      return;
    } catch (error) {
      const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
      if (!isBusy) throw error;
      stopped?.throwIfAborted();
      if (performance.now() > giveUpAt)
        throw new Error(`Another process has held ${path} for two minutes; end it and start again.`);
      await sleep(10);
    }
  }
}
