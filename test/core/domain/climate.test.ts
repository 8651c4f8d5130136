import { describe, expect, it } from 'vitest';
import { type Climate, climateOf, hasClimate, hasSeveralClimates, turned } from '#core/domain/climate.ts';
import { countryCodes } from '#core/domain/countries.ts';

describe('the countries', () => {
  it('are the 249 of ISO 3166-1, in order, each with a name', () => {
    const names = new Intl.DisplayNames('en', { type: 'region' });
    expect(countryCodes).toHaveLength(249);
    expect([...new Set(countryCodes)].sort()).toEqual(countryCodes);
    expect(countryCodes.filter((code) => names.of(code) === code)).toEqual([]);
  });
});

describe('the climate', () => {
  it.each([
    ['FR', 'Europe/Paris', 'regular', 'northern'],
    ['GB', 'Europe/London', 'regular', 'northern'],
    ['SE', 'Europe/Stockholm', 'hard', 'northern'],
    ['US', 'America/New_York', 'regular', 'northern'],
    ['US', 'America/Chicago', 'hard', 'northern'],
    ['US', 'America/Los_Angeles', 'rare', 'northern'],
    ['US', 'America/Phoenix', 'rare', 'northern'],
    ['US', 'Pacific/Honolulu', 'none', 'northern'],
    ['PT', 'Atlantic/Madeira', 'none', 'northern'],
    ['AU', 'Australia/Sydney', 'rare', 'southern'],
    ['AU', 'Australia/Darwin', 'none', 'southern'],
    ['ZA', 'Africa/Johannesburg', 'rare', 'southern'],
    ['IN', 'Asia/Kolkata', 'none', 'northern'],
    ['SG', 'Asia/Singapore', 'none', 'northern'],
    ['BR', 'America/Sao_Paulo', 'none', 'southern'],
  ] as const)('of %s in %s has the winter %s and is %s', (country, timezone, winter, hemisphere) => {
    expect(climateOf(country, timezone)).toMatchObject({ winter, hemisphere });
  });

  it('is that of the answer where the household gave one', () => {
    expect(climateOf('US', 'America/New_York', 'none').winter).toBe('none');
    expect(climateOf('FR', 'Europe/Paris', 'hard').winter).toBe('hard');
  });

  it('has rains in monsoon lands, and hurricanes where it never freezes', () => {
    const rainsBegin = (country: string, timezone = '', winter?: Climate['winter']) =>
      climateOf(country, timezone, winter).rainsBegin;
    expect(rainsBegin('IN')).toBe(6);
    expect(rainsBegin('SG')).toBeDefined();
    expect(rainsBegin('AU', 'Australia/Darwin')).toBe(11);
    expect(rainsBegin('US', 'America/New_York', 'none')).toBe(6);
    expect(rainsBegin('US', 'America/New_York')).toBeUndefined();
    expect(rainsBegin('FR')).toBeUndefined();
  });

  it('has fires around the Mediterranean, in California and in Australia, but not where it never freezes', () => {
    const firesBegin = (country: string, timezone: string) => climateOf(country, timezone).firesBegin;
    expect(firesBegin('ES', 'Europe/Madrid')).toBe(6);
    expect(firesBegin('US', 'America/Los_Angeles')).toBe(6);
    expect(firesBegin('AU', 'Australia/Sydney')).toBe(11);
    expect(firesBegin('AU', 'Australia/Darwin')).toBeUndefined();
    expect(firesBegin('SE', 'Europe/Stockholm')).toBeUndefined();
  });

  it('is known for every country, and southern ones turn the year', () => {
    for (const country of countryCodes) {
      const climate = climateOf(country, '');
      expect(['hard', 'regular', 'rare', 'none']).toContain(climate.winter);
      expect(turned(3, climate)).toBe(climate.hemisphere === 'southern' ? 9 : 3);
    }
  });

  it('is asked about in countries that have several', () => {
    expect(
      ['US', 'AU', 'CN', 'IN', 'ES', 'IT', 'FR', 'CL', 'AR', 'CA'].filter((code) => !hasSeveralClimates(code)),
    ).toEqual([]);
    expect(['GB', 'SE', 'SG', 'NL'].filter(hasSeveralClimates)).toEqual([]);
  });

  it('goes by the names of its winter and of its seasons', () => {
    const climate: Climate = { winter: 'rare', hemisphere: 'northern', firesBegin: 6 };
    const names = ['hard', 'regular', 'rare', 'none', 'rainy season', 'fire season'] as const;
    expect(names.filter((name) => hasClimate(climate, name))).toEqual(['rare', 'fire season']);
    expect(hasClimate({ ...climate, rainsBegin: 6 }, 'rainy season')).toBe(true);
  });
});
