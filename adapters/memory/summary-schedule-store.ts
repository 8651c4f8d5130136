import { isDeepStrictEqual } from 'node:util';
import type { PersonInHome } from '#core/domain/people/person-in-home.ts';
import type { SummarySchedule } from '#core/domain/summary/schedule.ts';
import { compareText } from '#core/domain/text/compare-text.ts';
import type { DueSchedule, SummaryScheduleStore } from '#core/ports/summary-schedule-store.ts';
import { keyOf, type Tables } from './database.ts';

const keyOfRecipient = ({ householdId, personId }: PersonInHome): string => keyOf(householdId, personId);

export function makeSummaryScheduleStore({ households, summarySchedules }: Tables): SummaryScheduleStore {
  const withZone = (schedule: SummarySchedule): readonly DueSchedule[] => {
    const household = households.get(schedule.householdId);
    return household ? [{ schedule, timezone: household.timezone }] : [];
  };
  const dueBy = (at: Date) => [...summarySchedules.values()].filter(({ nextAt }) => nextAt && nextAt <= at);
  const timeOf = ({ nextAt }: SummarySchedule) => nextAt?.getTime() ?? 0;

  return {
    find: async (householdId, personId) => summarySchedules.get(keyOf(householdId, personId)),

    ofHome: async (householdId) =>
      [...summarySchedules.values()]
        .filter((schedule) => schedule.householdId === householdId)
        .sort((one, other) => compareText(one.personId, other.personId)),

    findAll: async (recipients) =>
      recipients
        .map(keyOfRecipient)
        .sort(compareText)
        .flatMap((key) => {
          const schedule = summarySchedules.get(key);
          return schedule ? withZone(schedule) : [];
        }),

    due: async (at, limit) =>
      dueBy(at)
        .sort((one, other) => timeOf(one) - timeOf(other) || compareText(keyOfRecipient(one), keyOfRecipient(other)))
        .slice(0, limit)
        .flatMap(withZone),

    replace: async (changes) =>
      changes.flatMap(({ from, to }) => {
        if (!isDeepStrictEqual(summarySchedules.get(keyOfRecipient(from)), from)) return [];
        summarySchedules.set(keyOfRecipient(to), to);
        return [{ householdId: to.householdId, personId: to.personId }];
      }),

    countDue: async (at) => dueBy(at).length,

    save: async (schedules) => {
      for (const schedule of schedules) summarySchedules.set(keyOfRecipient(schedule), schedule);
    },
  };
}
