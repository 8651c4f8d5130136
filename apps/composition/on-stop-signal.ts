/** In milliseconds. A Ctrl-C comes from the terminal, and again from npm and from `./run`, which pass it on. */
const sameSignalMs = 500;

/** Calls `stop` on SIGINT or SIGTERM. Exits with 1 when another one comes later, from a person who won't wait. */
export function onStopSignal(stop: () => void): void {
  let stoppingAt: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stoppingAt !== undefined && performance.now() - stoppingAt > sameSignalMs) process.exit(1);
      if (stoppingAt !== undefined) return;
      stoppingAt = performance.now();
      stop();
    });
  }
}
