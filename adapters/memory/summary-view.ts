import { summaryReach, type TaskInSummary } from '#core/domain/summary/summary-of.ts';
import type { Task } from '#core/domain/tasks/task.ts';
import { addDays, isIsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { SummaryView } from '#core/ports/summary-view.ts';
import { keyOf, type MemoryDatabase } from './database.ts';

/** What a summary says of a task. */
const inSummary = (task: Task): TaskInSummary => {
  const { id, source, title, category, isRequest, scheduledOn, status, minutes, reason } = task;
  return {
    ...{ id, source, title, category, scheduledOn, status },
    ...(isRequest && { isRequest }),
    ...(minutes !== undefined && { minutes }),
    ...(reason && { reason }),
  };
};

export function makeSummaryView(database: MemoryDatabase): SummaryView {
  return {
    read: async (recipients, now) => {
      const { households, memberships, persons, summarySchedules, tasks, weeks } = database.tables;
      return recipients.flatMap(({ householdId: id, personId }) => {
        const household = households.get(id);
        if (!household) return [];
        const schedule = summarySchedules.get(keyOf(id, personId));
        const today = dateInZone(now, household.timezone);
        if (!isIsoDate(today)) return [];
        const from = addDays(today, -summaryReach.before);
        const to = addDays(today, summaryReach.after);
        const membership = memberships.get(keyOf(id, personId));
        const person = membership && persons.get(personId);
        return {
          householdId: id,
          personId,
          household,
          ...(person && { reader: { person, role: membership.role } }),
          ...(schedule && { schedule }),
          today,
          planned: new Map(
            [...(weeks.get(id) ?? [])]
              .filter(([weekStart]) => weekStart >= weekStartOf(today))
              .map(([weekStart, { plannedOn }]) => [weekStart, plannedOn]),
          ),
          tasks: [...tasks.values()]
            .filter(
              ({ householdId, status, scheduledOn }) =>
                householdId === id && status !== 'skipped' && from <= scheduledOn && scheduledOn <= to,
            )
            .map(inSummary),
        };
      });
    },
  };
}
