import { compareText } from '#core/domain/compare-text.ts';
import type { IsoDate } from '#core/domain/dates.ts';
import { isOnboarded } from '#core/domain/household.ts';
import type { StoredWeek, WeekStore } from '#core/ports/week-store.ts';
import { keyOf, type Tables } from './database.ts';

export function makeWeekStore({ weeks, households, memberships, sessions }: Tables): WeekStore {
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
    forget: async (householdId, weekStarts) => {
      const kept = [...plannedBy(householdId)].filter(([weekStart]) => !weekStarts.includes(weekStart));
      weeks.set(householdId, new Map(kept));
    },
    // Transactions run one after the other here, so every week is locked anyway.
    lock: async (householdId, weekStart) => plannedBy(householdId).get(weekStart),
    markSeen: async (householdIds, weekStart, at) => {
      for (const id of householdIds) change(id, weekStart, (week) => ({ seenAt: at, ...week }));
    },
    wantRefinement: async (householdId, weekStart) => {
      const week = plannedBy(householdId).get(weekStart);
      if (!week || week.refinement) return false;
      change(householdId, weekStart, (planned) => ({ ...planned, refinement: 'wanted' }));
      return true;
    },
    settleRefinement: async (householdId, weekStart, { refinement, note }) =>
      change(householdId, weekStart, ({ note: _, ...week }) => ({ ...week, refinement, ...(note && { note }) })),

    claimForRefinement: async (mondays, activeSince, { after, before }, limit) => {
      const due = [...households.values()]
        .filter(isOnboarded)
        .filter(({ id }) => (after === undefined || id > after) && (before === undefined || id < before))
        .sort((one, other) => compareText(one.id, other.id))
        .flatMap(({ id, timezone, assistantWeeks, deletionRequestedAt }) => {
          const weekStart = mondays.get(timezone);
          const week = weekStart && plannedBy(id).get(weekStart);
          if (!week || !assistantWeeks || deletionRequestedAt || week.refinement) return [];
          return week.plannedOn >= weekStart && wasActive(id, activeSince) ? [{ householdId: id, weekStart }] : [];
        })
        .slice(0, limit);
      for (const { householdId, weekStart } of due)
        change(householdId, weekStart, (week) => ({ ...week, refinement: 'wanted' }));
      return due;
    },
  };
}
