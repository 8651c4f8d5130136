import { type Household, isOnboarded } from '../domain/home/household.ts';
import { changesThePlanFrom, type HomeChanges, withChanges } from '../domain/plan/change-of-home.ts';
import { withNextDate } from '../domain/summary/schedule.ts';
import { dateInZone } from '../domain/time/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import type { Replan } from './replan.ts';

export type ChangeHome = ReturnType<typeof makeChangeHome>;

type Deps = { readonly clock: Clock; readonly replan: Replan };

/**
 * Saves changes of a household that the caller holds locked, and has the plan made again from the day on that they
 * affect. Tasks that no longer apply to the home are removed from this week too. Summaries follow the time zone.
 */
export const makeChangeHome =
  ({ clock, replan }: Deps) =>
  async (stores: Stores, before: Household, changes: HomeChanges): Promise<Household> => {
    const after = withChanges(before, changes);
    await stores.households.update(after);
    if (after.timezone !== before.timezone) await moveSummaries(stores, after, clock.now());
    const today = dateInZone(clock.now(), after.timezone);
    const from = changesThePlanFrom(before, after, today);
    if (isOnboarded(after) && from !== undefined) await replan(stores, after, from, today);
    return after;
  };

async function moveSummaries({ summarySchedules }: Stores, { id, timezone }: Household, now: Date): Promise<void> {
  const schedules = await summarySchedules.ofHome(id);
  await summarySchedules.save(schedules.map((schedule) => withNextDate(schedule, timezone, now)));
}
