import { addDays, dateInZone } from '#core/domain/dates.ts';
import { DomainError } from '#core/domain/errors.ts';
import { isReplaceable } from '#core/domain/task.ts';
import { weekStartAt, weeksToPlan } from '#core/domain/week.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = {
  readonly unitOfWork: UnitOfWork;
  readonly clock: Clock;
  readonly planWeeks: (input: { householdId: string; upTo: (today: string) => string }) => Promise<number>;
};
type Input = { readonly householdId: string; readonly offset: number };

/**
 * Plans the open tasks of the assistant in a week again; done, moved and own ones are not touched.
 * Throws `week_not_plannable` for past weeks and those too far ahead.
 */
export const makeReplanWeek =
  ({ unitOfWork, clock, planWeeks }: Deps) =>
  async ({ householdId, offset }: Input): Promise<void> => {
    await unitOfWork.run(async ({ households, tasks, weeks }) => {
      const household = await households.lock(householdId);
      if (!household) throw new DomainError('not_signed_in');
      const today = dateInZone(clock.now(), household.timezone);
      const weekStart = weekStartAt(today, offset);
      if (weeksToPlan(today, weekStart).length === 0) throw new DomainError('week_not_plannable');
      const inWeek = await tasks.between(householdId, weekStart, addDays(weekStart, 6));
      await tasks.remove(
        householdId,
        inWeek.filter(isReplaceable).map(({ id }) => id),
      );
      await weeks.forget(householdId, [weekStart]);
    });
    await planWeeks({ householdId, upTo: (today) => weekStartAt(today, offset) });
  };
