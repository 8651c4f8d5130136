import type { CareTask, Stake } from '../../care/care-task.ts';
import { careTaskIdOf } from '../../tasks/task.ts';
import { addDays, addMonths, type IsoDate, weekStartOf } from '../../time/dates.ts';
import { candidatesFor } from '../candidates-for.ts';
import { openDays } from '../days.ts';
import { type StretchedJob, stretchedJobs } from '../stretched-jobs.ts';
import type { Job, PlanInput } from '../types.ts';
import { isWaiting } from '../waiting.ts';
import { planYear } from './plan-year.ts';

/** `booking`: a professional comes. `seasonal`: it belongs to a part of the year. */
type KindAhead = 'booking' | 'seasonal' | 'regular';

export type TaskAhead = {
  readonly taskId: string;
  readonly title: string;
  readonly item: string;
  /** The Monday of its week. */
  readonly weekStart: IsoDate;
  readonly minutes: number;
  readonly stake: Stake;
  readonly kind: KindAhead;
};

export type MonthAhead = {
  /** `YYYY-MM` */
  readonly month: string;
  readonly minutes: number;
  /** In the order of their weeks. */
  readonly tasks: readonly TaskAhead[];
};

export type MonthsAhead = {
  readonly months: readonly MonthAhead[];
  /** Jobs that come less often than they should. */
  readonly waiting: readonly StretchedJob[];
};

const monthsInYear = 12;

function kindOf({ professional, season }: CareTask): KindAhead {
  return professional ? 'booking' : season ? 'seasonal' : 'regular';
}

function taskAhead({ item, task }: Job, weekStart: IsoDate): TaskAhead {
  const { id, title, minutes, stake } = task;
  return { taskId: id, title, item: item.name, weekStart, minutes, stake, kind: kindOf(task) };
}

/** The open tasks that the plan already has. Overdue ones are in the current week. */
function plannedAlready({ tasks, weekStart, today }: PlanInput, jobs: readonly Job[]): readonly TaskAhead[] {
  const byId = new Map(jobs.map((job) => [job.task.id, job]));
  return tasks.flatMap((task) => {
    const job = byId.get(careTaskIdOf(task.source) ?? '');
    if (!job || task.status !== 'open') return [];
    if (task.scheduledOn >= weekStart) return [taskAhead(job, weekStartOf(task.scheduledOn))];
    return isWaiting(task, today) ? [taskAhead(job, weekStart)] : [];
  });
}

/** The month of the first day of the week on which the household can work. */
function monthOfWeek(weekStart: IsoDate, { home, today }: PlanInput): string {
  const day = openDays(home, weekStart, today)[0] ?? (weekStart < today ? today : weekStart);
  return day.slice(0, 7);
}

/**
 * The twelve calendar months from the current one on, as planned today. The user's own tasks are left out, because
 * their duration is unknown.
 */
export function monthsAhead(input: PlanInput): MonthsAhead {
  const candidates = candidatesFor(input);
  const { jobs } = candidates;
  const planned = planYear(candidates, input).weeks.flatMap((week, index) =>
    week.map(({ candidate }) => taskAhead(candidate, addDays(input.weekStart, 7 * index))),
  );
  const ahead = [...plannedAlready(input, jobs), ...planned].sort((one, other) =>
    one.weekStart === other.weekStart ? 0 : one.weekStart < other.weekStart ? -1 : 1,
  );
  const byMonth = Map.groupBy(ahead, ({ weekStart }) => monthOfWeek(weekStart, input));
  const firstOfMonth = `${input.today.slice(0, 7)}-01`;
  const months = Array.from({ length: monthsInYear }, (_, index): MonthAhead => {
    const month = addMonths(firstOfMonth, index).slice(0, 7);
    const tasks = byMonth.get(month) ?? [];
    return { month, minutes: tasks.reduce((sum, { minutes }) => sum + minutes, 0), tasks };
  });
  return { months, waiting: stretchedJobs(candidates) };
}
