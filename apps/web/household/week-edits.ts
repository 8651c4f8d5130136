import type { OutputOf } from '#apps/ui/api/client.ts';
import { missedAfterDays } from '#core/domain/tasks/task.ts';
import { addDays, type IsoDate } from '#core/domain/time/dates.ts';

/** The response for one week; see apps/contract/week.ts. */
export type Week = OutputOf<'getWeek'>;
export type Task = Week['tasks'][number];

export function holdsDate(week: Week, date: IsoDate): boolean {
  return date >= week.weekStart && date < addDays(week.weekStart, 7);
}

/** Whether a task belongs in the current week's overdue list. */
function isCarriedOver(week: Week, task: Task): boolean {
  return (
    holdsDate(week, week.today) &&
    !task.completed &&
    task.scheduledAt < week.weekStart &&
    task.scheduledAt >= addDays(week.weekStart, -missedAfterDays)
  );
}

/** Moves a task according to its date: into the week, into the overdue list, or out of view. */
export function withTask(week: Week, task: Task): Week {
  const stays = (list: readonly Task[]) => list.some(({ id }) => id === task.id);
  if (holdsDate(week, task.scheduledAt)) {
    if (stays(week.tasks)) return editTask(week, task.id, () => task);
    const others = withoutTask(week, task.id);
    return { ...others, tasks: [...others.tasks, task] };
  }
  const kept = stays(week.overdue) && task.scheduledAt < week.weekStart;
  if (kept) return editTask(week, task.id, () => task);
  const others = withoutTask(week, task.id);
  return isCarriedOver(week, task) ? { ...others, overdue: [...others.overdue, task] } : others;
}

export function withoutTask(week: Week, id: string): Week {
  const others = (list: Task[]) => (list.some((task) => task.id === id) ? list.filter((task) => task.id !== id) : list);
  return { ...week, tasks: others(week.tasks), overdue: others(week.overdue) };
}

/** The week with the task changed. Tasks that aren't affected keep their identity. */
export function editTask(week: Week, id: string, edit: (task: Task) => Task): Week {
  const edited = (list: Task[]) =>
    list.some((task) => task.id === id) ? list.map((task) => (task.id === id ? edit(task) : task)) : list;
  return { ...week, tasks: edited(week.tasks), overdue: edited(week.overdue) };
}

/** The task as the week has it: earlier changes may have modified it since it was rendered. */
export function currentOf(week: Week, task: Task): Task {
  return [...week.tasks, ...week.overdue].find(({ id }) => id === task.id) ?? task;
}
