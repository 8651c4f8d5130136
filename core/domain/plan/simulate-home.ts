import type { CatalogueItem } from '../care/care-task.ts';
import { daysBetween, type IsoDate, weekStartOf } from '../time/dates.ts';
import { type SimulatedWeek, simulate } from './simulate.ts';
import type { Home } from './types.ts';

/** A home that isn't stored, and the weeks to simulate. */
export type ImaginedHome = {
  readonly home: Omit<Home, 'id' | 'onboardedOn' | 'excludedTasks' | 'pauses'>;
  /** The day on which onboarding ends. */
  readonly joinedOn: IsoDate;
  /** The Monday of the first week to return. */
  readonly from: IsoDate;
  readonly weeks: number;
  /** The share of tasks that are left undone, 0 to 1. */
  readonly miss: number;
  /** Determines which tasks are left undone and how the first weeks are shuffled. */
  readonly seed: number;
};

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Simulates the home from its first week, and returns the requested weeks. Those before it joined are empty. */
export function simulateHome(
  { home, joinedOn, from, weeks, miss, seed }: ImaginedHome,
  catalogue: readonly CatalogueItem[],
): readonly SimulatedWeek[] {
  const joinedWeek = weekStartOf(joinedOn);
  const first = joinedWeek < from ? joinedWeek : from;
  const before = daysBetween(first, from) / 7;
  const next = random(seed);
  return simulate({
    home: { ...home, id: `preview-${seed}`, onboardedOn: joinedOn, excludedTasks: new Set(), pauses: [] },
    catalogue,
    from: first,
    weeks: before + weeks,
    isMissed: () => next() < miss,
  }).slice(before);
}
