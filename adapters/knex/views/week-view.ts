import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/dates.ts';
import type { Task } from '#core/domain/task.ts';
import { missedAfterDays } from '#core/domain/week.ts';
import type { WeekView } from '#core/ports/week-view.ts';
import { prepared } from '../prepared.ts';
import { type TaskRow, taskOf } from '../task-store.ts';

type WeekViewRow = {
  created_at: Date;
  last_seen_at: Date;
  onboarded: boolean;
  today: IsoDate;
  week_start: IsoDate;
  planned: boolean;
  /** Of the week and, for the current one, of the days before it that still count. */
  tasks: readonly JsonTaskRow[];
};
type JsonTaskRow = Omit<TaskRow, 'completed_at'> & { completed_at: string | null };

/**
 * $1 household, $2 session, $3 offset, $4 now, $5 days before the current week. The tasks come as one JSON value: one row
 * of the wire for all of them costs the driver a third of what a row for each does.
 */
const sql = `
  with home as materialized (
    select s.created_at, s.last_seen_at, h.onboarded_on is not null as onboarded, local.today,
      date_trunc('week', local.today)::date + 7 * $3::int as week_start
    from sessions s
    join households h on h.id = s.household_id
    cross join lateral (select ($4::timestamptz at time zone h.timezone)::date as today) local
    where s.household_id = $1 and s.id = $2
  )
  select home.*,
    exists (select from weeks w where w.household_id = $1 and w.week_start = home.week_start) as planned,
    (
      select coalesce(json_agg(t order by t.scheduled_on, t.id), '[]')
      from tasks t
      where t.household_id = $1
        and t.scheduled_on between home.week_start - case $3::int when 0 then $5::int else 0 end and home.week_start + 6
        and (t.status = 'open' or t.status = 'done' and t.scheduled_on >= home.week_start)
    ) as tasks
  from home`;

const taskOfJson = ({ completed_at, ...row }: JsonTaskRow): Task =>
  taskOf({ ...row, completed_at: completed_at === null ? null : new Date(completed_at) });

export function makeWeekView(knex: Knex): WeekView {
  const readRows = prepared<WeekViewRow>(knex, 'week-view', sql);
  return {
    read: async (householdId, sessionId, offset, now) => {
      const [row] = await readRows(householdId, sessionId, offset, now, missedAfterDays);
      if (!row) return undefined;
      const { onboarded, today, week_start: weekStart, planned } = row;
      const tasks = row.tasks.map(taskOfJson);
      const firstOfWeek = tasks.findIndex((task) => task.scheduledOn >= weekStart);
      const overdueCount = firstOfWeek === -1 ? tasks.length : firstOfWeek;
      return {
        session: { householdId, id: sessionId, createdAt: row.created_at, lastSeenAt: row.last_seen_at },
        onboarded,
        today,
        weekStart,
        planned,
        tasks: tasks.slice(overdueCount),
        overdue: tasks.slice(0, overdueCount),
      };
    },
  };
}
