import { setTimeout as sleep } from 'node:timers/promises';

/** Starts the worker beside the server, again and again until it succeeds or is told to stop: the queue may be away. */
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
