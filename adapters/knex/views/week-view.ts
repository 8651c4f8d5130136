import type { Knex } from 'knex';
import { isLeftOver, lastTurns } from '#core/domain/plan/overdue.ts';
import { missedAfterDays, type TaskSource, withActors, withAssignee } from '#core/domain/tasks/task.ts';
import type { Actor, TaskActionKind } from '#core/domain/tasks/task-action.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';
import { hourMs } from '#core/domain/time/durations.ts';
import { dateInZone } from '#core/domain/time/zones.ts';
import type { Towns } from '#core/ports/towns.ts';
import type { WeekRead, WeekView } from '#core/ports/week-view.ts';
import { prepared } from '../prepared.ts';
import { type ActorRow, actorIn } from '../task-action-store.ts';
import { type TaskRow, taskOf } from '../task-store.ts';
import { type CallerRow, callerColumns, callerCondition, callerOf, callerTables, sessionOf } from './caller-columns.ts';

type WeekViewRow = CallerRow & {
  /** The one or two weeks that may be the requested one, in order. */
  weeks: readonly PossibleWeek[];
  /** The tasks of those weeks and, for the current week, of the days before. */
  tasks: readonly (TaskRow & { done_by: ActorRow | null; moved_by: ActorRow | null })[];
  people: WeekRead['people'];
  /** With the day from which a reading of each is asked for. */
  meters: readonly { id: string; name: string; askOn: IsoDate }[] | null;
  /** When each task that opens or closes an item was last done. */
  seasonal: readonly LastTurn[] | null;
};
/** `doneOn`: the latest day of work that the household recorded. */
type LastTurn = { source: TaskSource; doneAt: string | null; doneOn: IsoDate | null };
type PossibleWeek = {
  current: IsoDate;
  start: IsoDate;
  end: IsoDate;
  overdueFrom: IsoDate;
  plannedOn: IsoDate | null;
  isSeen: boolean;
  /** An instant as text, since it is read as JSON. */
  noteWantedSince: string | null;
  note: string | null;
  noteAbout: string | null;
};

/** Who did what to the task `t`. */
const actorSql = (kind: 'completed' | 'moved') => `(
          select json_build_object('id', p.id, 'name', p.name)
          from task_actions a left join persons p on p.id = a.person_id
          where a.household_id = t.household_id and a.task_id = t.id and a.kind = '${kind}'
        )`;

/**
 * $1 to $3 as for a caller, whose session may be null, $4 offset, $5 and $6 the earliest and the latest current day anywhere on Earth, $7 how many
 * days before the week to include, $8 the sources of tasks that open or close an item. The household's current day is
 * then determined by luxon, as everywhere else, because the database's time zones may be older or newer. Weeks and tasks
 * are read as JSON, which costs the driver a third of what rows cost.
 */
const sql = `
  select ${callerColumns},
    (
      select json_agg(json_build_object(
        'current', monday, 'start', monday + 7 * $4::int, 'end', monday + 7 * $4::int + 6,
        'overdueFrom', monday + 7 * $4::int - $7::int,
        'plannedOn', w.planned_on, 'isSeen', w.seen_at is not null, 'note', w.note, 'noteAbout', w.note_about,
        'noteWantedSince', case when w.refinement = 'wanted' then w.seen_at end
      ) order by monday)
      from (select distinct monday from unnest(array[first_monday, last_monday]) monday) mondays
      left join weeks w on w.household_id = h.id and w.week_start = monday + 7 * $4::int
    ) as weeks,
    (
      select coalesce(json_agg(shown), '[]')
      from (
        select t.*, ${actorSql('completed')} as done_by, ${actorSql('moved')} as moved_by from tasks t
        where t.household_id = h.id
          and t.scheduled_on between first_monday + 7 * $4::int - $7::int and last_monday + 7 * $4::int + 6
          and (
            t.status = 'open'
            or t.status = 'done' and (t.scheduled_on >= first_monday + 7 * $4::int or t.completed_at >= first_monday - 1)
          )
      ) shown
    ) as tasks,
    (
      select json_agg(json_build_object('id', o.id, 'name', o.name, 'role', om.role) order by om.joined_at, om.person_id)
      from memberships om join persons o on o.id = om.person_id where om.household_id = h.id
    ) as people,
    (
      select json_agg(json_build_object('id', m.id, 'name', m.name, 'askOn', m.ask_on) order by m.created_at)
      from meters m where m.household_id = h.id and m.ask_on is not null
    ) as meters,
    (
      select json_agg(json_build_object('source', source, 'doneAt', done_at, 'doneOn', done_on))
      from (
        select source, max(completed_at) as done_at, max(done_on) as done_on
        from (
          select source, completed_at, null::date as done_on from tasks
          where household_id = h.id and source = any($8::text[]) and completed_at is not null
          union all
          select 'care:' || care_task_id, null, done_on from history_entries
          where household_id = h.id and 'care:' || care_task_id = any($8::text[]) and care_task_id is not null
            and deleted_at is null
        ) turns
        group by source
      ) seasonal
    ) as seasonal
  from ${callerTables}
  cross join (
    select date_trunc('week', $5::date)::date as first_monday, date_trunc('week', $6::date)::date as last_monday
  ) span
  where ${callerCondition}`;

