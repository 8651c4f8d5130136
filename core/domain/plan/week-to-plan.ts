import { addDays, type IsoDate } from '../dates.ts';
import { isUserCreated, type TaskSource } from '../task.ts';
import { type Day, emptyDay, openDays, withJob, withMinutes } from './days.ts';
import { sourceOf } from './due.ts';
import { jobsOfHome } from './jobs-of-home.ts';
import type { Home, Job, PlanInput, PlannedBefore } from './types.ts';
import { isWaiting } from './waiting.ts';

/** A week that is being planned, with what it already holds. */
export type WeekToPlan = {
  readonly home: Home;
  readonly weekStart: IsoDate;
  /** The scheduled days that are not past. */
  readonly days: readonly Day[];
  /** How many more tasks the assistant may propose. */
  readonly places: number;
  /** The minutes of each of the assistant's tasks that stay in the week. */
  readonly kept: readonly number[];
  /** The items of those tasks. */
  readonly items: ReadonlySet<string>;
  /** The items of overdue tasks, which are shown with this week. */
  readonly waiting: ReadonlySet<string>;
};

/** The jobs of the home by their sources. */
export function jobsBySource({ home, catalogue }: PlanInput): ReadonlyMap<TaskSource, Job> {
  return new Map(jobsOfHome(home, catalogue).map((job) => [sourceOf(job), job]));
}

/** The tasks that the week already holds and planning leaves alone. */
export function stayingTasks({ tasks, weekStart }: PlanInput): readonly PlannedBefore[] {
  const weekEnd = addDays(weekStart, 6);
  return tasks.filter(
    ({ status, scheduledOn }) => status !== 'skipped' && weekStart <= scheduledOn && scheduledOn <= weekEnd,
  );
}

/** The overdue tasks that are shown with the current week; none for a later week. */
export function waitingTasks({ tasks, weekStart, today }: PlanInput): readonly PlannedBefore[] {
  return weekStart <= today ? tasks.filter((task) => isWaiting(task, today)) : [];
}

export function weekToPlan(input: PlanInput): WeekToPlan {
  const { home, weekStart } = input;
  const jobs = jobsBySource(input);
  const itemsOf = (tasks: readonly PlannedBefore[]) =>
    new Set(tasks.flatMap(({ source }) => jobs.get(source)?.item.name ?? []));
  const staying = stayingTasks(input);
  const kept = staying.filter((task) => !isUserCreated(task));
  return {
    home,
    weekStart,
    days: daysSoFar(input, staying, jobs),
    places: Math.max(0, home.tasksPerWeek - kept.length),
    kept: kept.map(({ minutes = 0 }) => minutes),
    items: itemsOf(kept),
    waiting: itemsOf(waitingTasks(input)),
  };
}

function daysSoFar(
  { home, weekStart, today }: PlanInput,
  staying: readonly PlannedBefore[],
  jobs: ReadonlyMap<TaskSource, Job>,
): readonly Day[] {
  return openDays(home, weekStart, today).map((date) =>
    staying
      .filter((task) => task.scheduledOn === date)
      .reduce((day, task) => {
        const job = jobs.get(task.source);
        return job ? withJob(day, job) : withMinutes(day, task.minutes ?? 0);
      }, emptyDay(date)),
  );
}
