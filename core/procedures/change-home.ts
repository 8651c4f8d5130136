import { catalogue } from '../catalogue/index.ts';
import { changesThePlan, type HomeChanges, tasksThatGo, withChanges } from '../domain/change-of-home.ts';
import { addDays, weekStartOf } from '../domain/dates.ts';
import { type Household, isOnboarded } from '../domain/household.ts';
import { farthestDay, missedAfterDays, plannableWeeks } from '../domain/week.ts';
import { dateInZone } from '../domain/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type ChangeHome = ReturnType<typeof makeChangeHome>;

/**
 * Saves changes of a household that the caller holds locked. If they affect the plan, tasks of items that the home no
 * longer has are removed from this week, and the weeks after it are planned again when they are next needed.
 */
export const makeChangeHome =
  ({ clock }: { readonly clock: Clock }) =>
  async ({ households, tasks, weeks }: Stores, before: Household, changes: HomeChanges): Promise<Household> => {
    const after = withChanges(before, changes);
    await households.update(after);
    if (!isOnboarded(after) || !changesThePlan(before, after)) return after;

    const today = dateInZone(clock.now(), after.timezone);
    const from = addDays(weekStartOf(today), -missedAfterDays);
    const going = tasksThatGo(after, catalogue, await tasks.between(after.id, from, farthestDay(today)), today);
    await tasks.remove(
      after.id,
      going.map(({ id }) => id),
    );
    await weeks.forget(after.id, plannableWeeks(today).slice(1));
    return after;
  };
