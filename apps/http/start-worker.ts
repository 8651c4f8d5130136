import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Starts the worker beside the server. Retries until it succeeds or is stopped, because the queue may be unavailable.
 */
export async function startWorker(
  start: () => Promise<void>,
  onError: (error: unknown) => void,
  stopped: AbortSignal,
  pauseMs = 5_000,
): Promise<void> {
  while (!stopped.aborted) {
    try {
      await start();
      return;
    } catch (error) {
      onError(error);
      await sleep(pauseMs, undefined, { signal: stopped, ref: false }).catch(() => {});
    }
  }
}
