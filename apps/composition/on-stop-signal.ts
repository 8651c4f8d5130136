/** In milliseconds. A Ctrl-C comes from the terminal, and again from npm and from `./run`, which pass it on. */
const sameSignalMs = 500;

type Program = { on(signal: 'SIGINT' | 'SIGTERM', listener: () => void): unknown; exit(code: number): unknown };

/** Calls `stop` on SIGINT or SIGTERM. Exits with 1 when another one comes later, from a person who won't wait. */
export function onStopSignal(stop: () => void, program: Program = process): void {
  let stoppingAt: number | undefined;
  const onSignal = () => {
    if (stoppingAt !== undefined && performance.now() - stoppingAt > sameSignalMs) program.exit(1);
    if (stoppingAt !== undefined) return;
    stoppingAt = performance.now();
    stop();
  };
  program.on('SIGINT', onSignal);
  program.on('SIGTERM', onSignal);
}
