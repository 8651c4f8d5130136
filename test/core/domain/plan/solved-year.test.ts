import { describe, expect, it } from 'vitest';
import { catalogue } from '#core/catalogue/index.ts';
import { checkYears } from '#core/domain/plan/check/check-years.ts';
import { violationsOf } from '#core/domain/plan/check/violations-of.ts';
import { type SimulatedWeek, simulate } from '#core/domain/plan/simulate.ts';
import { dayNumber } from '#core/domain/time/dates.ts';
import { isPaused } from '#core/domain/time/pause.ts';
import { allLives } from '../../../ablate/lives.ts';
import { homesWithFrost } from '../../../support/simulation/homes-with-frost.ts';

/** What isn't kept in each of these homes. */
const notYet: ReadonlySet<string> = new Set([
  'has every task of a home for which the household has the time',
  'averages at most 12 minutes a week over a year for each task that the household wants',
  'has a safety task for the first time within six weeks of its due date',
]);

/** A year and a half of a home whose years are solved. */
function solvedLife(index: number, pauses: readonly { readonly from: string; readonly to: string }[] = []) {
  const { home } = homesWithFrost[index] ?? { home: undefined };
  if (!home) throw new Error(`There is no home ${index}.`);
  const onboardedOn = '2027-04-19';
  return simulate({
    home: { ...home, onboardedOn, pauses },
    catalogue,
    from: onboardedOn,
    weeks: 78,
  });
}

/** The share of the next half year's turns that come in their week, as planned in a week. */
function heldShare(weeks: readonly SimulatedWeek[], index: number): number {
  const week = weeks[index];
  const turns = [...(week?.outlook ?? [])].flatMap(([source, mondays]) =>
    mondays
      .map((monday) => (monday - dayNumber(week?.weekStart ?? '')) / 7)
      .filter((ahead) => ahead < 26)
      .map((ahead) => weeks[index + ahead]?.tasks.some((task) => task.source === source) ?? false),
  );
  return turns.filter(Boolean).length / turns.length;
}

describe('a year that is solved', () => {
  it.each(homesWithFrost.map(({ name }, index) => ({ name, index })))('keeps every rule: $name', ({ index }) => {
    const weeks = solvedLife(index);
    expect(weeks.flatMap(({ tasks, input }) => violationsOf(tasks, input))).toEqual([]);
    expect(checkYears(weeks).filter(({ rule }) => !notYet.has(rule))).toEqual([]);
    expect(heldShare(weeks, 13)).toBeGreaterThan(0.9);
  });

  it.each([
    // The pool opens on a Saturday, so that the second Sunday after it would be too late for its water.
    'A house on Rhodes with a pool and a roof tank, having answered everything',
    // The only other job that clears its gutters does so half a year later.
    'A villa in Puglia with a pool, having answered nothing',
  ])('keeps the gaps and seasons of %s', (name) => {
    const weeks = allLives.find((life) => life.name === name)?.live() ?? [];
    expect(weeks).toHaveLength(104);
    // On Rhodes the gutters that are cleared for the rains are not cleared again for the leaves.
    const kept = ['keeps the longest gap', ...(name.includes('Rhodes') ? [] : ['has a costly task of the season'])];
    expect(checkYears(weeks).filter(({ rule }) => kept.some((start) => rule.startsWith(start)))).toEqual([]);
  });

  it('has nothing in a pause, and breaks no longest gap that ends in it', () => {
    const pause = { from: '2027-09-06', to: '2027-09-26' };
    const weeks = solvedLife(0, [pause]);
    expect(weeks.flatMap(({ tasks }) => tasks.filter(({ date }) => isPaused(date, [pause])))).toEqual([]);
    const gaps = checkYears(weeks).filter(({ rule }) => rule.startsWith('keeps the longest gap'));
    expect(gaps).toEqual([]);
  });
});
