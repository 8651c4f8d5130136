import { describe, expect, it } from 'vitest';
import { countText, monthsIn, totalsOf, totalsText } from '#apps/web/features/history/model/months.ts';
import { anEntry } from './history-factories.ts';

describe('the list', () => {
  it('groups entries by month, in their order', () => {
    const months = monthsIn([
      anEntry({ id: 'c', date: '2026-03-31' }),
      anEntry({ id: 'b', date: '2026-03-01' }),
      anEntry({ id: 'a', date: '2025-03-01' }),
    ]);
    expect(months.map(({ name, entries }) => [name, entries.map(({ id }) => id)])).toEqual([
      ['March 2026', ['c', 'b']],
      ['March 2025', ['a']],
    ]);
  });
});

describe('the sums of a list', () => {
  it('count only what was done, and never add two currencies', () => {
    const sums = totalsOf([
      anEntry({ minutes: 20, cost: { minor: 1050, currency: 'EUR' } }),
      anEntry({ minutes: null, cost: { minor: 500, currency: 'EUR' } }),
      anEntry({ minutes: 45, cost: { minor: 3000, currency: 'JPY' } }),
      anEntry({ minutes: 60, kind: 'missed' }),
    ]);
    expect(sums).toEqual({
      done: 3,
      minutes: 65,
      money: [
        { currency: 'EUR', minor: 1550 },
        { currency: 'JPY', minor: 3000 },
      ],
    });
    expect(totalsText(sums)).toBe('3 done, 1 h 5 min, €15.50, JP¥3,000');
  });

  it('say so when nothing was done', () => {
    expect(totalsText(totalsOf([anEntry({ kind: 'skipped' })]))).toBe('Nothing done');
  });

  it('count in words', () => {
    expect([1, 0, 2500].map(countText)).toEqual(['1 entry', '0 entries', '2,500 entries']);
  });
});
