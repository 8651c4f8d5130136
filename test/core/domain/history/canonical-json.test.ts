import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from '#core/domain/history/passport/canonical-json.ts';

it('is the same JSON whatever the order of the keys, without spaces and absent fields', () => {
  expect(canonicalJson({ b: [1, null, { d: 'é"', c: true }], a: undefined, A: 0 })).toBe(
    '{"A":0,"b":[1,null,{"c":true,"d":"é\\""}]}',
  );
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.oneof(fc.integer(), fc.string(), fc.boolean())), (record) => {
      const backwards = Object.fromEntries(Object.entries(record).toReversed());
      expect(canonicalJson(backwards)).toBe(canonicalJson(record));
      expect(JSON.parse(canonicalJson(record))).toEqual(record);
    }),
    { numRuns: 100 },
  );
});
