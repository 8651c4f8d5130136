import { catalogue } from '#core/catalogue/index.ts';
import { changesThePlan, type HouseholdChanges, tasksThatGo, withChanges } from '#core/domain/change-of-home.ts';
import { addDays, dateInZone, weekStartOf } from '#core/domain/dates.ts';
import { DomainError } from '#core/domain/errors.ts';
import { type Household, isOnboarded } from '#core/domain/household.ts';
import { farthestDay, missedAfterDays, plannableWeeks } from '#core/domain/week.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock };
type Input = { readonly householdId: string; readonly changes: HouseholdChanges };

/** Saves what changed about the home; later weeks are then planned anew, and tasks for what is gone go from this one. */
export const makeUpdateHousehold =
  ({ unitOfWork, clock }: Deps) =>
  ({ householdId, changes }: Input): Promise<Household> =>
    unitOfWork.run(async ({ households, tasks, weeks }) => {
      const before = await households.lock(householdId);
      if (!before) throw new DomainError('not_signed_in');
      const after = withChanges(before, changes);
      await households.update(after);
      if (!isOnboarded(after) || !changesThePlan(before, after)) return after;

      const today = dateInZone(clock.now(), after.timezone);
      const thisWeek = weekStartOf(today);
      const dated = await tasks.between(householdId, addDays(thisWeek, -missedAfterDays), farthestDay(today));
      const going = tasksThatGo(after, catalogue, dated, today);
      await tasks.remove(
        householdId,
        going.map(({ id }) => id),
      );
      await weeks.forget(householdId, plannableWeeks(today).slice(1));
      return after;
    });
