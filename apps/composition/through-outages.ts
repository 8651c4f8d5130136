import { setTimeout as sleep } from 'node:timers/promises';
import { isStorageAway } from '#core/domain/errors.ts';

/**
 * Repeats work in this process while the database is unavailable, because the process remembers what it could not save.
 * Gives up after so many tries, and throws the last failure. When the process stops, tries once more at once.
 */
export async function throughOutages(
  work: () => Promise<unknown>,
  stopping: AbortSignal,
  { tries = 30, pauseMs = 5_000 } = {},
): Promise<void> {
  for (let left = tries - 1; ; left--) {
    const isLast = left === 0 || stopping.aborted;
    try {
      await work();
      return;
    } catch (error) {
      if (isLast || !isStorageAway(error)) throw error;
      await sleep(pauseMs, undefined, { signal: stopping, ref: false }).catch(() => {});
    }
  }
}
