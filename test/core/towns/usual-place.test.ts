import { expect, it } from 'vitest';
import { rowOf } from '#adapters/node-fs/towns/row.ts';
import { tableNamed } from '#adapters/node-fs/towns/table.ts';
import type { Place } from '#core/domain/climate/place.ts';
import { usualPlaces } from '#core/domain/climate/usual-places.ts';
import { usualPlace } from '../../../build/towns/usual-place.ts';
import { rowsOf } from '../../../build/towns/usual-rows.ts';

const towns = (...all: readonly (readonly [people: number, place: Place])[]) =>
  all.map(([population, place]) => ({ population, isSouthern: false, place }));
const mild = {
  winter: 'rare',
  frost: [
    [2, 10],
    [12, 10],
  ],
} as const satisfies Place;
const cold: Place = {
  winter: 'hard',
  frost: [
    [5, 10],
    [9, 30],
  ],
};

it('a home is planned for the riskiest of what is common', () => {
  expect(usualPlace(towns([70, mild], [30, cold]))).toEqual({
    winter: 'hard',
    frost: [
      [5, 10],
      [9, 30],
    ],
    frostVaries: true,
  });
  expect(usualPlace(towns([96, mild], [4, cold]))).toEqual(mild);
});

it('storms that reach some are known to those who say so, and expected where they are common', () => {
  const coast: Place = { ...mild, storms: 6 };
  expect(usualPlace(towns([60, mild], [40, coast]))).toMatchObject({ storms: 6 });
  expect(usualPlace(towns([90, mild], [10, coast]))).toEqual({ ...mild, stormsOfSome: 6 });
});

it('towns disagree where several have a season at another time than most, or none', () => {
  const later: Place = { ...mild, frost: [mild.frost[0], [12, 20]] };
  const rains: Place = { winter: 'none', rains: 6, rainsEnd: 9 };
  expect(usualPlace(towns([90, mild], [10, later])).frostVaries).toBeUndefined();
  expect(usualPlace(towns([80, mild], [20, { winter: 'none' }])).frostVaries).toBe(true);
  expect(usualPlace(towns([90, rains], [10, { ...rains, rains: 10 }])).rainsVary).toBe(true);
  expect(usualPlace(towns([97, rains], [3, { ...rains, rains: 10 }])).rainsVary).toBeUndefined();
  expect(usualPlace(towns([60, mild], [40, { ...mild, gales: 10 }])).stormsVary).toBe(true);
  expect(usualPlace(towns([100, { ...mild, gales: 10 }])).stormsVary).toBeUndefined();
});

it('rains are those of most of the people who have any', () => {
  const rains = (begin: 4 | 10): Place => ({ winter: 'none', rains: begin, rainsEnd: 12 });
  expect(usualPlace(towns([40, rains(4)], [60, rains(10)])).rains).toBe(10);
  expect(usualPlace(towns([80, { winter: 'none' }], [20, rains(4)])).rains).toBeUndefined();
});

it.each(['IE', 'FI', 'UY', 'SG', 'PT'])('the table has what the towns of %s say', (country) => {
  const { bytes } = tableNamed('towns');
  const towns = bytes.toString().trim().split('\n').map(rowOf);
  const rows = usualPlaces.split('\n').filter((row) => row.startsWith(`${country} `));
  expect(rows).toEqual(
    rowsOf(
      country,
      towns.filter((town) => town.country === country),
    ),
  );
});
