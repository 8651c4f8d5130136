import type { Knex } from 'knex';
import type { IsoDate } from '#core/domain/dates.ts';
import { hourMs } from '#core/domain/durations.ts';
import { missedAfterDays } from '#core/domain/week.ts';
import { dateInZone } from '#core/domain/zones.ts';
import type { WeekView } from '#core/ports/week-view.ts';
import { prepared } from '../prepared.ts';
import { type TaskRow, taskOf } from '../task-store.ts';

type WeekViewRow = {
  created_at: Date;
  last_seen_at: Date;
  timezone: string;
  onboarded: boolean;
  /** The one or two weeks that may be the requested one, in order. */
  weeks: readonly PossibleWeek[];
  /** The tasks of those weeks and, for the current week, of the days before. */
  tasks: readonly TaskRow[];
};
type PossibleWeek = { current: IsoDate; start: IsoDate; end: IsoDate; overdueFrom: IsoDate; plannedOn: IsoDate | null };

/**
 * $1 household, $2 session, $3 offset, $4 and $5 the earliest and the latest current day anywhere on Earth, $6 how many
 * days before the week to include. The household's current day is then determined by luxon, as everywhere else, because
 * the database's time zones may be older or newer. Weeks and tasks are read as JSON, which costs the driver a third of
 * what rows cost.
 */
const sql = `
  select s.created_at, s.last_seen_at, h.timezone, h.onboarded_on is not null as onboarded,
    (
      select json_agg(json_build_object(
        'current', monday, 'start', monday + 7 * $3::int, 'end', monday + 7 * $3::int + 6,
        'overdueFrom', monday + 7 * $3::int - $6::int,
        'plannedOn', (select planned_on from weeks w where w.household_id = $1 and w.week_start = monday + 7 * $3::int)
      ) order by monday)
      from (select first_monday as monday union select last_monday) mondays
    ) as weeks,
    (
      select coalesce(json_agg(t), '[]') from tasks t
      where t.household_id = $1
        and t.scheduled_on between first_monday + 7 * $3::int - $6::int and last_monday + 7 * $3::int + 6
        and (t.status = 'open' or t.status = 'done' and t.scheduled_on >= first_monday + 7 * $3::int)
    ) as tasks
  from sessions s
  join households h on h.id = s.household_id
  cross join (
    select date_trunc('week', $4::date)::date as first_monday, date_trunc('week', $5::date)::date as last_monday
  ) span
  where s.household_id = $1 and s.id = $2`;

const utcDay = (milliseconds: number): IsoDate => new Date(milliseconds).toISOString().slice(0, 10);

export function makeWeekView(knex: Pick<Knex, 'client'>): WeekView {
  const readRows = prepared<WeekViewRow>(knex, 'week-view', sql);
  return {
    read: async (householdId, sessionId, offset, now) => {
      const earliest = utcDay(now.getTime() - 12 * hourMs);
      const latest = utcDay(now.getTime() + 14 * hourMs);
      const daysBefore = offset === 0 ? missedAfterDays : 0;
      const [row] = await readRows(householdId, sessionId, offset, earliest, latest, daysBefore);
      if (!row) return undefined;

      const today = dateInZone(now, row.timezone);
      const week = row.weeks.findLast(({ current }) => current <= today);
      if (!week) throw new Error(`no place on Earth is on ${today} at ${now.toISOString()}`);
      const tasks = row.tasks.map(taskOf);
      return {
        session: { householdId, id: sessionId, createdAt: row.created_at, lastSeenAt: row.last_seen_at },
        onboarded: row.onboarded,
        today,
        weekStart: week.start,
        ...(week.plannedOn !== null && { plannedOn: week.plannedOn }),
        tasks: tasks.filter(({ scheduledOn }) => scheduledOn >= week.start && scheduledOn <= week.end),
        overdue: tasks.filter(
          ({ status, scheduledOn }) => status === 'open' && scheduledOn >= week.overdueFrom && scheduledOn < week.start,
        ),
      };
    },
  };
}
