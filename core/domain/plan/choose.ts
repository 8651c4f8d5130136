import { isUserCreated, type TaskSource } from '../tasks/task.ts';
import { dayNumber, daysBetween, type IsoDate } from '../time/dates.ts';
import { holidaysBetween } from '../time/holidays.ts';
import { restOn } from '../time/rest-of-week.ts';
import type { Candidates } from './candidates-for.ts';
import { bestDay, type Day, emptyDay, openDays, withJob, withMinutes } from './days.ts';
import type { Job, Outlook, PlanInput } from './types.ts';
import { planYear } from './year/plan-year.ts';
import type { YearTask } from './year/year-plan.ts';

export type Placed = { readonly yearTask: YearTask; readonly date: IsoDate };

/** The scheduled days of a week that are not past, with what they already hold. */
function daysOf(input: PlanInput, weekStart: IsoDate, jobOf: (source: TaskSource) => Job | undefined): readonly Day[] {
  const monday = dayNumber(weekStart);
  const holidays = holidaysBetween(input.home.country, monday, monday + 6);
  return openDays(input.home, weekStart, input.today).map((date) =>
    input.tasks
      .filter(({ status, scheduledOn }) => status !== 'skipped' && scheduledOn === date)
      .reduce(
        (day, task) => {
          const job = jobOf(task.source);
          return job ? withJob(day, job) : withMinutes(day, task.minutes ?? 0);
        },
        emptyDay(date, holidays.has(dayNumber(date)), restOn(date, input.home.country)),
      ),
  );
}

/** Safety first, since it has the fewest days, then what must not meet; then room by room, the fullest room first. */
function inOrder(tasks: readonly YearTask[]): readonly YearTask[] {
  const choices = ({ candidate: { task } }: YearTask) => (task.stake === 'danger' ? 0 : task.uses ? 1 : 2);
  const roomOf = ({ candidate: { item, task } }: YearTask) => task.room ?? item.room;
  const minutes = new Map<string, number>();
  for (const task of tasks) minutes.set(roomOf(task), (minutes.get(roomOf(task)) ?? 0) + task.candidate.task.minutes);
  const size = (task: YearTask) => minutes.get(roomOf(task)) ?? 0;
  return [...tasks].sort((one, other) => choices(one) - choices(other) || size(other) - size(one));
}

function layOut(tasks: readonly YearTask[], days: readonly Day[]): readonly Placed[] {
  let filled = days;
  return inOrder(tasks).flatMap((yearTask) => {
    const best = bestDay(filled, yearTask);
    if (!best) return [];
    filled = filled.map((day) => (day === best ? withJob(day, yearTask.candidate) : day));
    return [{ yearTask, date: best.date }];
  });
}

/**
 * Plans the year from the input's week on, and gives the jobs of these weeks their days. The weeks must be in order;
 * a week that is not among them keeps only what it has.
 */
export function choose(
  candidates: Candidates,
  input: PlanInput,
  weeks: readonly IsoDate[] = [input.weekStart],
): { readonly weeks: readonly (readonly Placed[])[]; readonly outlook: Outlook } {
  const year = planYear(candidates, input);
  const jobs = new Map<TaskSource, Job>(candidates.all.map((candidate) => [candidate.source, candidate]));
  const jobOf = (source: TaskSource) => (isUserCreated({ source }) ? undefined : jobs.get(source));
  const tasksOf = (weekStart: IsoDate) => year.weeks[daysBetween(input.weekStart, weekStart) / 7] ?? [];
  return {
    weeks: weeks.map((weekStart) => layOut(tasksOf(weekStart), daysOf(input, weekStart, jobOf))),
    outlook: year.outlook,
  };
}
