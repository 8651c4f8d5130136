import { compareText } from '#core/domain/compare-text.ts';
import { type Household, isOnboarded } from '#core/domain/household.ts';
import { isPlanGood, plannableWeeks } from '#core/domain/week.ts';
import type { PlanStore } from '#core/ports/plan-store.ts';
import type { Tables } from './database.ts';
import { makeTaskStore } from './task-store.ts';

export function makePlanStore(tables: Tables): PlanStore {
  const { households, weeks, tasks, customTasks, outlooks } = tables;

  const onboarded = ({ after, before }: Parameters<PlanStore['zones']>[0]): readonly Household[] =>
    [...households.values()]
      .filter(isOnboarded)
      .filter(({ id }) => (after === undefined || id > after) && (before === undefined || id < before))
      .sort((one, other) => compareText(one.id, other.id));

  const unplanned = (mondays: ReadonlyMap<string, string>, range: Parameters<PlanStore['zones']>[0]) =>
    onboarded(range).filter(({ id, timezone }) => {
      const monday = mondays.get(timezone);
      const planned = weeks.get(id);
      return !monday || plannableWeeks(monday).some((week) => !isPlanGood(week, planned?.get(week)?.plannedOn, monday));
    });

  return {
    zones: async (range) => {
      const byZone = Map.groupBy(onboarded(range), ({ timezone }) => timezone);
      return new Map([...byZone].map(([zone, members]) => [zone, members.length]));
    },

    unplanned: async (mondays, range, limit) =>
      unplanned(mondays, range)
        .slice(0, limit)
        .map(({ id }) => id),

    countUnplanned: async (mondays, range) => unplanned(mondays, range).length,

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
      [...customTasks.values()].filter(({ householdId }) => householdIds.includes(householdId)),

    outlooks: async (householdIds) => householdIds.flatMap((id) => outlooks.get(id) ?? []),

    saveOutlooks: async (planned) => {
      for (const outlook of planned) outlooks.set(outlook.householdId, outlook);
    },

    removeTasks: async (removed) => {
      const { remove } = makeTaskStore(tables);
      for (const { householdId, id } of removed) await remove(householdId, [id]);
    },

    forgetWeeks: async (forgotten) => {
      for (const [householdId, group] of Map.groupBy(forgotten, (week) => week.householdId)) {
        const gone = new Set(group.map(({ weekStart }) => weekStart));
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
