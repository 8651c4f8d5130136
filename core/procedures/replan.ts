import { careTasksOf } from '../catalogue/care-tasks-of.ts';
import { catalogue } from '../catalogue/index.ts';
import type { Household } from '../domain/home/household.ts';
import { tasksThatGo } from '../domain/plan/change-of-home.ts';
import { plannableWeeks } from '../domain/plan/planned-weeks.ts';
import { careTaskIdOf, missedAfterDays, type Task } from '../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { farthestDay } from '../domain/time/week.ts';
import type { Stores } from '../ports/unit-of-work.ts';

export type Replan = ReturnType<typeof makeReplan>;

/**
 * Deletes what planning may replace from a day on, and marks its weeks as unplanned, so that they are planned again when
 * they are next needed. Open tasks that stay become requests to the landlord if the home is rented now, or the other way
 * round. The caller holds the household locked. See docs/decisions/0010.
 */
export const makeReplan =
  () =>
  async ({ tasks, weeks }: Stores, household: Household, from: IsoDate, today: IsoDate): Promise<void> => {
    const earliest = addDays(weekStartOf(today), -missedAfterDays);
    const known = await tasks.between(household.id, earliest, farthestDay(today));
    const gone = new Set(tasksThatGo(household, catalogue, known, from).map(({ id }) => id));
    await tasks.delete(household.id, [...gone]);
    for (const task of known.filter(({ id }) => !gone.has(id))) {
      const changed = asAskedNow(task, household);
      if (changed !== task) await tasks.update(changed);
    }
    await weeks.markUnplanned(
      household.id,
      plannableWeeks(today).filter((week) => week >= weekStartOf(from)),
    );
  };

function asAskedNow(task: Task, household: Household): Task {
  const care = careTasksOf(household)(careTaskIdOf(task.source) ?? '')?.task;
  if (!care || task.status !== 'open' || care.isRequest === task.isRequest) return task;
  const { isRequest: _, ...rest } = task;
  const asked = care.isRequest && { isRequest: care.isRequest };
  return { ...rest, ...asked, title: care.title, description: care.why, minutes: care.minutes };
}
