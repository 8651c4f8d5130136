import { isOnboarded } from '#core/domain/home/household.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import type { StoredWeek, WeekStore } from '#core/ports/week-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeWeekStore({
  weeks,
  households,
  memberships,
  sessions,
  plansDueAt,
  examinedWeeks,
}: Tables): WeekStore {
  const plannedBy = (householdId: string): ReadonlyMap<IsoDate, StoredWeek> => weeks.get(householdId) ?? new Map();
  const change = (householdId: string, weekStart: IsoDate, to: (week: StoredWeek) => StoredWeek) => {
    const week = plannedBy(householdId).get(weekStart);
    if (week) weeks.set(householdId, new Map([...plannedBy(householdId), [weekStart, to(week)]]));
  };
  const wasActive = (id: string, since: Date) =>
    [...sessions.values()].some(
      ({ personId, lastSeenAt }) => memberships.has(keyOf(id, personId)) && lastSeenAt >= since,
    );

  return {
    planned: async (householdId, weekStarts) =>
      new Map(
        [...plannedBy(householdId)]
          .filter(([weekStart]) => weekStarts.includes(weekStart))
          .map(([weekStart, { plannedOn }]) => [weekStart, plannedOn]),
      ),
    markUnplanned: async (householdId, weekStarts) => {
      const kept = [...plannedBy(householdId)].filter(([weekStart]) => !weekStarts.includes(weekStart));
      weeks.set(householdId, new Map(kept));
      plansDueAt.delete(householdId);
      for (const weekStart of weekStarts) examinedWeeks.delete(keyOf(householdId, weekStart));
    },
    // Transactions run one after the other here, so every week is locked anyway.
    lock: async (householdId, weekStart) => plannedBy(householdId).get(weekStart),
    markSeen: async (householdIds, weekStart, at) => {
      for (const id of householdIds) change(id, weekStart, (week) => ({ seenAt: at, ...week }));
    },
    requestRefinement: async (householdId, weekStart) => {
      const week = plannedBy(householdId).get(weekStart);
      if (!week || week.refinement) return false;
      change(householdId, weekStart, (planned) => ({ ...planned, refinement: 'wanted' }));
      return true;
    },
    saveRefinement: async (householdId, weekStart, { refinement, note }) =>
      change(householdId, weekStart, ({ note: _, ...week }) => ({ ...week, refinement, ...(note && { note }) })),

    unexamined: async (from, activeSince, limit) =>
      [...weeks]
        .flatMap(([householdId, planned]) => {
          const household = households.get(householdId);
          if (!household) return [];
          const { timezone, assistantWeeks, deletionRequestedAt } = household;
          const isWilling = assistantWeeks && isOnboarded(household) && !deletionRequestedAt;
          return [...planned]
            .filter(([weekStart, week]) => weekStart >= from && week.plannedOn >= weekStart)
            .filter(([weekStart, week]) => !week.refinement && !examinedWeeks.has(keyOf(householdId, weekStart)))
            .map(([weekStart]) => {
              const isWelcome = isWilling && wasActive(householdId, activeSince);
              return { householdId, weekStart, timezone, isWelcome };
            });
        })
        .sort(
          (one, other) =>
            compareText(one.weekStart, other.weekStart) || compareText(one.householdId, other.householdId),
        )
        .slice(0, limit),
    markExamined: async (examined) => {
      for (const { householdId, weekStart } of examined) examinedWeeks.set(keyOf(householdId, weekStart), true);
    },
    examineAgain: async (householdId) => {
      for (const weekStart of plannedBy(householdId).keys()) examinedWeeks.delete(keyOf(householdId, weekStart));
    },
  };
}
