import { describe, expect, it } from 'vitest';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { timezoneOfCountry } from '#core/domain/climate/zone-of-country.ts';
import { isTimeZone } from '#core/domain/time/is-time-zone.ts';

describe('the zone of a country', () => {
  it('is known where the country has only one', () => {
    expect(timezoneOfCountry('FR')).toBe('Europe/Paris');
    expect(timezoneOfCountry('JP')).toBe('Asia/Tokyo');
    expect(timezoneOfCountry('US')).toBeUndefined();
    expect(timezoneOfCountry('AU')).toBeUndefined();
  });

  it('is a zone that can be stored, for every country that has one', () => {
    const zones = countryCodes.map(timezoneOfCountry).filter((zone) => zone !== undefined);
    expect(zones.length).toBeGreaterThan(200);
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});
