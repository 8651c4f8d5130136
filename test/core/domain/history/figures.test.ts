import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { careTaskById } from '#core/catalogue/index.ts';
import type { HistoryEntry } from '#core/domain/history/entry.ts';
import { figuresOf } from '#core/domain/history/figures/figures-of.ts';
import { lastMissedDay } from '#core/domain/history/task-entry.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';
import { buildEntry } from './build-entry.ts';
import { type ByHand, countsByHand, safetyByHand, weeksByHand } from './by-hand.ts';

const careTaskIds = [
  'smoke-alarm.test-alarms',
  'smoke-alarm.check-dates',
  'electrical-panel.test-rcd',
  'pool.test-water',
  'pool.check-barrier',
  'pool.winterise',
  'pool.open-season',
  'chimney.book-sweep',
  'fridge.check-temperature',
  undefined,
] as const;
const dayZero = '2024-11-20';
const weeksOfHistory = 100;

/** Most days are the same weekday, so that entries meet on a day and gaps end exactly on time. */
const anyDay = fc
  .tuple(fc.integer({ min: 0, max: weeksOfHistory }), fc.constantFrom(0, 0, 0, 0, 1, 4))
  .map(([weeks, days]) => addDays(dayZero, 7 * weeks + days));

/** Costs are large, so that sums show whether they are exact. */
const anyCost = fc.option(
  fc.record({ minor: fc.integer({ min: 0, max: 99_999_999_999 }), currency: fc.constantFrom('EUR', 'JPY', 'TND') }),
  { nil: undefined },
);

const anyEntry = fc.record({
  careTaskId: fc.constantFrom(...careTaskIds),
  kind: fc.constantFrom('done', 'done', 'done', 'skipped', 'missed'),
  date: anyDay,
  daysFromPlan: fc.constantFrom(undefined, -8, 0, 2, 14, 18, 19, 20, 21),
  minutes: fc.option(fc.integer({ min: 0, max: 600 }), { nil: undefined }),
  cost: anyCost,
});

/** Done and skipped entries up to today; missed ones that may no longer be done. */
function entryFrom(
  {
    careTaskId,
    kind,
    date,
    daysFromPlan,
    minutes,
    cost,
  }: typeof anyEntry extends fc.Arbitrary<infer Value> ? Value : never,
  index: number,
  today: IsoDate,
): readonly HistoryEntry[] {
  if (date > (kind === 'missed' ? lastMissedDay(today) : today)) return [];
  const plannedFor = kind === 'done' ? daysFromPlan && addDays(date, -daysFromPlan) : date;
  const job = careTaskById.get(careTaskId ?? '');
  return [
    buildEntry({
      id: String(index),
      kind,
      date,
      item: job?.item.name ?? 'Roof',
      ...(careTaskId && { careTaskId }),
      ...(plannedFor && { plannedFor }),
      ...(minutes !== undefined && { minutes }),
      ...(kind === 'done' && cost && { cost }),
    }),
  ];
}

const anyHistory: fc.Arbitrary<ByHand> = fc
  .record({
    raw: fc.array(anyEntry, { maxLength: 120, size: 'max' }),
    joinedOn: anyDay,
    today: fc.integer({ min: 200, max: 7 * weeksOfHistory }).map((days) => addDays(dayZero, days)),
    year: fc.constantFrom(undefined, 2024, 2025, 2026, 2027),
    gone: fc.subarray(careTaskIds.filter((id) => id !== undefined)),
  })
  .map(({ raw, joinedOn, today, year, gone }) => ({
    entries: raw.flatMap((each, index) => entryFrom(each, index, today)),
    joinedOn,
    today,
    year,
    goneTasks: new Set(gone),
  }));

const figures = ({ entries, joinedOn, today, year, goneTasks }: ByHand) =>
  figuresOf(entries, {
    find: (id) => careTaskById.get(id),
    isCurrent: ({ task }) => !goneTasks.has(task.id),
    joinedOn,
    today,
    year,
  });

const byTask = (one: { id: string; dueOn: string }, other: { id: string; dueOn: string }) =>
  `${one.id} ${one.dueOn}` < `${other.id} ${other.dueOn}` ? -1 : 1;

it('is tried with tasks of the catalogue', () => {
  const unknown = careTaskIds.filter((id) => id !== undefined && !careTaskById.has(id));
  expect(unknown).toEqual([]);
});

describe('the figures of any history equal what a person works out by hand', () => {
  it('for safety, weeks, minutes, counts and money', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { safety, weeks, money, months, weekly, ...rest } = figures(history);
        const counted = countsByHand(history);
        expect(rest).toEqual(counted.counts);
        expect(Object.fromEntries(months.map(({ month, ...counts }) => [month, counts]))).toEqual(counted.months);
        expect(Object.fromEntries(weekly.map(({ from, ...counts }) => [from, counts]))).toEqual(counted.weekly);
        expect(Object.fromEntries(money.totals.map(({ currency, minor }) => [currency, BigInt(minor)]))).toEqual(
          counted.money,
        );
        const line = ({ year, item, currency, minor }: (typeof money.lines)[number]) =>
          [`${year} ${item} ${currency}`, BigInt(minor)] as const;
        expect(Object.fromEntries(money.lines.map(line))).toEqual(counted.lines);
        expect(weeks).toEqual(weeksByHand(history));

        const byHand = safetyByHand(history);
        const { total, onTime, late } = safety;
        expect({ total, onTime }).toEqual({ total: byHand.total, onTime: byHand.onTime });
        const named = late.map(({ job, dueOn, doneOn = null, daysLate }) => ({
          id: job.task.id,
          dueOn,
          doneOn,
          daysLate,
        }));
        expect(named.toSorted(byTask)).toEqual([...byHand.late].sort(byTask));
      }),
      { numRuns: 200 },
    );
  });

  it('whatever the order of the entries', () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { months: _, ...one } = figures(history);
        const { months: __, ...other } = figures({ ...history, entries: history.entries.toReversed() });
        expect(other).toEqual(one);
      }),
      { numRuns: 50 },
    );
  });
});
