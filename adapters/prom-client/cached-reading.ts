import { setTimeout as sleep } from 'node:timers/promises';

type Options = {
  /** How long a value is returned again, in milliseconds. */
  readonly keptMs: number;
  /** How long a caller waits, in milliseconds. A reading that takes longer goes on for the next caller. */
  readonly timeoutMs: number;
  /** Milliseconds since any fixed time. */
  readonly now?: () => number;
};

/**
 * Returns a function that reads at most once in `keptMs` and never twice at a time, however often it is called. It
 * returns undefined if the reading fails or takes too long.
 */
export function cachedReading<Value>(
  read: () => Promise<Value>,
  { keptMs, timeoutMs, now = () => performance.now() }: Options,
): () => Promise<Value | undefined> {
  let latest: { readonly value: Value | undefined; readonly at: number } | undefined;
  let running: Promise<Value | undefined> | undefined;

  const start = async (): Promise<Value | undefined> => {
    const value = await read().catch(() => undefined);
    latest = { value, at: now() };
    running = undefined;
    return value;
  };
  return () => {
    if (latest && now() - latest.at < keptMs) return Promise.resolve(latest.value);
    running ??= start();
    return Promise.race([running, sleep(timeoutMs, undefined, { ref: false })]);
  };
}
