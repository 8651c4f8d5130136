import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

describe('whenever a home pauses, the plan', () => {
  it('has nothing in the pause, keeps to the budget on return, and breaks no longest gap that it could keep', () => {
    fc.assert(
      fc.property(anyPausedLife, (life) => {
        const weeks = liveThrough(life);
        expect(tasksInPause(weeks, life)).toEqual([]);
        const back = weekOfReturn(weeks, life);
        if (!back) throw new Error('the home does not return');
        expect(isWithinBudget(back)).toBe(true);
        expect(gapsBrokenNeedlessly(weeks)).toEqual([]);
      }),
      { numRuns },
    );
  }, 600_000);
});
