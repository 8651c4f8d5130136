/** How long each of the calls takes, one after the other, in milliseconds. */
export async function timesOf(calls: readonly (() => Promise<unknown>)[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
  }
  return times;
}

export const p95 = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0;
