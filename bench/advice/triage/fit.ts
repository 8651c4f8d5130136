import { buckets, featuresOf } from '#core/domain/advice/triage/features.ts';

export type Example = { readonly text: string; readonly isEmergency: boolean };
type Features = readonly (readonly [bucket: number, value: number])[];

type Row = { readonly buckets: readonly number[]; readonly values: readonly number[]; readonly isEmergency: boolean };

const passes = 40;
/** How much an error costs, compared with the size of the weights. More fits the texts closer, and others worse. */
const penalty = 0.5;

/** The same numbers in every run. */
function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function shuffled<Value>(values: readonly Value[], random: () => number): readonly Value[] {
  const all = [...values];
  for (let at = all.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as Value, all[at] as Value];
  }
  return all;
}

export const scoreOf = (features: Features, weights: Float64Array | Int8Array, bias: number): number =>
  features.reduce((sum, [bucket, value]) => sum + value * (weights[bucket] ?? 0), bias);

/** How telling the feature of each place is: the fewer texts have it, the more. 1 for one that half of them have. */
function rarity(all: readonly Features[]): Float64Array {
  const counts = new Float64Array(buckets);
  for (const features of all)
    for (const bucket of new Set(features.map(([at]) => at))) counts[bucket] = (counts[bucket] ?? 0) + 1;
  return counts.map((count) => (Math.log((1 + all.length) / (1 + count)) + 1) / 5);
}

/** A feature that occurs twice counts twice. */
function rowOf(features: Features, scales: Float64Array, isEmergency: boolean): Row {
  const sums = new Map<number, number>();
  for (const [bucket, value] of features) sums.set(bucket, (sums.get(bucket) ?? 0) + value * (scales[bucket] ?? 0));
  return { buckets: [...sums.keys()], values: [...sums.values()], isEmergency };
}

/**
 * A linear support vector machine with squared hinge loss, by dual coordinate descent (Hsieh and others, 2008). Both
 * classes count alike.
 */
export function fitWeights(examples: readonly Example[], seed = 7): { weights: Float64Array; bias: number } {
  const random = makeRandom(seed);
  const all = examples.map(({ text }) => featuresOf(text));
  const scales = rarity(all);
  const rows = all.map((features, index) => rowOf(features, scales, examples[index]?.isEmergency === true));
  const positives = rows.filter(({ isEmergency }) => isEmergency).length;
  const costOf = (isEmergency: boolean) =>
    (penalty * rows.length) / 2 / Math.max(1, isEmergency ? positives : rows.length - positives);
  const weights = new Float64Array(buckets);
  let bias = 0;
  const alphas = new Float64Array(rows.length);
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  for (let pass = 0; pass < passes; pass++) {
    for (const at of shuffled([...rows.keys()], random)) {
      const row = rows[at] as Row;
      const sign = row.isEmergency ? 1 : -1;
      const softness = 1 / (2 * costOf(row.isEmergency));
      const alpha = alphas[at] ?? 0;
      let score = bias;
      for (let i = 0; i < row.buckets.length; i++) score += (row.values[i] ?? 0) * (weights[row.buckets[i] ?? 0] ?? 0);
      const gradient = sign * score - 1 + softness * alpha;
      const moved = Math.max(0, alpha - gradient / ((squares[at] ?? 1) + softness));
      const step = (moved - alpha) * sign;
      if (step === 0) continue;
      alphas[at] = moved;
      bias += step;
      for (let i = 0; i < row.buckets.length; i++) {
        const bucket = row.buckets[i] ?? 0;
        weights[bucket] = (weights[bucket] ?? 0) + step * (row.values[i] ?? 0);
      }
    }
  }
  return { weights: weights.map((weight, bucket) => weight * (scales[bucket] ?? 0)), bias };
}
