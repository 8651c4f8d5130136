import { describe, expect, it } from 'vitest';
import { type Climate, climateOf, hasClimate, hasSeveralClimates, turned, winters } from '#core/domain/climate.ts';
import { countryCodes } from '#core/domain/countries.ts';

describe('the countries', () => {
  it('are the 249 of ISO 3166-1, in order, each with a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(countryCodes).toHaveLength(249);
    expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
    expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([]);
  });
});

describe('the winters', () => {
  it.each([
    ['SE', 'hard'],
    ['CA', 'hard'],
    ['FR', 'regular'],
    ['US', 'regular'],
    ['JP', 'regular'],
    ['PT', 'rare'],
    ['AU', 'rare'],
    ['NZ', 'rare'],
    ['ZA', 'rare'],
    ['IN', 'none'],
    ['BR', 'none'],
    ['SG', 'none'],
  ] as const)('of %s are %s', (country, winter) => {
    expect(climateOf(country, '').winter).toBe(winter);
  });

  it.each([
    ['US', 'America/New_York', 'regular'],
    ['US', 'America/Chicago', 'hard'],
    ['US', 'America/Phoenix', 'rare'],
    ['US', 'Pacific/Honolulu', 'none'],
    ['CA', 'America/Vancouver', 'regular'],
    ['PT', 'Atlantic/Madeira', 'none'],
    ['AU', 'Australia/Darwin', 'none'],
    ['AU', 'Australia/Sydney', 'rare'],
  ] as const)('of %s in the zone %s are %s', (country, timezone, winter) => {
    expect(climateOf(country, timezone).winter).toBe(winter);
  });

  it('are as the household says, whatever the country and the zone', () => {
    for (const winter of winters) {
      expect(climateOf('FR', 'Europe/Paris', winter).winter).toBe(winter);
      expect(climateOf('US', 'America/Chicago', winter).winter).toBe(winter);
    }
  });

  it('are asked about only where one country has several climates', () => {
    expect(['US', 'FR', 'AU', 'IT'].map(hasSeveralClimates)).toEqual([true, true, true, true]);
    expect(['GB', 'SE', 'SG', 'BR'].map(hasSeveralClimates)).toEqual([false, false, false, false]);
  });

  it('are of every kind among the countries', () => {
    const counted = Map.groupBy(countryCodes, (code) => climateOf(code, '').winter);
    for (const winter of winters) expect(counted.get(winter)?.length, winter).toBeGreaterThan(10);
  });
});

describe('the hemisphere', () => {
  it.each([
    ['FR', 'northern'],
    ['SG', 'northern'],
    ['AU', 'southern'],
    ['NZ', 'southern'],
    ['AR', 'southern'],
    ['BR', 'southern'],
  ] as const)('of %s is %s', (country, hemisphere) => {
    expect(climateOf(country, '').hemisphere).toBe(hemisphere);
  });

  it('turns months by half a year in the south and by nothing in the north', () => {
    const months = [1, 3, 6, 7, 12] as const;
    expect(months.map((month) => turned(month, climateOf('FR', '')))).toEqual(months);
    expect(months.map((month) => turned(month, climateOf('NZ', '')))).toEqual([7, 9, 12, 1, 6]);
  });
});

describe('the rains', () => {
  it.each([
    ['TH', '', 5],
    ['IN', 'Asia/Kolkata', 6],
    ['BR', 'America/Sao_Paulo', 10],
    ['AU', 'Australia/Darwin', 11],
    ['AU', 'Australia/Sydney', undefined],
    ['FR', 'Europe/Paris', undefined],
    ['SE', 'Europe/Stockholm', undefined],
  ])('of %s in the zone "%s" begin in month %s', (country, timezone, month) => {
    expect(climateOf(country, timezone).rainsBegin).toBe(month);
  });

  it('of countries with hurricanes begin in June where it never freezes, and nowhere else', () => {
    expect(climateOf('US', 'Pacific/Honolulu').rainsBegin).toBe(6);
    expect(climateOf('US', 'America/New_York', 'none').rainsBegin).toBe(6);
    expect(climateOf('MX', '', 'none').rainsBegin).toBe(6);
    expect(climateOf('US', 'America/New_York').rainsBegin).toBeUndefined();
    expect(climateOf('MX', '', 'rare').rainsBegin).toBeUndefined();
    expect(climateOf('FR', 'Europe/Paris', 'none').rainsBegin).toBeUndefined();
  });

  it('come in every country without frost that lies in the tropics', () => {
    const dry = countryCodes.map((code) => climateOf(code, '')).filter(({ winter }) => winter === 'none');
    expect(dry.filter(({ rainsBegin }) => rainsBegin === undefined)).toEqual([]);
  });
});

describe('the wildfires', () => {
  it.each([
    ['GR', 'Europe/Athens', 6],
    ['US', 'America/Los_Angeles', 6],
    ['AU', 'Australia/Brisbane', 10],
    ['AU', 'Australia/Sydney', 11],
    ['ZA', '', 12],
    ['US', 'America/New_York', undefined],
    ['FR', 'Europe/Paris', undefined],
  ])('of %s in the zone "%s" begin in month %s', (country, timezone, month) => {
    expect(climateOf(country, timezone).firesBegin).toBe(month);
  });

  it('have no season where it never freezes', () => {
    expect(climateOf('PT', 'Atlantic/Madeira').firesBegin).toBeUndefined();
  });
});

it('a climate has its winter, and rains and wildfires only if they have a month', () => {
  const temperate: Climate = { winter: 'regular', hemisphere: 'northern' };
  const names = [...winters, 'rainy season', 'fire season'] as const;
  expect(names.filter((name) => hasClimate(temperate, name))).toEqual(['regular']);
  const wild: Climate = { winter: 'rare', hemisphere: 'southern', rainsBegin: 11, firesBegin: 12 };
  expect(names.filter((name) => hasClimate(wild, name))).toEqual(['rare', 'rainy season', 'fire season']);
});
