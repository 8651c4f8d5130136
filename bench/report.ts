import { type Goal, textOf } from './goals.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

export type Comparison = {
  readonly measure: string;
  readonly ours: readonly number[];
  readonly limit: readonly number[];
  readonly unit: string;
  /** Absent where the measure only explains another one. */
  readonly goal?: Goal | undefined;
};

/** The rounds that count: not the first, unless it is the only one. */
export function counted<Value>(rounds: readonly Value[]): readonly Value[] {
  return rounds.length > 1 ? rounds.slice(1) : rounds;
}

/** Prints both sides' medians and the ratio of the two, which were measured in alternating rounds. */
export function report(comparisons: readonly Comparison[]): void {
  for (const { measure, ours, limit, unit, goal } of comparisons) {
    const [own, other] = [median(counted(ours)), median(counted(limit))];
    const ratios = counted(ours).map((value, round) => value / (counted(limit)[round] ?? value));
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    process.stdout.write(
      `${measure}: ${own.toFixed(1)} against ${other.toFixed(1)} ${unit}, ratio ${median(ratios).toFixed(2)} (${spread}); goal ${textOf(goal)}\n`,
    );
  }
}
