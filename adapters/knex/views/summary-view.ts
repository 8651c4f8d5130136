import type { Knex } from 'knex';
import type { Role } from '#core/domain/people/membership.ts';
import { personInHomeKey } from '#core/domain/people/person-in-home.ts';
import { summaryReach, type TaskInSummary } from '#core/domain/summary/summary-of.ts';
import { addDays, type IsoDate, isIsoDate, weekStartOf } from '#core/domain/time/dates.ts';
import { dayMs, hourMs } from '#core/domain/time/durations.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { SummaryView } from '#core/ports/summary-view.ts';
import type { Towns } from '#core/ports/towns.ts';
import { type HouseholdRow, householdColumns, householdOf } from '../household-store.ts';
import { type PersonInJson, personInJson } from '../person-store.ts';
import { prepared } from '../prepared.ts';
import { idsOf, type ScheduleRow, scheduleOf } from '../summary-schedule-store.ts';
import { type TaskRow, wordsOf } from '../task-store.ts';

type HomeRow = HouseholdRow & { planned: Record<IsoDate, IsoDate>; tasks: TaskColumns };
type ReaderRow = {
  household_id: string;
  person_id: string;
  role: Role;
  person: PersonInJson;
  schedule: ScheduleRow | null;
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
  'completed_at',
  'minutes',
  'why',
] as const satisfies readonly (keyof TaskRow)[];

/**
 * $1 households, $2 and $3 the first and the last day of the reach anywhere on Earth. Each household's own days are then
 * determined by luxon, as everywhere else. Tasks are read as one JSON array per column, which takes the database and the
 * driver half of what rows with every column take.
 */
const homesSql = `
  select ${householdColumns.map((column) => `h.${column}`).join(', ')},
    (
      select coalesce(json_object_agg(w.week_start, w.planned_on), '{}') from weeks w
      where w.household_id = h.id and w.week_start >= $2::date
    ) as planned,
    (
      select json_build_object(${taskColumns.map((name) => `'${name}', coalesce(json_agg(t.${name}), '[]')`).join(', ')})
      from tasks t
      where t.household_id = h.id and t.scheduled_on between $2::date and $3::date and t.status <> 'skipped'
    ) as tasks
  from households h where h.id = any($1::uuid[])`;

/** $1 households, $2 people: everyone of them in any of the households. A schedule ends with the membership. */
const readersSql = `
  select m.household_id, m.person_id, m.role, row_to_json(p) as person, row_to_json(s) as schedule
  from memberships m
  join persons p on p.id = m.person_id
  left join summary_schedules s on s.household_id = m.household_id and s.person_id = m.person_id
  where m.household_id = any($1::uuid[]) and m.person_id = any($2::uuid[])`;

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
    completed_at: columns.completed_at[index],
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

/** What the summary says to each of its readers; undefined if the zone is unknown. */
function homeOf(row: HomeRow, now: Date, towns: Towns) {
  const today = dateInZone(now, row.timezone);
  if (!isIsoDate(today)) return undefined;
  const from = addDays(today, -summaryReach.before);
  const to = addDays(today, summaryReach.after);
  return {
    household: householdOf(row, towns),
    today,
    planned: new Map(Object.entries(row.planned).filter(([weekStart]) => weekStart >= weekStartOf(today))),
    tasks: row.tasks.scheduled_on.flatMap((day, index) => (from <= day && day <= to ? taskAt(row.tasks, index) : [])),
  };
}

const readerOf = ({ person, role, schedule }: ReaderRow) => ({
  reader: { person: personInJson(person), role },
  ...(schedule && { schedule: scheduleOf(schedule) }),
});

/** Two statements, because people and homes may be on different machines: see docs/decisions/0234. */
export function makeSummaryView(knex: Pick<Knex, 'client'>, towns: Towns): SummaryView {
  const readHomes = prepared<HomeRow>(knex, 'summary-homes', homesSql);
  const readReaders = prepared<ReaderRow>(knex, 'summary-readers', readersSql);
  return {
    read: async (recipients, now) => {
      if (recipients.length === 0) return [];
      const [householdIds = [], personIds = []] = idsOf(recipients);
      const first = utcDay(now.getTime() - 12 * hourMs - summaryReach.before * dayMs);
      const last = utcDay(now.getTime() + 14 * hourMs + summaryReach.after * dayMs);
      const unique = [...new Set(householdIds)];
      const homes = new Map((await readHomes(unique, first, last)).map((row) => [row.id, homeOf(row, now, towns)]));
      const readers = new Map(
        (await readReaders(unique, [...new Set(personIds)])).map((row) => [
          personInHomeKey({ householdId: row.household_id, personId: row.person_id }),
          readerOf(row),
        ]),
      );
      return recipients.flatMap((recipient) => {
        const { householdId, personId } = recipient;
        const home = homes.get(householdId);
        return home ? { householdId, personId, ...home, ...readers.get(personInHomeKey(recipient)) } : [];
      });
    },
  };
}
