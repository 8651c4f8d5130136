/** Ids between two others, which are themselves excluded. An absent end is open. */
export type IdRange = { readonly after?: string; readonly before?: string };

const digits = 8;

/** A number from 0 to 16^8 as the id that begins with it. No household has such an id, whose other digits are zero. */
const idAt = (place: number): string => `${place.toString(16).padStart(digits, '0')}-0000-0000-0000-000000000000`;

/**
 * One of `shards` ranges that together hold every id, and each id once. Ids are random, so the ranges are about equally
 * full. `shard` counts from 0.
 */
export function idRange(shard: number, shards: number): IdRange {
  const place = (index: number) => Math.round((index / shards) * 16 ** digits);
  return {
    ...(shard > 0 && { after: idAt(place(shard)) }),
    ...(shard < shards - 1 && { before: idAt(place(shard + 1)) }),
  };
}

/** Ranges that together hold every id, with about `most` of the `count` ids each. At least one. */
export function idRanges(count: number, most: number): readonly IdRange[] {
  const shards = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: shards }, (_, shard) => idRange(shard, shards));
}
