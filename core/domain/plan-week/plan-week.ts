import { compareText } from '../compare-text.ts';
import { addDays } from '../dates.ts';
import { isUserCreated } from '../task.ts';
import { choose, type Placed } from './choose.ts';
import { dueCustomTasks } from './custom.ts';
import { type Day, emptyDay, openDays, withJob, withMinutes } from './days.ts';
import { candidateFor, sourceOf } from './due.ts';
import { jobsOfHome } from './jobs-of-home.ts';
import { firstDueDates } from './ramp-up.ts';
import { reasonFor } from './reasons.ts';
import type { Home, Job, PlanInput, PlannedBefore, PlannedTask } from './types.ts';
import { isWaiting } from './waiting.ts';

/**
 * Decides a household's week: the tasks to add to those that it already holds, by day, then by title, each with a
 * reason. With those already there never more of the assistant's than `tasksPerWeek`, on scheduled days that are not
 * past. The same input gives the same plan.
 */
export function planWeek(input: PlanInput): readonly PlannedTask[] {
  return [...assistantTasks(input), ...dueCustomTasks(input)].sort(
    (one, other) => compareText(one.date, other.date) || compareText(one.title, other.title),
  );
}

function assistantTasks(input: PlanInput): readonly PlannedTask[] {
  const { home, weekStart } = input;
  const jobs = jobsOfHome(home, input.catalogue);
  const bySource = new Map(jobs.map((job) => [sourceOf(job), job]));
  const firstDue = firstDueDates(home, jobs);
  const staying = stayingTasks(input);
  const kept = staying.filter((task) => !isUserCreated(task));

  return choose(
    jobs.flatMap((job) => candidateFor(job, firstDue.get(job.task.id) ?? weekStart, input) ?? []),
    {
      home,
      weekStart,
      days: daysSoFar(input, staying, bySource),
      places: Math.max(0, home.tasksPerWeek - kept.length),
      kept: kept.map((task) => task.minutes ?? 0),
      items: itemsOf(kept, bySource),
      waiting: itemsOf(waitingTasks(input), bySource),
    },
  ).map((placed) => asTask(placed, home, weekStart));
}

/** What the week already holds and planning leaves alone. */
function stayingTasks({ tasks, weekStart }: PlanInput): readonly PlannedBefore[] {
  const weekEnd = addDays(weekStart, 6);
  return tasks.filter(
    ({ status, scheduledOn }) => status !== 'skipped' && weekStart <= scheduledOn && scheduledOn <= weekEnd,
  );
}

/** What is overdue, and shown with the current week. */
function waitingTasks({ tasks, weekStart, today }: PlanInput): readonly PlannedBefore[] {
  return weekStart <= today ? tasks.filter((task) => isWaiting(task, today)) : [];
}

function itemsOf(tasks: readonly PlannedBefore[], bySource: ReadonlyMap<string, Job>): ReadonlySet<string> {
  return new Set(tasks.flatMap(({ source }) => bySource.get(source)?.item.name ?? []));
}

function daysSoFar(
  { home, weekStart, today }: PlanInput,
  staying: readonly PlannedBefore[],
  bySource: ReadonlyMap<string, Job>,
): readonly Day[] {
  return openDays(home, weekStart, today).map((date) =>
    staying
      .filter((task) => task.scheduledOn === date)
      .reduce((day, task) => {
        const job = bySource.get(task.source);
        return job ? withJob(day, job) : withMinutes(day, task.minutes ?? 0);
      }, emptyDay(date)),
  );
}

function asTask({ candidate, date }: Placed, home: Home, weekStart: string): PlannedTask {
  const { task, item } = candidate;
  return {
    source: sourceOf(candidate),
    occurrence: weekStart,
    title: task.title,
    description: task.why,
    category: item.name,
    date,
    minutes: task.minutes,
    critical: task.critical ?? false,
    reason: reasonFor(candidate, date, home),
  };
}
