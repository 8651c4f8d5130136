import { describe, expect, it } from 'vitest';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { hasClimate } from '#core/domain/climate/has-climate.ts';
import { type Climate, type ClimateAnswers, climateOf, turned, winters } from '#core/domain/home/climate.ts';

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
    ['SE', '', 'regular'],
    ['FI', '', 'hard'],
    ['CA', '', 'hard'],
    ['FR', '', 'regular'],
    ['US', '', 'regular'],
    ['JP', '', 'regular'],
    ['PT', '', 'rare'],
    ['NZ', '', 'regular'],
    ['ZA', '', 'rare'],
    ['IN', '', 'none'],
    ['SG', '', 'none'],
    ['US', 'America/Denver', 'hard'],
    ['US', 'America/Phoenix', 'rare'],
    ['US', 'Pacific/Honolulu', 'none'],
    ['CA', 'America/Vancouver', 'regular'],
    ['PT', 'Atlantic/Madeira', 'none'],
    ['AU', 'Australia/Darwin', 'none'],
    ['AU', 'Australia/Sydney', 'none'],
  ] as const)('of %s in the zone "%s" are %s', (country, timezone, winter) => {
    expect(climateOf(country, timezone).winter).toBe(winter);
  });

  it('are as the household says, whatever the country and the zone', () => {
    for (const winter of winters) {
      expect(climateOf('FR', 'Europe/Paris', { winter }).winter).toBe(winter);
      expect(climateOf('US', 'America/Chicago', { winter }).winter).toBe(winter);
    }
    expect(climateOf('NO', 'Europe/Oslo', { winter: 'long' }).winter).toBe('hard');
  });

  it('are those of the place where the household isn’t sure', () => {
    expect(climateOf('FR', 'Europe/Paris', { winter: 'not-sure' })).toEqual(climateOf('FR', 'Europe/Paris'));
  });

  it('are those of the country where the zone is not one of its own', () => {
    expect(climateOf('FR', 'Australia/Darwin')).toEqual(climateOf('FR', 'Europe/Paris'));
    expect(climateOf('US', 'US/Eastern')).toEqual(climateOf('US', 'America/New_York'));
  });

  it('bring frost and leaf fall in every country but those where it never freezes or no leaf falls', () => {
    const climates = countryCodes.map((code) => climateOf(code, ''));
    expect(new Set(climates.map(({ winter }) => winter))).toEqual(new Set(winters));
    for (const { winter, firstFrost, leafFall, lastFrost } of climates) {
      const frosts = [firstFrost, lastFrost].filter((date) => date !== undefined);
      expect(frosts).toHaveLength(winter === 'none' ? 0 : 2);
      if (winter === 'none') expect(leafFall).toBeUndefined();
      if (winter === 'hard') expect(leafFall).toBeDefined();
    }
    expect(climateOf('EG', 'Africa/Cairo').leafFall).toBeUndefined();
    expect(climateOf('MX', 'America/Mexico_City', { winter: 'regular' }).leafFall).toBeDefined();
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
  const rains = (country: string, timezone: string, answers: ClimateAnswers) =>
    climateOf(country, timezone, answers).rainsBegin;

  it('begin when they usually do, unless the household’s heaviest are at another time', () => {
    expect(rains('IN', 'Asia/Kolkata', {})).toBe(6);
    expect(rains('IN', 'Asia/Kolkata', { rains: 'not-sure' })).toBe(6);
    expect(rains('IN', 'Asia/Kolkata', { rains: 'jun-aug' })).toBe(6);
    expect(rains('IN', 'Asia/Kolkata', { rains: 'sep-nov' })).toBe(10);
    expect(rains('BR', 'America/Sao_Paulo', { rains: 'dec-feb' })).toBe(10);
    expect(rains('BR', 'America/Sao_Paulo', { rains: 'mar-may' })).toBe(3);
  });

  it('never come where the household knows no such season', () => {
    expect(rains('IN', 'Asia/Kolkata', { rains: 'none' })).toBeUndefined();
  });

  it('don’t reach parts of a country that are frozen for months', () => {
    expect(rains('JP', 'Asia/Tokyo', { winter: 'hard' })).toBeUndefined();
    expect(rains('JP', 'Asia/Tokyo', { winter: 'rare' })).toBe(6);
  });
});

