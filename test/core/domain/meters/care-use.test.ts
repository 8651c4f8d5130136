import { describe, expect, it } from 'vitest';
import { everyBy, everyIn, localUse } from '#core/domain/meters/care-use.ts';

describe('the use of a care task', () => {
  it.each([
    ['km', 15_000, 'km', 15_000],
    ['km', 15_000, 'miles', 9_300],
    ['km', 1_000, 'miles', 620],
    ['miles', 12_000, 'km', 19_000],
    ['litres', 750, 'm3', 0.75],
    ['m3', 3, 'litres', 3_000],
    ['hours', 100, 'km', undefined],
    ['cycles', 30, 'loads', undefined],
  ] as const)('in %s, of %d, is in %s %s', (unit, every, unitOfMeter, expected) => {
    expect(everyIn({ every, unit }, unitOfMeter)).toBe(expected);
  });

  it('is counted by a meter of the same item, and of no other', () => {
    const use = { every: 30, unit: 'cycles' } as const;
    expect(everyBy(use, 'Dryer', { item: 'Dryer', unit: 'cycles' })).toBe(30);
    expect(everyBy(use, 'Dryer', { item: 'Dishwasher', unit: 'cycles' })).toBeUndefined();
    expect(everyBy(use, 'Dryer', { unit: 'cycles' })).toBeUndefined();
    expect(everyBy(undefined, 'Dryer', { item: 'Dryer', unit: 'cycles' })).toBeUndefined();
  });

  it('is said in miles where cars show them', () => {
    const drive = { every: 1_000, unit: 'km' } as const;
    expect(['US', 'GB', 'FR', undefined].map((country) => localUse(country, drive).unit)).toEqual([
      'miles',
      'miles',
      'km',
      'km',
    ]);
    expect(localUse('US', { every: 50, unit: 'litres' })).toEqual({ every: 50, unit: 'litres' });
  });
});
