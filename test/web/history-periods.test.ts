import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  monthsOf,
  type Period,
  scaleFor,
  totalOf,
  weeksOf,
  yearsOf,
} from '#apps/web/features/history/model/periods.ts';
import { figuresOf } from '#core/domain/history/figures/figures-of.ts';
import { addDays } from '#core/domain/time/dates.ts';

const none = { done: 0, skipped: 0, missed: 0 };
const counts = (periods: readonly Period[]) =>
  periods.filter((period) => totalOf(period) > 0).map(({ from, counts }) => ({ from, ...counts }));

describe('the columns of a year', () => {
  it('are its twelve months', () => {
    const months = monthsOf(2026, [
      { month: '2026-01', done: 2, skipped: 1, missed: 0 },
      { month: '2026-12', ...none, missed: 1 },
    ]);
    expect(months.map(({ label }) => label).join('')).toBe('JFMAMJJASOND');
    expect(counts(months)).toEqual([
      { from: '2026-01-01', done: 2, skipped: 1, missed: 0 },
      { from: '2026-12-01', done: 0, skipped: 0, missed: 1 },
    ]);
  });

  it('are its weeks, of which the first and the last have only days of the year', () => {
    const weeks = weeksOf(2026, [
      { from: '2026-01-01', done: 1, skipped: 1, missed: 0 },
      { from: '2026-01-05', ...none, done: 1 },
      { from: '2026-12-28', ...none, missed: 1 },
    ]);
    expect(weeks.map(({ from }) => from).slice(0, 2)).toEqual(['2026-01-01', '2026-01-05']);
    expect(weeks.at(-1)?.from).toBe('2026-12-28');
    expect(counts(weeks)).toEqual([
      { from: '2026-01-01', done: 1, skipped: 1, missed: 0 },
      { from: '2026-01-05', done: 1, skipped: 0, missed: 0 },
      { from: '2026-12-28', done: 0, skipped: 0, missed: 1 },
    ]);
  });

  it('name each month once', () => {
    for (const year of [2024, 2025, 2026, 2027, 2028]) {
      const labels = weeksOf(year, []).flatMap(({ label }) => label || []);
      expect(labels.join(' ')).toBe('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec');
    }
  });

  it('count each day of the year once, by week as by month', () => {
    const context = { find: () => undefined, isCurrent: () => false };
    const days = fc.array(fc.integer({ min: 0, max: 364 }), { maxLength: 40 });
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2060 }), days, (year, offsets) => {
        const facts = offsets.map(
          (days) => ({ kind: 'done', date: addDays(`${year}-01-01`, days), item: '' }) as const,
        );
        const figures = figuresOf(facts, { ...context, today: `${year}-12-31`, year });
        const sum = (periods: readonly Period[]) => periods.reduce((total, period) => total + totalOf(period), 0);
        const shown = [monthsOf(year, [...figures.months]), weeksOf(year, [...figures.weekly])];
        expect(shown.map(sum)).toEqual([offsets.length, offsets.length]);
      }),
    );
  });
});

describe('the columns of all years', () => {
  it('include years without entries between others, the oldest first', () => {
    const years = yearsOf(
      [2026, 2023],
      [
        { month: '2023-06', ...none, done: 1 },
        { month: '2026-03', ...none, missed: 1 },
      ],
    );
    expect(years.map((period) => [period.label, totalOf(period)])).toEqual([
      ['2023', 1],
      ['2024', 0],
      ['2025', 0],
      ['2026', 1],
    ]);
    expect(yearsOf([], [])).toEqual([]);
  });
});

describe('the scale', () => {
  const scale = (...totals: readonly number[]) =>
    scaleFor(totals.map((done) => ({ from: '', label: '', name: '', counts: { done, skipped: 0, missed: 0 } })));

  it.each([
    [[0], [0, 1]],
    [[3], [0, 1, 2, 3]],
    [
      [4, 11],
      [0, 5, 10, 15],
    ],
    [[105], [0, 50, 100, 150]],
    [[600], [0, 200, 400, 600]],
  ])('of the columns %j is %j', (totals, values) => {
    expect(scale(...totals)).toEqual(values);
  });
});
