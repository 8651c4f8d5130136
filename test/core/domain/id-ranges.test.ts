import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type IdRange, idRange, idRanges } from '#core/domain/id-ranges.ts';

const holds = ({ after, before }: IdRange, id: string) =>
  (after === undefined || id > after) && (before === undefined || id < before);

describe('ranges of ids', () => {
  it('together hold every id once', () => {
    const ids = Array.from({ length: 300 }, () => randomUUID());
    const ends = ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff'];
    for (const shards of [1, 2, 3, 7, 16, 250, 1000]) {
      const ranges = Array.from({ length: shards }, (_, shard) => idRange(shard, shards));
      for (const id of [...ids, ...ends]) expect(ranges.filter((range) => holds(range, id))).toHaveLength(1);
    }
  });

  it('are about equally full', () => {
    const ids = Array.from({ length: 4000 }, () => randomUUID());
    for (const shard of [0, 1, 2, 3]) {
      const count = ids.filter((id) => holds(idRange(shard, 4), id)).length;
      expect(count).toBeGreaterThan(800);
      expect(count).toBeLessThan(1200);
    }
  });

  it('are as many as needed to hold at most so many ids each', () => {
    expect(idRanges(0, 200)).toEqual([{}]);
    expect(idRanges(200, 200)).toEqual([{}]);
    expect(idRanges(401, 200)).toEqual([idRange(0, 3), idRange(1, 3), idRange(2, 3)]);
  });

  it('have open ends, so that one range is everything', () => {
    expect(idRange(0, 1)).toEqual({});
    expect(idRange(0, 2)).toEqual({ before: '80000000-0000-0000-0000-000000000000' });
    expect(idRange(1, 2)).toEqual({ after: '80000000-0000-0000-0000-000000000000' });
  });
});
