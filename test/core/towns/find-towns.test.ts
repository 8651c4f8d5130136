import { describe, expect, it } from 'vitest';
import { likeliestOf, linesWith } from '#adapters/node-fs/towns/likeliest.ts';
import { nameOf, rowOf } from '#adapters/node-fs/towns/row.ts';
import { tableNamed } from '#adapters/node-fs/towns/table.ts';
import { towns } from '#adapters/node-fs/towns/towns.ts';
import { countryCodes } from '#core/domain/climate/countries.ts';
import { regionOf } from '#core/domain/climate/town.ts';
import { isTimeZone } from '#core/domain/time/is-time-zone.ts';

const found = (q: string, country?: string) =>
  towns.search({ q, country, limit: 5 }).map(({ name, country: where }) => `${name} ${where}`);

describe('the search for towns', () => {
  it.each([
    ['mun', 'DE', 'Munich DE'],
    ['Mün', undefined, 'Munich DE'],
    ['köln', undefined, 'Köln DE'],
    ['cologne', undefined, 'Köln DE'],
    ['saint etienne', undefined, 'Saint-Étienne FR'],
    ['SAINT-ÉTIENNE', undefined, 'Saint-Étienne FR'],
    ['paulo', undefined, 'São Paulo BR'],
    ['москва', undefined, 'Moscow RU'],
    ['東京', undefined, 'Tokyo JP'],
    ['القاهرة', undefined, 'Cairo EG'],
    ['Londres', undefined, 'London GB'],
    ['london', 'CA', 'London CA'],
    ['cape t', undefined, 'Cape Town ZA'],
  ])('finds "%s" in %s first as %s', (q, country, first) => {
    expect(found(q, country)[0]).toBe(first);
  });

  it('finds a town without its numbered parts, which stay known to homes that chose one', () => {
    expect(found('mars', 'FR')).toEqual(found('mars', 'FR').filter((name) => !/\d/.test(name)));
    expect(towns.find(7284889)?.name).toBe('Marseille 08');
  });

  it('finds a region by its biggest town', () => {
    expect(found('bavar')).toEqual(['Munich DE']);
    expect(found('queensl', 'AU')).toEqual(['Brisbane AU']);
  });

  it('has the biggest town of a time zone, by any of its names, and of a country', () => {
    const first = (where: { country?: string; timezone?: string }) =>
      towns.search({ q: '', limit: 1, ...where })[0]?.name;
    expect(first({ timezone: 'Europe/Paris' })).toBe('Paris');
    expect(first({ timezone: 'Asia/Calcutta' })).toBe(first({ timezone: 'Asia/Kolkata' }));
    expect(first({ timezone: 'Europe/Kyiv' })).toBe('Kyiv');
    expect(first({ country: 'US', timezone: 'America/Denver' })).toBe('Denver');
    expect(first({ country: 'FR', timezone: 'America/Denver' })).toBeUndefined();
  });

  it.each([
    ['s', {}],
    ['s', { country: 'FR' }],
    ['sa', { country: 'US' }],
    ['mon', { country: 'CA' }],
    ['м', { country: 'BG' }],
    ['a', { country: 'LU' }],
    ['s', { country: 'US', timezone: 'America/Denver' }],
    ['st', { timezone: 'Europe/London' }],
    ['k', { timezone: 'Asia/Calcutta' }],
    ['', { country: 'AU', timezone: 'Australia/Darwin' }],
    ['', { timezone: 'Antarctica/Troll' }],
  ])('finds for "%s" in %o what a look at every name finds', (q, where: { country?: string; timezone?: string }) => {
    const zone = where.timezone === 'Asia/Calcutta' ? 'Asia/Kolkata' : where.timezone;
    const rows = likeliestOf(q, linesWith(q, tableNamed('names')), where.country).map((at) =>
      rowOf(tableNamed('towns').lineFrom(at)),
    );
    const all = q === '' ? rows.toSorted((one, other) => other.population - one.population) : rows;
    const expected = all
      .filter((row) => (!where.country || row.country === where.country) && (!zone || row.timezone === zone))
      .slice(0, 8);
    expect(towns.search({ q, ...where, limit: 8 })).toEqual(expected.map(nameOf));
  });

  it('finds nothing for a name that no town has', () => {
    expect([found('xqzj'), found('?!'), found('munich', 'FR')]).toEqual([[], [], []]);
  });

  it('knows the region of law of a town', () => {
    const regionNamed = (q: string, country: string) => {
      const [town] = towns.search({ q, country, limit: 1 });
      return [regionOf(town), regionOf(town && towns.find(town.id))];
    };
    const regions = [
      'Los Angeles US',
      'Melbourne AU',
      'Gent BE',
      'Montréal CA',
      'Edinburgh GB',
      'Marseille FR',
      'Oslo NO',
    ].map((each) => regionNamed(each.slice(0, -3), each.slice(-2)));
    expect(regions).toEqual(
      ['US-CA', 'AU-VIC', 'BE-VLG', 'CA-QC', 'GB-SCT', 'FR-PAC', undefined].map((code) => [code, code]),
    );
    expect(regionOf(undefined)).toBeUndefined();
  });
});

describe('the table of towns', () => {
  const { bytes } = tableNamed('towns');
  const rows = bytes.toString('utf8').split('\n').filter(Boolean).map(rowOf);

  it('has about 28,000 towns, each once, in countries and zones that exist', () => {
    expect(rows.length).toBe(28_000);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    const known: readonly string[] = countryCodes;
    expect(rows.filter(({ country }) => !known.includes(country))).toEqual([]);
    expect([...new Set(rows.map(({ timezone }) => timezone))].filter((zone) => !isTimeZone(zone))).toEqual([]);
  });

  it('has the place of each within the world, and the biggest first', () => {
    const off = rows.filter(
      ({ name, latitude, longitude, height }) =>
        !name || Math.abs(latitude) > 84 || Math.abs(longitude) > 180 || height < -430 || height > 5200,
    );
    expect(off).toEqual([]);
    expect(rows.map(({ population }) => population)).toEqual(
      rows.map(({ population }) => population).toSorted((one, other) => other - one),
    );
  });

  it('finds the first, the last and no other id', () => {
    const [first, last] = [rows.at(0), rows.at(-1)];
    expect([towns.find(first?.id ?? 0)?.name, towns.find(last?.id ?? 0)?.name]).toEqual([first?.name, last?.name]);
    expect([towns.find(1), towns.find(0)]).toEqual([undefined, undefined]);
  });
});
