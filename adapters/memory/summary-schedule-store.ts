import { isDeepStrictEqual } from 'node:util';
import { compareText } from '#core/domain/compare-text.ts';
import type { SummarySchedule } from '#core/domain/summary/schedule.ts';
import type { DueSchedule, SummaryScheduleStore } from '#core/ports/summary-schedule-store.ts';
import type { Tables } from './database.ts';

export function makeSummaryScheduleStore({ households, summarySchedules }: Tables): SummaryScheduleStore {
  const withZone = (schedule: SummarySchedule): readonly DueSchedule[] => {
    const household = households.get(schedule.householdId);
    return household ? [{ schedule, timezone: household.timezone }] : [];
  };
  const dueBy = (at: Date) => [...summarySchedules.values()].filter(({ nextAt }) => nextAt && nextAt <= at);
  const timeOf = ({ nextAt }: SummarySchedule) => nextAt?.getTime() ?? 0;

  return {
    find: async (householdId) => summarySchedules.get(householdId),

    findAll: async (householdIds) =>
      householdIds.toSorted(compareText).flatMap((id) => {
        const schedule = summarySchedules.get(id);
        return schedule ? withZone(schedule) : [];
      }),

    due: async (at, limit) =>
      dueBy(at)
        .sort((one, other) => timeOf(one) - timeOf(other) || compareText(one.householdId, other.householdId))
        .slice(0, limit)
        .flatMap(withZone),

    replace: async (changes) =>
      changes.flatMap(({ from, to }) => {
        if (!isDeepStrictEqual(summarySchedules.get(from.householdId), from)) return [];
        summarySchedules.set(to.householdId, to);
        return [to.householdId];
      }),

    countDue: async (at) => dueBy(at).length,

    save: async (schedules) => {
      for (const schedule of schedules) summarySchedules.set(schedule.householdId, schedule);
    },
  };
}
