import { catalogue } from '../catalogue/index.ts';
import { tasksThatGo } from '../domain/change-of-home.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/dates.ts';
import type { Household } from '../domain/household.ts';
import { farthestDay, missedAfterDays, plannableWeeks } from '../domain/week.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type Replan = ReturnType<typeof makeReplan>;

/**
 * Removes what planning may replace from a day on, and marks its weeks as unplanned, so that they are planned again when
 * they are next needed. The caller holds the household locked.
 */
export const makeReplan =
  () =>
  async ({ tasks, weeks }: Stores, household: Household, from: IsoDate, today: IsoDate): Promise<void> => {
    const earliest = addDays(weekStartOf(today), -missedAfterDays);
    const known = await tasks.between(household.id, earliest, farthestDay(today));
    await tasks.remove(
      household.id,
      tasksThatGo(household, catalogue, known, from).map(({ id }) => id),
    );
    await weeks.forget(
      household.id,
      plannableWeeks(today).filter((week) => week >= weekStartOf(from)),
    );
  };
