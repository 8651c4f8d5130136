import { catalogue } from '#core/catalogue/index.ts';
import { addDays, dateInZone, type IsoDate } from '#core/domain/dates.ts';
import { isOnboarded } from '#core/domain/household.ts';
import { homeOf } from '#core/domain/plan-week/home.ts';
import { planWeek } from '#core/domain/plan-week/plan-week.ts';
import { newTask, type Task } from '#core/domain/task.ts';
import { weeksToPlan } from '#core/domain/week.ts';
import type { Clock } from '#core/ports/clock.ts';
import type { Ids } from '#core/ports/ids.ts';
import type { UnitOfWork } from '#core/ports/unit-of-work.ts';

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock; readonly ids: Ids };
type Input = { readonly householdId: string; readonly upTo: (today: IsoDate) => IsoDate };

/**
 * Plans the weeks from the current one up to the given one that have no plan yet, one after another. Whoever comes first
 * holds the household meanwhile, so that any number of callers make one plan. Answers how many weeks were planned.
 */
export const makePlanWeeks =
  ({ unitOfWork, clock, ids }: Deps) =>
  ({ householdId, upTo }: Input): Promise<number> =>
    unitOfWork.run(async (stores) => {
      const household = await stores.households.lock(householdId);
      if (!household || !isOnboarded(household)) return 0;
      const now = clock.now();
      const today = dateInZone(now, household.timezone);
      const wanted = weeksToPlan(today, upTo(today));
      const planned = await stores.weeks.planned(householdId, wanted);
      const missing = wanted.filter((weekStart) => !planned.has(weekStart));
      if (missing.length === 0) return 0;

      const home = homeOf(household);
      const history = new Map(
        (await stores.tasks.history(householdId, household.timezone)).map((entry) => [entry.source, entry]),
      );
      const customTasks = await stores.customTasks.list(householdId);
      const tasks: Task[] = [...(await stores.tasks.between(householdId, addDays(today, -28), addDays(today, 366)))];
      const added: Task[] = [];
      for (const weekStart of missing) {
        const plan = planWeek({ home, catalogue, history, tasks, customTasks, weekStart, today });
        const fresh = plan.map((task) => newTask(task, householdId, ids.next()));
        tasks.push(...fresh);
        added.push(...fresh);
      }
      await stores.tasks.addMissing(added);
      await stores.weeks.markPlanned(householdId, missing, now);
      return missing.length;
    });

export type PlanWeeks = ReturnType<typeof makePlanWeeks>;
