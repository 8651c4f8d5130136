import { tasksPerWeekLimits } from '../home/household.ts';
import type { TaskSource } from '../tasks/task.ts';
import { addDays } from '../time/dates.ts';
import { candidatesFor } from './candidates-for.ts';
import { type SafetyOfWishes, type SmallWish, smallWish } from './small-wish.ts';
import type { StretchedJob } from './stretched-jobs.ts';
import type { Job, LastTime, PlanInput } from './types.ts';
import { planYear } from './year/plan-year.ts';

const days = { week: 7, weekend: 5 } as const;
/** So many weeks are lived by one plan; the first plan of a year promises more than later ones keep. */
const weeksOfPlan = 4;
const weeksOfTwoYears = 104;

const isForSafety = ({ task }: Job): boolean => task.stake === 'danger';

/**
 * The jobs for safety that the home never had and that wouldn't come within two years of so many tasks a week, if all is
 * done when it is planned.
 */
export function neverWithin(input: PlanInput, tasksPerWeek: number): readonly Job[] {
  const home = { ...input.home, tasksPerWeek };
  const history = new Map<TaskSource, LastTime>(input.history);
  const { outlook: _, ...rest } = input;
  let plan: PlanInput = { ...rest, home, history };
  const waiting = new Map(
    candidatesFor(plan).all.flatMap((job) => (isForSafety(job) && !job.last ? [[job.source, job]] : [])),
  );
  for (let week = 0; week < weeksOfTwoYears && waiting.size > 0; week += weeksOfPlan) {
    const year = planYear(candidatesFor(plan), plan);
    for (const [index, tasks] of year.weeks.slice(0, weeksOfPlan).entries())
      for (const { candidate } of tasks) {
        const lastDoneOn = addDays(plan.weekStart, days.week * index + days.weekend);
        history.set(candidate.source, { ...history.get(candidate.source), lastDoneOn });
        waiting.delete(candidate.source);
      }
    const weekStart = addDays(plan.weekStart, days.week * weeksOfPlan);
    plan = { ...rest, home, history: new Map(history), tasks: [], weekStart, today: weekStart, outlook: year.outlook };
  }
  return [...waiting.values()];
}

/** What each wish would leave out, from the fewest tasks on until none is. */
export function safetyOfWishes(input: PlanInput): SafetyOfWishes {
  const { min, max } = tasksPerWeekLimits;
  const never: Record<string, number> = {};
  const jobs = candidatesFor(input).jobs.filter(isForSafety).length;
  for (let wish = min; wish <= max; wish++) {
    const left = neverWithin(input, wish).length;
    never[wish] = left;
    if (left === 0) return { jobs, never, enough: wish };
  }
  return { jobs, never, enough: max };
}

/** What the household's number of tasks a week leaves out; `small` is absent, and `never` empty, if that is nothing. */
export type LeftOut = { readonly small?: SmallWish; readonly never: readonly StretchedJob[] };

export function leftOutBy(input: PlanInput): LeftOut {
  const { tasksPerWeek } = input.home;
  const jobs = neverWithin(input, tasksPerWeek);
  if (jobs.length === 0) return { never: [] };
  const small = smallWish(safetyOfWishes(input), tasksPerWeek);
  return {
    ...(small && { small }),
    never: jobs.map(({ item, task: { id, title, intervalDays } }) => ({
      taskId: id,
      title,
      item: item.name,
      everyDays: null,
      wantedDays: intervalDays,
    })),
  };
}
