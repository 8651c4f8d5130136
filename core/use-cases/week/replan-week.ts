import { signedIn } from '../../domain/access/found.ts';
import { DomainError } from '../../domain/errors.ts';
import { openDays } from '../../domain/plan/days.ts';
import { homeOf } from '../../domain/plan/home.ts';
import { plannableWeeks, weeksToPlan } from '../../domain/plan/planned-weeks.ts';
import { isReplaceable } from '../../domain/tasks/task.ts';
import { weekStartOf } from '../../domain/time/dates.ts';
import { farthestDay, weekStartAt } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'planWeeks'>;
type Input = { readonly householdId: string; readonly offset: number };

/**
 * Replaces the assistant's open tasks of a week, and has the weeks after it planned again when they are next needed.
 * Completed, moved and own tasks stay. Throws `not_onboarded`, `week_not_plannable` for weeks in the past or too far
 * ahead, and `no_days_left` when the week's scheduled days are over.
 */
export const makeReplanWeek =
  ({ unitOfWork, clock, planWeeks }: Deps) =>
  async ({ householdId, offset }: Input): Promise<void> => {
    await unitOfWork.run(async ({ households, tasks, weeks }) => {
      const household = signedIn(await households.lock(householdId));
      const home = homeOf(household);
      const today = dateInZone(clock.now(), household.timezone);
      const weekStart = weekStartAt(today, offset);
      if (weeksToPlan(today, weekStart).length === 0) throw new DomainError('week_not_plannable');
      if (openDays(home, weekStart, today).length === 0) throw new DomainError('no_days_left');
      const fromThen = await tasks.between(householdId, weekStart, farthestDay(weekStartOf(today)));
      await tasks.delete(
        householdId,
        fromThen.filter(isReplaceable).map(({ id }) => id),
      );
      const later = plannableWeeks(today).filter((week) => week >= weekStart);
      await weeks.markUnplanned(householdId, later);
    });
    await planWeeks({ householdId, upTo: (today) => weekStartAt(today, offset) });
  };