describe('two rainy seasons', () => {
  it('are named by the heavier one, which the household knows best', () => {
    const inNairobi = (answers: ClimateAnswers) => climateOf('KE', 'Africa/Nairobi', answers);
    const usual = { rainsBegin: 3, rainsEnd: 5, shortRainsBegin: 10, shortRainsEnd: 12 };
    for (const answers of [{}, { rains: 'mar-may' }] as const) expect(inNairobi(answers)).toMatchObject(usual);
    expect(inNairobi({ rains: 'sep-nov' })).toMatchObject({
      rainsBegin: 10,
      rainsEnd: 12,
      shortRainsBegin: 3,
      shortRainsEnd: 5,
    });
    expect(inNairobi({ rains: 'jun-aug' })).toMatchObject({ rainsBegin: 5, rainsEnd: 10 });
    expect(inNairobi({ rains: 'jun-aug' }).shortRainsBegin).toBeUndefined();
  });
});

describe('the storms', () => {
  const storms = (country: string, timezone: string, answers: ClimateAnswers) =>
    climateOf(country, timezone, answers).stormsBegin;

  it('are expected on a coast that they may reach until the household says no', () => {
    expect(storms('US', 'America/New_York', {})).toBe(6);
    expect(storms('US', 'America/New_York', { storms: 'not-sure', winter: 'none' })).toBe(6);
    expect(storms('US', 'America/New_York', { storms: 'no', winter: 'none' })).toBeUndefined();
  });

  it.each([
    ['US', 'America/Chicago', 'rare', 6, undefined],
    ['MX', 'America/Mexico_City', 'none', 6, undefined],
    // More than a quarter of those who live in Pakistan’s towns live on its coast, and most never see frost.
    ['PK', 'Asia/Karachi', 'none', 5, 5],
  ] as const)(
    'of %s, %s, are expected of the winter among which they are common, and of all who say so',
    (country, zone, winter, month, ofSilence) => {
      expect(storms(country, zone, {})).toBe(ofSilence);
      expect(storms(country, zone, { winter })).toBe(month);
      expect(storms(country, zone, { winter, storms: 'no' })).toBeUndefined();
      expect(storms(country, zone, { storms: 'yes' })).toBe(month);
    },
  );

  it('are gales in the south-west of Australia, and cyclones in its north, where the rains come in summer', () => {
    const inPerth = (answers: ClimateAnswers) => climateOf('AU', 'Australia/Perth', answers);
    for (const answers of [{}, { storms: 'yes', winter: 'none' }] as const)
      expect(inPerth(answers)).toMatchObject({ stormsBegin: 5, hasGales: true });
    const broome = inPerth({ winter: 'none', rains: 'dec-feb' });
    expect(broome.stormsBegin).toBe(11);
    expect(broome.hasGales).toBeUndefined();
  });

  it('don’t reach parts of a country that are frozen for months, unless the household says so', () => {
    expect(storms('US', 'America/Chicago', { winter: 'hard' })).toBeUndefined();
    expect(storms('US', 'America/Chicago', { winter: 'hard', storms: 'yes' })).toBe(6);
    expect(storms('CA', 'America/Halifax', { winter: 'hard' })).toBe(8);
  });

  it('are as the household says wherever it is: gales with the cold half of the year, or cyclones without one', () => {
    const said = (country: string, timezone: string, winter?: 'none') =>
      climateOf(country, timezone, { storms: 'yes', ...(winter && { winter }) });
    expect(said('AT', 'Europe/Vienna')).toMatchObject({ stormsBegin: 10, hasGales: true });
    expect(said('UY', 'America/Montevideo')).toMatchObject({ stormsBegin: 4, hasGales: true });
    expect(said('TH', 'Asia/Bangkok')).toMatchObject({ stormsBegin: 6 });
    expect(said('TH', 'Asia/Bangkok').hasGales).toBeUndefined();
    expect(storms('TW', 'Asia/Taipei', { storms: 'no' })).toBeUndefined();
    expect(storms('IS', 'Atlantic/Reykjavik', { storms: 'no' })).toBeUndefined();
  });

  it('are gales on islands and coasts of the north and south, hard winters or not', () => {
    expect(climateOf('IS', 'Atlantic/Reykjavik')).toMatchObject({ stormsBegin: 10, hasGales: true });
    expect(climateOf('FK', 'Atlantic/Stanley')).toMatchObject({ stormsBegin: 4, hasGales: true });
    expect(climateOf('GB', 'Europe/London', { winter: 'hard' })).toMatchObject({ hasGales: true });
    expect(climateOf('NO', 'Europe/Oslo')).toMatchObject({ stormsBegin: 10, hasGales: true });
    expect(climateOf('NZ', 'Pacific/Auckland', { storms: 'yes' })).toMatchObject({ stormsBegin: 9, hasGales: true });
    expect(climateOf('CH', 'Europe/Zurich').stormsBegin).toBeUndefined();
  });

  it('are one kind in a place: cyclones leave gales no season of their own', () => {
    const names = (country: string, timezone: string) =>
      (['storm season', 'gales'] as const).filter((name) => hasClimate(climateOf(country, timezone), name));
    expect(names('IE', 'Europe/Dublin')).toEqual(['gales']);
    expect(names('PH', 'Asia/Manila')).toEqual(['storm season']);
    expect(names('CH', 'Europe/Zurich')).toEqual([]);
  });
});

