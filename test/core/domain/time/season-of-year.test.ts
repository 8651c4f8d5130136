import { expect, it } from 'vitest';
import { seasonOn } from '#core/domain/time/season-of-year.ts';

it.each([
  ['2027-02-28', 'winter', 'summer'],
  ['2027-03-01', 'spring', 'autumn'],
  ['2027-06-01', 'summer', 'winter'],
  ['2027-11-30', 'autumn', 'spring'],
  ['2027-12-01', 'winter', 'summer'],
] as const)('%s is %s in the north and %s in the south', (day, north, south) => {
  expect([seasonOn(day, 'northern'), seasonOn(day, 'southern')]).toEqual([north, south]);
});
