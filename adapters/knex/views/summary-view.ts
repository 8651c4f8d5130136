import type { Knex } from 'knex';
import type { Role } from '#core/domain/people/membership.ts';
import { summaryReach, type TaskInSummary } from '#core/domain/summary/summary-of.ts';
import { addDays, type IsoDate, isIsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { dayMs, hourMs } from '#core/domain/time/durations.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { SummaryView } from '#core/ports/summary-view.ts';
import { type HouseholdRow, householdColumns, householdOf } from '../household-store.ts';
import { type PersonInJson, personInJson } from '../person-store.ts';
import { prepared } from '../prepared.ts';
import { idsOf, type ScheduleRow, scheduleOf } from '../summary-schedule-store.ts';
import { type TaskRow, wordsOf } from '../task-store.ts';

type SummaryRow = HouseholdRow & {
  wanted_person: string;
  schedule: ScheduleRow | null;
  role: Role | null;
  person: PersonInJson | null;
  planned: Record<IsoDate, IsoDate>;
  tasks: TaskColumns;
};
/** The tasks by column, each in the same order. */
type TaskColumns = { readonly [Name in (typeof taskColumns)[number]]: readonly TaskRow[Name][] };

/** What a summary says of a task. */
const taskColumns = [
  'id',
  'source',
  'title',
  'category',
  'is_request',
  'scheduled_on',
  'status',
  'minutes',
  'why',
] as const satisfies readonly (keyof TaskRow)[];

/**
 * $1 households, $4 the person in each, $2 and $3 the first and the last day of the reach anywhere on Earth. Each household's own days are then
 * determined by luxon, as everywhere else. Tasks are read as one JSON array per column, which takes the database and the
 * driver half of what rows with every column take.
 */
const sql = `
  select ${householdColumns.map((column) => `h.${column}`).join(', ')}, 
    wanted.person_id as wanted_person, row_to_json(s) as schedule, m.role, row_to_json(p) as person,
    (
      select coalesce(json_object_agg(w.week_start, w.planned_on), '{}') from weeks w
      where w.household_id = h.id and w.week_start >= $2::date
    ) as planned,
    (
      select json_build_object(${taskColumns.map((name) => `'${name}', coalesce(json_agg(t.${name}), '[]')`).join(', ')})
      from tasks t
      where t.household_id = h.id and t.scheduled_on between $2::date and $3::date and t.status <> 'skipped'
    ) as tasks
  from unnest($1::uuid[], $4::uuid[]) as wanted (household_id, person_id)
  join households h on h.id = wanted.household_id
  left join memberships m on m.household_id = wanted.household_id and m.person_id = wanted.person_id
  left join persons p on p.id = m.person_id
  left join summary_schedules s on s.household_id = wanted.household_id and s.person_id = wanted.person_id`;

/** All columns have a value for each task. */
const rowAt = (columns: TaskColumns, index: number) =>
  ({
    id: columns.id[index],
    source: columns.source[index],
    title: columns.title[index],
    category: columns.category[index],
    is_request: columns.is_request[index],
    scheduled_on: columns.scheduled_on[index],
    status: columns.status[index],
    minutes: columns.minutes[index],
    why: columns.why[index],
  }) as Pick<TaskRow, (typeof taskColumns)[number]>;

function taskAt(columns: TaskColumns, index: number): TaskInSummary {
  const row = rowAt(columns, index);
  const { title, category } = wordsOf(row);
  return {
    id: row.id,
    source: row.source,
    title,
    category,
    ...(row.is_request && { isRequest: true }),
    scheduledOn: row.scheduled_on,
    status: row.status,
    ...(row.minutes !== null && { minutes: row.minutes }),
    ...(row.why !== null && { reason: row.why }),
  };
}

const utcDay = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10);

export function makeSummaryView(knex: Pick<Knex, 'client'>): SummaryView {
  const readRows = prepared<SummaryRow>(knex, 'summary-view', sql);
  return {
    read: async (recipients, now) => {
      const [householdIds, personIds] = idsOf(recipients);
      const first = utcDay(now.getTime() - 12 * hourMs - summaryReach.before * dayMs);
      const last = utcDay(now.getTime() + 14 * hourMs + summaryReach.after * dayMs);
      return (await readRows(householdIds, first, last, personIds)).flatMap((row) => {
        const today = dateInZone(now, row.timezone);
        if (!isIsoDate(today)) return [];
        const from = addDays(today, -summaryReach.before);
        const to = addDays(today, summaryReach.after);
        return {
          householdId: row.id,
          personId: row.wanted_person,
          household: householdOf(row),
          ...(row.person && row.role && { reader: { person: personInJson(row.person), role: row.role } }),
          ...(row.schedule && { schedule: scheduleOf(row.schedule) }),
          today,
          planned: new Map(Object.entries(row.planned).filter(([weekStart]) => weekStart >= weekStartOf(today))),
          tasks: row.tasks.scheduled_on.flatMap((day, index) =>
            from <= day && day <= to ? taskAt(row.tasks, index) : [],
          ),
        };
      });
    },
  };
}
