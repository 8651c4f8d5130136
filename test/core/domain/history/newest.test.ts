import { expect, it } from 'vitest';
import { countBefore, newestOf, startOfNewest } from '#core/domain/history/newest.ts';
import { usualCurrency } from '#core/domain/history/usual-currency.ts';

it('the newest entries begin with the month that has the last of them, whatever was done with its tasks', () => {
  const months = [
    { month: '2026-11', done: 1, skipped: 0, missed: 0 },
    { month: '2027-01', done: 1, skipped: 1, missed: 1 },
    { month: '2027-02', done: 2, skipped: 0, missed: 0 },
  ];
  const starts = [1, 2, 3, 5, 6, 7].map((newest) => startOfNewest(months, newest));
  expect(starts).toEqual(['2027-02-01', '2027-02-01', '2027-01-01', '2027-01-01', '2026-11-01', undefined]);
  expect(startOfNewest([], 1)).toBeUndefined();
});

it('the earlier ones are those before that month', () => {
  const months = ['2026-11', '2027-01', '2027-02'].map((month) => ({ month, done: 1, skipped: 2, missed: 3 }));
  const from = ['2026-11-01', '2026-12-01', '2027-02-01', '2027-03-01', undefined];
  expect(from.map((day) => countBefore(months, day))).toEqual([0, 6, 12, 18, 0]);
});

it('the newest are listed with all of the last one’s month, whatever else they have', () => {
  const dates = ['2027-02-02', '2027-02-01', '2027-01-31', '2027-01-01', '2026-12-31'];
  const counts = [1, 2, 3, 4, 5, 6].map(
    (newest) =>
      newestOf(
        dates.map((date) => ({ date })),
        newest,
      ).length,
  );
  expect(counts).toEqual([2, 2, 4, 4, 5, 5]);
});

it('the usual currency is the one that was paid last, in whatever order the entries are', () => {
  const paid = (date: string, currency: string) =>
    ({ kind: 'done', date, item: 'Roof', cost: { minor: 100, currency } }) as const;
  const entries = [paid('2026-05-01', 'EUR'), paid('2027-01-02', 'GBP'), paid('2026-12-31', 'CHF')];
  const unpaid = { kind: 'done', date: '2027-01-05', item: 'Roof' } as const;
  for (const order of [entries, entries.toReversed(), [unpaid, ...entries]])
    expect(usualCurrency(order, 'FR')).toBe('GBP');
  const sameDay = [paid('2027-01-02', 'GBP'), paid('2027-01-02', 'CHF')];
  for (const order of [sameDay, sameDay.toReversed()]) expect(usualCurrency(order, 'FR')).toBe('CHF');
  expect(usualCurrency([unpaid], 'GB')).toBe('GBP');
});
