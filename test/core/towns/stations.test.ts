import { describe, expect, it } from 'vitest';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { placeOfTown } from '#core/towns/place-of-town.ts';
import { stations } from '#core/towns/stations/index.ts';
import { normalsOf } from '#core/towns/stations/sources.ts';

describe('the table of stations', () => {
  it('has each station once, in a country, and on all continents', () => {
    const names = stations.map(
      ({ country, name, latitude, longitude }) => `${country} ${name} ${latitude} ${longitude}`,
    );
    expect(new Set(names).size).toBe(names.length);
    const known: readonly string[] = [...countryCodes, 'XK'];
    expect(stations.filter(({ country }) => !known.includes(country))).toEqual([]);
    expect(names.length).toBeGreaterThan(1470);
  });

  it('has days and months that exist, and frosts in the winter of their hemisphere', () => {
    for (const { name, latitude, frost, coldest, marks } of stations) {
      for (const [month, day] of frost ?? []) {
        expect(new Date(Date.UTC(2027, month - 1, day)).getUTCDate(), name).toBe(day);
      }
      const [last] = frost ?? [];
      if (last) expect(latitude < 0 ? last[0] >= 7 : last[0] <= 6, name).toBe(true);
      // Where the coldest month is warm, most years have no frost, and where it is cold, all have.
      if (coldest > 18) expect(frost, name).toBeUndefined();
      if (coldest < 5) expect(frost, name).toBeDefined();
      for (const value of Object.values(marks)
        .flat()
        .filter((each) => each !== true)) {
        expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name).toContain(value);
      }
    }
  });

  it('leaves to the height of a town whether it is too high for mosquitoes', () => {
    expect(stations.filter(({ marks }) => marks.high)).toEqual([]);
    const arequipa = { latitude: -16.4, longitude: -71.5, height: 2335 };
    expect(placeOfTown(arequipa).high).toBe(true);
    expect(placeOfTown({ ...arequipa, height: 1400 }).high).toBeUndefined();
  });

  it('names whose normals each follows, and of which years', () => {
    for (const { country } of stations) {
      const { service, url, period } = normalsOf(country);
      expect([service !== '', new URL(url).protocol, period]).toEqual([true, 'https:', '1991–2020']);
    }
  });
});
