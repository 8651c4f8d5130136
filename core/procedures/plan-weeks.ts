import { catalogue } from '../catalogue/index.ts';
import { type IsoDate, weekStartOf } from '../domain/dates.ts';
import { type Household, isOnboarded } from '../domain/household.ts';
import { homeOf } from '../domain/plan/home.ts';
import { newTask } from '../domain/plan/new-task.ts';
import { planWeek } from '../domain/plan/plan-week.ts';
import { isProvisional, type Task } from '../domain/task.ts';
import { farthestDay, isPlanGood, plannableWeeks, rememberedFrom, weeksToPlan } from '../domain/week.ts';
import { dateInZone } from '../domain/zones.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Stores, UnitOfWork } from '../ports/unit-of-work.ts';

export type PlanWeeks = ReturnType<typeof makePlanWeeks>;

type Deps = { readonly unitOfWork: UnitOfWork; readonly clock: Clock; readonly ids: Ids };
type Input = { readonly householdId: string; readonly upTo: (today: IsoDate) => IsoDate };

/**
 * Plans the weeks from the current to the given one that have no plan yet, in order. If the current week was planned
 * before it began, it and the later weeks are planned again. The first caller locks the household, so any number of
 * callers make one plan. Returns the number of planned weeks.
 */
export const makePlanWeeks =
  ({ unitOfWork, clock, ids }: Deps) =>
  ({ householdId, upTo }: Input): Promise<number> =>
    unitOfWork.run(async (stores) => {
      const household = await stores.households.lock(householdId);
      if (!household || !isOnboarded(household)) return 0;
      const today = dateInZone(clock.now(), household.timezone);
      const planned = await withoutStalePlans(stores, householdId, today);
      const missing = weeksToPlan(today, upTo(today)).filter((weekStart) => !planned.has(weekStart));
      if (missing.length === 0) return 0;

      await stores.tasks.addMissing(await tasksFor(stores, household, missing, today, ids));
      await stores.weeks.markPlanned(householdId, missing, today);
      return missing.length;
    });

/** Deletes plans made before their week began. Returns the weeks that keep their plan. */
async function withoutStalePlans({ weeks, tasks }: Stores, householdId: string, today: IsoDate) {
  const current = weekStartOf(today);
  const all = plannableWeeks(today);
  const planned = await weeks.planned(householdId, all);
  if (!planned.has(current) || isPlanGood(current, planned.get(current), today)) return planned;
  const ahead = (await tasks.between(householdId, current, farthestDay(today))).filter(isProvisional);
  await tasks.remove(
    householdId,
    ahead.map(({ id }) => id),
  );
  await weeks.forget(householdId, all);
  return new Map<IsoDate, IsoDate>();
}

async function tasksFor(
  stores: Stores,
  household: Household,
  weeks: readonly IsoDate[],
  today: IsoDate,
  ids: Ids,
): Promise<readonly Task[]> {
  const { id: householdId, timezone } = household;
  const home = homeOf(household);
  const history = new Map((await stores.tasks.history(householdId, timezone)).map((entry) => [entry.source, entry]));
  const customTasks = await stores.customTasks.list(householdId);
  const tasks = [...(await stores.tasks.between(householdId, rememberedFrom(today), farthestDay(today)))];
  const known = tasks.length;
  for (const weekStart of weeks) {
    const plan = planWeek({ home, catalogue, history, tasks, customTasks, weekStart, today });
    tasks.push(...plan.map((task) => newTask(task, householdId, ids.next())));
  }
  return tasks.slice(known);
}
