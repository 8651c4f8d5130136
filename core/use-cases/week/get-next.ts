import { careTasksOf } from '../../catalogue/care-tasks-of.ts';
import { DomainError } from '../../domain/errors.ts';
import { weeksKept } from '../../domain/history/figures/weeks-kept.ts';
import { type Household, isOnboarded } from '../../domain/home/household.ts';
import { nextTask } from '../../domain/tasks/next-task.ts';
import { isVisible, type Task } from '../../domain/tasks/task.ts';
import { addDays } from '../../domain/time/dates.ts';
import { weekStartAt } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'planWeeks'>;

type ComingNext = {
  /** The weeks kept one after the other, up to the last one that counts. */
  readonly weeksKept: number;
  readonly nextWeek: { readonly tasks: number; readonly minutes: number };
  /** A task of next week that can be done today. */
  readonly next: Task | undefined;
};

/** What follows once this week is done. Plans next week if it has no plan. Throws `not_onboarded`. */
export const makeGetNext =
  ({ unitOfWork, clock, planWeeks }: Deps) =>
  async ({ household }: { readonly household: Household }): Promise<ComingNext> => {
    if (!isOnboarded(household)) throw new DomainError('not_onboarded');
    const { id, timezone, onboardedOn: joinedOn } = household;
    const today = dateInZone(clock.now(), timezone);
    const monday = weekStartAt(today, 1);
    await planWeeks({ householdId: id, upTo: () => monday });
    return unitOfWork.run(async ({ tasks, history }) => {
      const todays = (await tasks.between(id, today, today)).filter(isVisible);
      const coming = (await tasks.between(id, monday, addDays(monday, 6))).filter(({ status }) => status === 'open');
      return {
        weeksKept: weeksKept(await history.facts(id, timezone, today), { joinedOn, today }).run,
        nextWeek: { tasks: coming.length, minutes: coming.reduce((sum, { minutes = 0 }) => sum + minutes, 0) },
        next: nextTask(coming, todays, (careTaskId) => careTasksOf(household)(careTaskId)?.task),
      };
    });
  };