function actorsOf({ done_by, moved_by }: WeekViewRow['tasks'][number]): ReadonlyMap<TaskActionKind, Actor> {
  const actors = new Map<TaskActionKind, Actor>();
  if (done_by) actors.set('completed', actorIn(done_by));
  if (moved_by) actors.set('moved', actorIn(moved_by));
  return actors;
}

const utcDay = (milliseconds: number): IsoDate => new Date(milliseconds).toISOString().slice(0, 10);

const laterOf = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/** One statement for the whole screen: see docs/decisions/0005. */
export function makeWeekView(knex: Pick<Knex, 'client'>, towns: Towns): WeekView {
  const readRows = prepared<WeekViewRow>(knex, 'week-view', sql);
  return {
    read: async ({ personId, sessionId, homeId }, offset, now, seasonalSources) => {
      const earliest = utcDay(now.getTime() - 12 * hourMs);
      const latest = utcDay(now.getTime() + 14 * hourMs);
      const daysBefore = offset === 0 ? missedAfterDays : 0;
      const seasonal = offset === 0 ? seasonalSources : [];
      const [row] = await readRows(
        personId,
        sessionId ?? null,
        homeId ?? null,
        offset,
        earliest,
        latest,
        daysBefore,
        seasonal,
      );
      if (!row) return undefined;

      const today = dateInZone(now, row.timezone);
      const week = row.weeks.findLast(({ current }) => current <= today);
      if (!week) throw new Error(`no place on Earth is on ${today} at ${now.toISOString()}`);
      const session = sessionOf(row, sessionId);
      const tasks = row.tasks.map((task) => withAssignee(withActors(taskOf(task), actorsOf(task)), row.people));
      return {
        ...(session && { session }),
        ...callerOf(row, towns),
        people: row.people,
        today,
        weekStart: week.start,
        ...(week.plannedOn !== null && { plannedOn: week.plannedOn, isSeen: week.isSeen }),
        ...(week.noteWantedSince !== null && { noteWantedSince: new Date(week.noteWantedSince) }),
        ...(week.note !== null && { note: { text: week.note, about: week.noteAbout ?? '' } }),
        meters: (row.meters ?? [])
          .filter(({ askOn }) => offset === 0 && askOn <= today)
          .map(({ id, name }) => ({ id, name })),
        tasks: tasks.filter(({ scheduledOn }) => scheduledOn >= week.start && scheduledOn <= week.end),
        overdue: lastTurns(
          tasks.filter(
            (task) =>
              task.scheduledOn >= week.overdueFrom &&
              task.scheduledOn < week.start &&
              isLeftOver(task, week.start, row.timezone),
          ),
        ),
        seasonalHistory: (row.seasonal ?? []).map(({ source, doneAt, doneOn }) => ({
          source,
          lastDoneOn: laterOf(doneAt === null ? '' : dateInZone(new Date(doneAt), row.timezone), doneOn ?? ''),
        })),
      };
    },
  };
}
