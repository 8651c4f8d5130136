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
  readonly goal: string;
};

/**
 * Prints both sides' medians and the ratio of the two, which were measured in alternating rounds. Ignores the first
 * round.
 */
export function report(comparisons: readonly Comparison[]): void {
  for (const { measure, ours, limit, unit, goal } of comparisons) {
    const [own, other] = [median(ours.slice(1)), median(limit.slice(1))];
    const ratios = ours.slice(1).map((value, round) => value / (limit.slice(1)[round] ?? value));
    const spread = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`;
    process.stdout.write(
      `${measure}: ${own.toFixed(1)} against ${other.toFixed(1)} ${unit}, ratio ${median(ratios).toFixed(2)} (${spread}); goal ${goal}\n`,
    );
  }
}
