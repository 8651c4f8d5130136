import { addDays, isIsoDate, weekStartOf } from '#core/domain/dates.ts';
import { contactIn } from '#core/domain/membership.ts';
import { summaryReach } from '#core/domain/summary/summary-of.ts';
import { dateInZone } from '#core/domain/zones.ts';
import type { SummaryView } from '#core/ports/summary-view.ts';
import type { MemoryDatabase } from './database.ts';
import { makeMembershipStore } from './membership-store.ts';

export function makeSummaryView(database: MemoryDatabase): SummaryView {
  return {
    read: async (householdIds, now) => {
      const { households, summarySchedules, tasks, weeks } = database.tables;
      const { list } = makeMembershipStore(database.tables);
      const contacts = new Map(
        await Promise.all(householdIds.map(async (id) => [id, contactIn(await list(id))] as const)),
      );
      return householdIds.flatMap((id) => {
        const household = households.get(id);
        if (!household) return [];
        const schedule = summarySchedules.get(id);
        const today = dateInZone(now, household.timezone);
        if (!isIsoDate(today)) return [];
        const from = addDays(today, -summaryReach.before);
        const to = addDays(today, summaryReach.after);
        const contact = contacts.get(id);
        return {
          household,
          ...(contact && { contact }),
          ...(schedule && { schedule }),
          today,
          planned: new Map(
            [...(weeks.get(id) ?? [])]
              .filter(([weekStart]) => weekStart >= weekStartOf(today))
              .map(([weekStart, { plannedOn }]) => [weekStart, plannedOn]),
          ),
          tasks: [...tasks.values()].filter(
            ({ householdId, status, scheduledOn }) =>
              householdId === id && status !== 'skipped' && from <= scheduledOn && scheduledOn <= to,
          ),
        };
      });
    },
  };
}