it('a climate has its winter, and rains, storms and wildfires only if they have a month', () => {
  const temperate: Climate = { winter: 'regular', hemisphere: 'northern' };
  const names = [
    ...winters,
    'snow',
    'mild winter',
    'rainy season',
    'warm rains',
    'storm season',
    'fire season',
  ] as const;
  expect(names.filter((name) => hasClimate(temperate, name))).toEqual(['regular']);
  const wild: Climate = { winter: 'rare', hemisphere: 'southern', rainsBegin: 11, stormsBegin: 1, firesBegin: 12 };
  expect(names.filter((name) => hasClimate(wild, name))).toEqual([
    'rare',
    'rainy season',
    'warm rains',
    'storm season',
    'fire season',
  ]);
});

it.each([
  ['SE', 'Europe/Stockholm', {}, true],
  ['PL', 'Europe/Warsaw', {}, true],
  ['US', 'America/Chicago', {}, true],
  ['US', 'America/Chicago', { winter: 'rare' }, false],
  ['JP', 'Asia/Tokyo', {}, false],
  ['JP', 'Asia/Tokyo', { winter: 'hard' }, true],
  ['FR', 'Europe/Paris', { winter: 'rare' }, false],
  ['NZ', 'Pacific/Auckland', { winter: 'regular' }, true],
] as const)('snow in %s, %s, with %o: %s', (country, zone, answers, expected) => {
  expect(hasClimate(climateOf(country, zone, answers), 'snow')).toBe(expected);
});

it.each([
  ['Australia/Broken_Hill', ['desert']],
  ['Australia/Adelaide', ['gales']],
] as const)('dust or gales in %s: %s', (zone, expected) => {
  const climate = climateOf('AU', zone);
  expect((['desert', 'gales'] as const).filter((name) => hasClimate(climate, name))).toEqual(expected);
});

it.each([
  ['TH', 'Asia/Bangkok', {}, true],
  ['AU', 'Australia/Brisbane', {}, true],
  ['AU', 'Australia/Perth', {}, false],
  ['ZA', 'Africa/Johannesburg', { rains: 'jun-aug' }, false],
  ['SG', 'Asia/Singapore', {}, false],
  ['FR', 'Europe/Paris', {}, false],
] as const)('rains in the warm months in %s, %s, with %o: %s', (country, zone, answers, expected) => {
  expect(hasClimate(climateOf(country, zone, answers), 'warm rains')).toBe(expected);
});

it.each([
  ['ZA', 'Africa/Johannesburg', { winter: 'none', rains: 'jun-aug' }, true],
  ['ES', 'Atlantic/Canary', {}, true],
  ['ZA', 'Africa/Johannesburg', {}, false],
  ['TH', 'Asia/Bangkok', {}, false],
  ['US', 'Pacific/Honolulu', {}, false],
  ['US', 'America/New_York', { winter: 'none' }, false],
] as const)('a mild winter in %s, %s, with %o: %s', (country, zone, answers, expected) => {
  expect(hasClimate(climateOf(country, zone, answers), 'mild winter')).toBe(expected);
});

