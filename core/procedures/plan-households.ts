import { catalogue } from '../catalogue/index.ts';
import { type Household, isOnboarded } from '../domain/home/household.ts';
import type { DuePlan } from '../domain/plan/due-plans.ts';
import { historyOf } from '../domain/plan/history-of.ts';
import { homeOf } from '../domain/plan/home.ts';
import { newTask } from '../domain/plan/new-task.ts';
import { readOutlook, withWeeksBefore, writeOutlook } from '../domain/plan/outlook-text.ts';
import { planWeeks } from '../domain/plan/plan-week.ts';
import { plannableWeeks, plannedWeeksAhead, rememberedFrom, unplannedWeeks } from '../domain/plan/planned-weeks.ts';
import type { Outlook } from '../domain/plan/types.ts';
import { withUses } from '../domain/plan/uses-of-home.ts';
import { isProvisional, type Task } from '../domain/tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../domain/time/dates.ts';
import { weekStartAt } from '../domain/time/week.ts';
import { dateInZone, instantOf } from '../domain/time/zones.ts';
import type { Ids } from '../ports/ids.ts';
import type { Ports } from '../ports/index.ts';
import type { OutlookOfHousehold, PlannedWeek, PlanStore } from '../ports/plan-store.ts';
import type { Stores } from '../ports/unit-of-work.ts';
import { makeAssignTasks } from './assign-tasks.ts';

export type PlanHouseholds = ReturnType<typeof makePlanHouseholds>;

type Deps = Pick<Ports, 'unitOfWork' | 'clock' | 'ids'>;

const assignTasks = makeAssignTasks();
type Input = { readonly householdIds: readonly string[]; readonly upTo: (today: IsoDate) => IsoDate };

/** A household, and the weeks that it lacks. */
type Due = {
  readonly household: Household;
  readonly today: IsoDate;
  /** Whether its plans were made before this week began, so that they are replaced. */
  readonly isStale: boolean;
  readonly missing: readonly IsoDate[];
  /** Whether nothing is left to plan then before its next week begins. */
  readonly isComplete: boolean;
};

/**
 * Plans the weeks of households that have no plan yet, from the current to the given one, in one transaction. If the
 * current week was planned before it began, it and the later weeks are planned again. The first caller locks a
 * household, so any number of callers make one plan. The number of statements doesn't depend on the number of
 * households, as long as their people don't take turns.
 */
export const makePlanHouseholds =
  ({ unitOfWork, clock, ids }: Deps) =>
  ({ householdIds, upTo }: Input): Promise<{ readonly households: number; readonly weeks: number }> =>
    unitOfWork.run(async (stores) => {
      const all = await readAll(stores.plans, householdIds, upTo, clock.now());
      await stores.plans.saveDue(all.filter(({ isComplete }) => isComplete).map(nextDue));
      const due = all.filter(({ missing }) => missing.length > 0);
      if (due.length === 0) return { households: 0, weeks: 0 };
      const plans = await plansFor(stores, due, ids);
      await stores.tasks.addMissing(plans.flatMap(({ tasks }) => tasks));
      for (const { household, today } of due) await assignTasks(stores, household, today, { again: false });
      await stores.plans.saveOutlooks(plans.map(({ outlook }) => outlook));
      const planned = due.flatMap(({ household, today, missing }) => missing.map(weekOf(household.id, today)));
      await stores.plans.markPlanned(planned);
      return { households: due.length, weeks: planned.length };
    });

/** A plan is renewed when the household's next week begins. */
function nextDue({ household, today }: Due): DuePlan {
  const monday = addDays(weekStartOf(today), 7);
  return { householdId: household.id, dueAt: instantOf(monday, '00:00', household.timezone).toISOString() };
}

/** What planning a household gave. */
type Plan = { readonly tasks: readonly Task[]; readonly outlook: OutlookOfHousehold };

const weekOf =
  (householdId: string, plannedOn: IsoDate) =>
  (weekStart: IsoDate): PlannedWeek => ({ householdId, weekStart, plannedOn });

const earliest = (days: readonly IsoDate[]): IsoDate => days.reduce((one, other) => (one < other ? one : other));

async function readAll(
  plans: PlanStore,
  ids: readonly string[],
  upTo: Input['upTo'],
  now: Date,
): Promise<readonly Due[]> {
  const households = (await plans.lock(ids))
    .filter(isOnboarded)
    .map((household) => ({ household, today: dateInZone(now, household.timezone) }));
  if (households.length === 0) return [];
  const from = earliest(households.map(({ today }) => weekStartOf(today)));
  const known = Map.groupBy(await plans.weeksFrom(ids, from), ({ householdId }) => householdId);
  return households.map(({ household, today }): Due => {
    const planned = new Map((known.get(household.id) ?? []).map((week) => [week.weekStart, week.plannedOn]));
    const { isStale, missing } = unplannedWeeks(today, upTo(today), planned);
    const all = unplannedWeeks(today, weekStartAt(today, plannedWeeksAhead), planned).missing;
    return { household, today, isStale, missing, isComplete: all.every((week) => missing.includes(week)) };
  });
}

async function plansFor({ plans }: Stores, due: readonly Due[], ids: Ids): Promise<readonly Plan[]> {
  const householdIds = due.map(({ household }) => household.id);
  const byHousehold = <Row extends { readonly householdId: string }>(rows: readonly Row[]) =>
    Map.groupBy(rows, ({ householdId }) => householdId);
  const from = earliest(due.map(({ today }) => rememberedFrom(today)));
  const known = byHousehold(await plans.tasksFrom(householdIds, from));
  const zones = new Map(due.map(({ household }) => [household.id, household.timezone]));
  const histories = byHousehold(await plans.histories(zones));
  const customTasks = byHousehold(await plans.customTasks(householdIds));
  const meters = byHousehold(await plans.meters(householdIds));
  const outlooks = byHousehold(await plans.outlooks(householdIds));

  const replaced = due
    .filter(({ isStale }) => isStale)
    .flatMap(({ household, today }) =>
      (known.get(household.id) ?? []).filter((task) => task.scheduledOn >= weekStartOf(today) && isProvisional(task)),
    );
  const stale = due.filter(({ isStale }) => isStale);
  await plans.deleteTasks(replaced);
  await plans.markUnplanned(
    stale.flatMap(({ household, today }) => plannableWeeks(today).map(weekOf(household.id, today))),
  );

  const gone = new Set(replaced.map(({ id }) => id));
  return due.map(({ household, today, missing }) => {
    const { id, lastDone } = household;
    const weekStart = missing[0] ?? weekStartOf(today);
    const [stored] = outlooks.get(id) ?? [];
    const outlook: Outlook = stored ? readOutlook(stored) : new Map();
    const past = {
      catalogue,
      history: historyOf(histories.get(id) ?? [], lastDone),
      tasks: (known.get(id) ?? []).filter((task) => task.scheduledOn >= rememberedFrom(today) && !gone.has(task.id)),
      today,
    };
    const input = {
      ...past,
      home: withUses(homeOf(household), past, meters.get(id) ?? []),
      customTasks: customTasks.get(id) ?? [],
      weekStart,
      outlook,
    };
    const planned = planWeeks(input, missing);
    const kept = withWeeksBefore(weekStart, outlook, planned.outlook);
    return {
      tasks: planned.weeks.flatMap((week) => week.map((task) => newTask(task, id, ids.named))),
      outlook: { householdId: id, ...writeOutlook(kept, weekStartOf(today)) },
    };
  });
}
