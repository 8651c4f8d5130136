import { describe, expect, it } from 'vitest';
import { climateOf, freezing, southernTemperate, tropical } from '#core/domain/climate.ts';
import { countryCodes, isCountryCode } from '#core/domain/countries.ts';

describe('the countries', () => {
  it('are the 249 of ISO 3166-1, in order, each with a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(countryCodes).toHaveLength(249);
    expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
    expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([]);
  });
});

describe('the climate', () => {
  it('covers only existing countries, each once', () => {
    for (const list of [southernTemperate, tropical, freezing]) {
      expect(list.filter((code) => !isCountryCode(code))).toEqual([]);
      expect(new Set(list).size).toBe(list.length);
    }
  });

  it('of no country is southern and tropical, nor tropical with winters that freeze', () => {
    expect(southernTemperate.filter((code) => tropical.includes(code))).toEqual([]);
    expect(freezing.filter((code) => tropical.includes(code))).toEqual([]);
  });

  it.each([
    ['FR', 'northern', true],
    ['US', 'northern', true],
    ['IN', 'northern', false],
    ['AU', 'southern', false],
    ['NZ', 'southern', true],
    ['AR', 'southern', false],
    ['AQ', 'southern', true],
    ['ZA', 'southern', false],
    ['BR', 'none', false],
    ['SG', 'none', false],
    ['KE', 'none', false],
    ['KI', 'none', false],
  ] as const)('of %s is %s and freezes: %s', (country, seasons, freezes) => {
    expect(climateOf(country)).toEqual({ seasons, freezes });
  });

  it.each([
    ['US', 'America/Phoenix', 'northern', false],
    ['US', 'America/Chicago', 'northern', true],
    ['US', 'Pacific/Honolulu', 'none', false],
    ['AU', 'Australia/Darwin', 'none', false],
    ['AU', 'Australia/Sydney', 'southern', false],
    ['FR', 'America/Phoenix', 'northern', true],
  ] as const)('of %s in the zone %s is %s and freezes: %s', (country, timezone, seasons, freezes) => {
    expect(climateOf(country, timezone)).toEqual({ seasons, freezes });
  });

  it('is known for every country', () => {
    const counted = Map.groupBy(countryCodes, (code) => climateOf(code).seasons);
    expect([...counted.keys()].sort()).toEqual(['none', 'northern', 'southern']);
    expect(counted.get('southern')).toHaveLength(southernTemperate.length);
    expect(counted.get('none')).toHaveLength(tropical.length);
  });
});
