import { isSafetyTask } from '../../catalogue/is-safety-task.ts';
import { signedIn } from '../../domain/access/found.ts';
import type { Household } from '../../domain/home/household.ts';
import { homeOf } from '../../domain/plan/home.ts';
import {
  clearedBy,
  type FormerPlace,
  type OverdueAction,
  overdueFrom,
  overdueTasksOf,
} from '../../domain/plan/overdue.ts';
import type { Task } from '../../domain/tasks/task.ts';
import { actionsBy, type By } from '../../domain/tasks/task-action.ts';
import { addDays, weekStartOf } from '../../domain/time/dates.ts';
import { farthestDay } from '../../domain/time/week.ts';
import { dateInZone } from '../../domain/time/zones.ts';
import type { Needs } from '../../procedures/index.ts';

type Deps = Needs<'unitOfWork' | 'clock' | 'replan'>;
type Input = {
  readonly householdId: string;
  readonly action: OverdueAction;
  /** Only these tasks; all by default. Others than open tasks of earlier days are left out. */
  readonly ids?: readonly string[] | undefined;
  readonly by?: By;
};

type ClearedOverdue = {
  readonly household: Household;
  /** The tasks that were moved, on their new days. */
  readonly moved: readonly Task[];
  readonly skipped: number;
  /** Where all of them were. */
  readonly before: readonly FormerPlace[];
};

/**
 * Spreads the open tasks of earlier days over the next weeks, moves them to today, or skips them. Weeks after this one
 * are planned again around them. Throws `not_onboarded`.
 */
export const makeClearOverdue =
  ({ unitOfWork, clock, replan }: Deps) =>
  ({ householdId, action, ids, by }: Input): Promise<ClearedOverdue> =>
    unitOfWork.run(async (stores) => {
      const household = signedIn(await stores.households.lock(householdId));
      const home = homeOf(household);
      const today = dateInZone(clock.now(), household.timezone);
      const known = await stores.tasks.between(householdId, overdueFrom(today), farthestDay(today));
      const overdue = overdueTasksOf(known, today).filter(({ id }) => ids === undefined || ids.includes(id));
      const tasks = known.filter(({ scheduledOn }) => scheduledOn >= weekStartOf(today));
      const after = clearedBy(overdue, action, { home, today, tasks, isSafety: isSafetyTask });
      for (const task of after) await stores.tasks.update(task);
      const moved = after.filter(({ status }) => status === 'open');
      const skipped = after.filter((task) => !moved.includes(task));
      await stores.taskActions.note([
        ...actionsBy(by, 'moved', moved, clock.now()),
        ...actionsBy(by, 'skipped', skipped, clock.now()),
      ]);
      if (overdue.length > 0) await replan(stores, household, addDays(weekStartOf(today), 7), today);
      return {
        household,
        moved,
        skipped: skipped.length,
        before: overdue.map(({ id, scheduledOn, moved }) => ({ id, scheduledOn, moved })),
      };
    });
