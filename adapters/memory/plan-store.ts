import { isOnboarded } from '#core/domain/home/household.ts';
import { type DuePlace, placeOf } from '#core/domain/plan/due-plans.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { PlanStore } from '#core/ports/plan-store.ts';
import { withMeter } from './custom-task-store.ts';
import { keyOf, type Tables } from './database.ts';
import { makeTaskStore } from './task-store.ts';

const inOrder = (one: DuePlace, other: DuePlace): number =>
  compareText(one.dueAt, other.dueAt) || compareText(one.id, other.id);

export function makePlanStore(tables: Tables): PlanStore {
  const { households, plansDueAt, weeks, examinedWeeks, tasks, customTasks, meters, outlooks } = tables;

  return {
    due: async (at, { after, last }, limit) =>
      [...households.values()]
        .filter(isOnboarded)
        .map(({ id }) => ({ householdId: id, dueAt: (plansDueAt.get(id) ?? new Date(0)).toISOString() }))
        .filter((plan) => new Date(plan.dueAt) <= at)
        .filter((plan) => !(after && inOrder(placeOf(plan), after) <= 0) && !(last && inOrder(placeOf(plan), last) > 0))
        .sort((one, other) => inOrder(placeOf(one), placeOf(other)))
        .slice(0, limit),

    saveDue: async (plans) => {
      for (const { householdId, dueAt } of plans) plansDueAt.set(householdId, new Date(dueAt));
    },

    // Transactions run one after the other here, so every household is locked anyway.
    lock: async (householdIds) => householdIds.toSorted(compareText).flatMap((id) => households.get(id) ?? []),

    weeksFrom: async (householdIds, from) =>
      householdIds.flatMap((householdId) =>
        [...(weeks.get(householdId) ?? [])]
          .filter(([weekStart]) => weekStart >= from)
          .map(([weekStart, { plannedOn }]) => ({ householdId, weekStart, plannedOn })),
      ),

    tasksFrom: async (householdIds, from) =>
      [...tasks.values()].filter((task) => householdIds.includes(task.householdId) && task.scheduledOn >= from),

    histories: async (timezones) => {
      const { history } = makeTaskStore(tables);
      const all = [...timezones].map(async ([householdId, timezone]) =>
        (await history(householdId, timezone)).map((entry) => ({ ...entry, householdId })),
      );
      return (await Promise.all(all)).flat();
    },

    customTasks: async (householdIds) =>
      [...customTasks.values()]
        .filter(({ householdId }) => householdIds.includes(householdId))
        .map((customTask) => withMeter(customTask, tables)),

    meters: async (householdIds) =>
      [...meters.values()].filter(({ householdId }) => householdIds.includes(householdId)),

    outlooks: async (householdIds) => householdIds.flatMap((id) => outlooks.get(id) ?? []),

    saveOutlooks: async (planned) => {
      for (const outlook of planned) outlooks.set(outlook.householdId, outlook);
    },

    deleteTasks: async (removed) => {
      const taskStore = makeTaskStore(tables);
      for (const { householdId, id } of removed) {
        const task = tasks.get(keyOf(householdId, id));
        if (task?.status === 'open' && !task.moved) await taskStore.delete(householdId, [id]);
      }
    },

    markUnplanned: async (unplanned) => {
      for (const [householdId, group] of Map.groupBy(unplanned, (week) => week.householdId)) {
        const gone = new Set(group.map(({ weekStart }) => weekStart));
        for (const weekStart of gone) examinedWeeks.delete(keyOf(householdId, weekStart));
        const kept = [...(weeks.get(householdId) ?? [])].filter(([weekStart]) => !gone.has(weekStart));
        weeks.set(householdId, new Map(kept));
      }
    },

    markPlanned: async (planned) => {
      for (const [householdId, group] of Map.groupBy(planned, (week) => week.householdId)) {
        const added = group.map(({ weekStart, plannedOn }) => [weekStart, { plannedOn }] as const);
        weeks.set(householdId, new Map([...added, ...(weeks.get(householdId) ?? [])]));
      }
    },
  };
}
