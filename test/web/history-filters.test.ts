import { describe, expect, it } from 'vitest';
import {
  type Filters,
  filtered,
  filtersFrom,
  isNarrowed,
  noFilters,
  queryOf,
  yearFrom,
} from '#apps/web/features/history/model/filters.ts';
import { anEntry } from './history-factories.ts';

const entries = [
  anEntry({ title: 'Vacuum the coils' }),
  anEntry({ title: 'Boiler service', item: 'Central Heating', note: 'Réglage à 60 °C', origin: 'recorded' }),
  anEntry({ title: 'Test the alarms', item: 'Smoke Alarm', safety: true, kind: 'missed' }),
  anEntry({ title: 'Chimney swept', item: 'Chimney', by: { kind: 'company', name: 'Morel', phone: '' } }),
  anEntry({ title: 'New seals', cost: { minor: 0, currency: 'EUR' }, origin: 'imported', kind: 'done' }),
];
const titles = (filters: Partial<Filters>) => filtered(entries, { ...noFilters, ...filters }).map(({ title }) => title);

describe('the entries that are shown', () => {
  it('are all without filters, and those of an item, of a kind, or of both', () => {
    expect(titles({})).toHaveLength(5);
    expect(titles({ item: 'Fridge' })).toEqual(['Vacuum the coils', 'New seals']);
    expect(titles({ kind: 'missed' })).toEqual(['Test the alarms']);
    expect(titles({ kind: 'safety' })).toEqual(['Test the alarms']);
    expect(titles({ kind: 'paid' })).toEqual(['New seals']);
    expect(titles({ kind: 'recorded' })).toEqual(['Boiler service', 'New seals']);
    expect(titles({ kind: 'done', item: 'Smoke Alarm' })).toEqual([]);
  });

  it('contain every word in title, item, note or name, whatever its case and accents', () => {
    expect(titles({ words: '  ' })).toHaveLength(5);
    expect(titles({ words: 'COIL fridge' })).toEqual(['Vacuum the coils']);
    expect(titles({ words: 'reglage' })).toEqual(['Boiler service']);
    expect(titles({ words: 'morel' })).toEqual(['Chimney swept']);
    expect(titles({ words: 'coils boiler' })).toEqual([]);
  });
});

describe('the filters in the address', () => {
  const read = (query: string) => filtersFrom(new URLSearchParams(query));

  it('survive the way through the address', () => {
    const filters: Filters = { item: 'Wine/Cellar Fridge', kind: 'paid', words: 'a & b' };
    expect(read(queryOf(2025, filters, 2026))).toEqual(filters);
  });

  it('are left out if they have no effect', () => {
    expect(queryOf(2026, { ...noFilters, words: ' ' }, 2026)).toBe('?');
    expect(queryOf(undefined, noFilters, 2026)).toBe('?year=all');
    expect([isNarrowed(noFilters), isNarrowed({ ...noFilters, kind: 'done' })]).toEqual([false, true]);
  });

  it.each([
    ['', 2026],
    ['year=2024', 2024],
    ['year=all', undefined],
    ['year=20245', 2026],
    ['year=x', 2026],
  ])('show with "%s" the year %s', (query, year) => {
    expect(yearFrom(new URLSearchParams(query), 2026)).toBe(year);
  });

  it('ignore a kind that does not exist', () => {
    expect(read('kind=secret').kind).toBe('');
  });
});
