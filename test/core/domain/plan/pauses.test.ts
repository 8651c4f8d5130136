import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everything } from '../../../support/simulation/homes-of-extremes.ts';
import {
  anyPausedLife,
  gapsBrokenNeedlessly,
  isWithinBudget,
  liveThrough,
  tasksInPause,
  weekOfReturn,
} from '../../../support/simulation/pauses.ts';

/** `PAUSES=500 ./run vitest run test/core/domain/plan/pauses.test.ts` tries more of them. */
const numRuns = Number(process.env.PAUSES ?? 25);

/**
 * The home with every feature needs three times the minutes that it has. Where many of its tests become due before and in a
 * pause of weeks, a round of them waits some days for the last week before it, instead of taking the place of other tests.
 */
const excusedOfEverything = 2;

describe('whenever a home pauses, the plan', () => {
  it('has nothing in the pause, keeps to the budget on return, and breaks no longest gap that it could keep', () => {
    fc.assert(
      fc.property(anyPausedLife, (life) => {
        const weeks = liveThrough(life);
        expect(tasksInPause(weeks, life)).toEqual([]);
        const back = weekOfReturn(weeks, life);
        if (!back) throw new Error('the home does not return');
        expect(isWithinBudget(back)).toBe(true);
        const excused = life.home === everything ? excusedOfEverything : 0;
        expect(gapsBrokenNeedlessly(weeks).slice(excused)).toEqual([]);
      }),
      { numRuns },
    );
  }, 600_000);
});
