import type { Knex } from 'knex';
import { addDays, type IsoDate, isIsoDate, weekStartOf } from '#core/domain/dates.ts';
import { dayMs, hourMs } from '#core/domain/durations.ts';
import { summaryReach } from '#core/domain/summary/summary-of.ts';
import { dateInZone } from '#core/domain/zones.ts';
import type { SummaryView } from '#core/ports/summary-view.ts';
import { type HouseholdRow, householdColumns, householdOf } from '../household-store.ts';
import { type PersonInJson, personInJson } from '../person-store.ts';
import { prepared } from '../prepared.ts';
import { type ScheduleRow, scheduleOf } from '../summary-schedule-store.ts';
import { type TaskRow, taskOf } from '../task-store.ts';

type SummaryRow = HouseholdRow & {
  schedule: ScheduleRow | null;
  contact: PersonInJson | null;
  planned: Record<IsoDate, IsoDate>;
  tasks: readonly TaskRow[];
};

/**
 * $1 households, $2 and $3 the first and the last day of the reach anywhere on Earth. Each household's own days are then
 * determined by luxon, as everywhere else.
 */
const sql = `
  select ${householdColumns.map((column) => `h.${column}`).join(', ')}, to_jsonb(s) as schedule,
    (
      select to_jsonb(p) from memberships m join persons p on p.id = m.person_id
      where m.household_id = h.id and m.role = 'owner' order by m.joined_at, m.person_id limit 1
    ) as contact,
    (
      select coalesce(json_object_agg(w.week_start, w.planned_on), '{}') from weeks w
      where w.household_id = h.id and w.week_start >= $2::date
    ) as planned,
    (
      select coalesce(json_agg(t), '[]') from tasks t
      where t.household_id = h.id and t.scheduled_on between $2::date and $3::date and t.status <> 'skipped'
    ) as tasks
  from households h
  left join summary_schedules s on s.household_id = h.id
  where h.id = any($1::uuid[])`;

const utcDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

export function makeSummaryView(knex: Pick<Knex, 'client'>): SummaryView {
  const readRows = prepared<SummaryRow>(knex, 'summary-view', sql);
  return {
    read: async (householdIds, now) => {
      const first = utcDay(now.getTime() - 12 * hourMs - summaryReach.before * dayMs);
      const last = utcDay(now.getTime() + 14 * hourMs + summaryReach.after * dayMs);
      return (await readRows(householdIds, first, last)).flatMap((row) => {
        const today = dateInZone(now, row.timezone);
        if (!isIsoDate(today)) return [];
        const from = addDays(today, -summaryReach.before);
        const to = addDays(today, summaryReach.after);
        return {
          household: householdOf(row),
          ...(row.contact && { contact: personInJson(row.contact) }),
          ...(row.schedule && { schedule: scheduleOf(row.schedule) }),
          today,
          planned: new Map(Object.entries(row.planned).filter(([weekStart]) => weekStart >= weekStartOf(today))),
          tasks: row.tasks.map(taskOf).filter(({ scheduledOn }) => from <= scheduledOn && scheduledOn <= to),
        };
      });
    },
  };
}