it.each([
  ['GU', 'Pacific/Guam', true],
  ['IS', 'Atlantic/Reykjavik', true],
  ['AR', 'America/Argentina/Ushuaia', true],
  ['AR', 'America/Argentina/Buenos_Aires', false],
  ['US', 'America/Los_Angeles', true],
  ['US', 'America/New_York', false],
  ['FR', 'Europe/Paris', false],
  ['MQ', 'America/Martinique', true],
  ['IL', 'Asia/Jerusalem', true],
  ['MA', 'Africa/Casablanca', true],
  ['TN', 'Africa/Tunis', false],
  ['PT', 'Europe/Lisbon', true],
  ['PT', 'Atlantic/Madeira', false],
  ['CN', 'Asia/Urumqi', true],
  ['CN', 'Asia/Shanghai', false],
] as const)('earthquakes in %s, %s: %s', (country, zone, expected) => {
  expect(hasClimate(climateOf(country, zone), 'earthquakes')).toBe(expected);
});

it.each([
  ['TH', 'Asia/Bangkok', {}, true],
  ['BO', 'America/La_Paz', {}, false],
  ['BO', 'America/La_Paz', { winter: 'none' }, true],
  ['KW', 'Asia/Kuwait', {}, false],
  ['BR', 'America/Recife', {}, true],
  ['AU', 'Australia/Perth', { winter: 'none' }, false],
  ['AU', 'Australia/Perth', { winter: 'none', rains: 'dec-feb' }, true],
  ['FR', 'Europe/Paris', {}, false],
  ['ET', 'Africa/Addis_Ababa', {}, false],
  ['ET', 'Africa/Addis_Ababa', { altitude: 'low' }, true],
  ['TH', 'Asia/Bangkok', { altitude: 'high' }, false],
] as const)('mosquitoes in %s, %s, with %o: %s', (country, zone, answers, expected) => {
  expect(hasClimate(climateOf(country, zone, answers), 'mosquitoes')).toBe(expected);
});

it.each([
  ['AR', 'America/Argentina/Buenos_Aires', {}, true],
  ['AR', 'America/Argentina/Buenos_Aires', { winter: 'hard' }, false],
  ['AR', 'America/Argentina/Ushuaia', {}, false],
  ['IT', 'Europe/Rome', {}, true],
  ['IT', 'Europe/Rome', { winter: 'rare' }, true],
  ['IT', 'Europe/Rome', { winter: 'long' }, false],
  ['DE', 'Europe/Berlin', {}, false],
] as const)('summer mosquitoes in %s, %s, with %o: %s', (country, zone, answers, expected) => {
  expect(hasClimate(climateOf(country, zone, answers), 'summer mosquitoes')).toBe(expected);
});

it.each([
  ['SG', 'Asia/Singapore', {}, true],
  ['MY', 'Asia/Kuala_Lumpur', {}, true],
  ['MY', 'Asia/Kuala_Lumpur', { rains: 'none' }, true],
  ['MY', 'Asia/Kuala_Lumpur', { altitude: 'high' }, false],
  ['EC', 'America/Guayaquil', { winter: 'none' }, false],
  ['TH', 'Asia/Bangkok', {}, false],
] as const)('mosquitoes all year in %s, %s, with %o: %s', (country, zone, answers, expected) => {
  expect(hasClimate(climateOf(country, zone, answers), 'mosquitoes all year')).toBe(expected);
});

it('storms that a household names where rains come in summer begin with them, not in winter', () => {
  const storms = (rains: 'dec-feb' | 'jun-aug') => {
    const { stormsBegin, hasGales } = climateOf('ZA', 'Africa/Johannesburg', { winter: 'rare', storms: 'yes', rains });
    return { stormsBegin, hasGales };
  };
  expect(storms('dec-feb')).toEqual({ stormsBegin: 10, hasGales: true });
  expect(storms('jun-aug')).toEqual({ stormsBegin: 4, hasGales: true });
});

it('earthquakes don’t reach Yucatán, unlike the rest of Mexico', () => {
  expect(climateOf('MX', 'America/Merida').hasEarthquakes).toBeUndefined();
  expect(climateOf('MX', 'America/Mexico_City').hasEarthquakes).toBe(true);
});
