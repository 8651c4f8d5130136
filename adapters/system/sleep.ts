import { setTimeout as sleepFor } from 'node:timers/promises';

/** Waits so long, or until the signal is aborted. Doesn't keep the process alive. */
export const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  sleepFor(ms, undefined, { signal, ref: false }).catch(() => {});
