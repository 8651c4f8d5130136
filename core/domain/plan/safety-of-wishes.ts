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

/** Calculates a part, perhaps after others who wait for the thread: two years are some thirty plans. */
type CalculatePart = <Result>(calculate: () => Result) => Promise<Result>;

/** What wishes leave out, with the jobs that wouldn't come, by tasks a week. */
type LivedWishes = SafetyOfWishes & { readonly left: ReadonlyMap<number, readonly Job[]> };

/**
 * The jobs for safety that the home never had and that wouldn't come within two years of so many tasks a week, if all is
 * done when it is planned.
 */
export async function neverWithin(
  input: PlanInput,
  tasksPerWeek: number,
  part: CalculatePart,
): Promise<readonly Job[]> {
  const home = { ...input.home, tasksPerWeek };
  const history = new Map<TaskSource, LastTime>(input.history);
  const { outlook: _, ...rest } = input;
  let plan: PlanInput = { ...rest, home, history };
  const waiting = new Map(
    candidatesFor(plan).all.flatMap((job) => (isForSafety(job) && !job.last ? [[job.source, job]] : [])),
  );
  for (let week = 0; week < weeksOfTwoYears && waiting.size > 0; week += weeksOfPlan) {
    const planned = plan;
    const year = await part(() => planYear(candidatesFor(planned), planned));
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
export async function liveWishes(input: PlanInput, part: CalculatePart): Promise<LivedWishes> {
  const { min, max } = tasksPerWeekLimits;
  const left = new Map<number, readonly Job[]>();
  const jobs = candidatesFor(input).jobs.filter(isForSafety).length;
  let enough: number = max;
  for (let wish: number = min; wish <= max; wish++) {
    const never = await neverWithin(input, wish, part);
    left.set(wish, never);
    if (never.length > 0) continue;
    enough = wish;
    break;
  }
  const never = Object.fromEntries([...left].map(([wish, all]) => [wish, all.length]));
  return { jobs, never, enough, left };
}

/** What a number of tasks a week leaves out; `small` is absent, and `never` empty, if that is nothing. */
type LeftOut = { readonly small?: SmallWish; readonly never: readonly StretchedJob[] };

export function leftOutBy(lived: LivedWishes, tasksPerWeek: number): LeftOut {
  const small = smallWish(lived, tasksPerWeek);
  const jobs = lived.left.get(tasksPerWeek) ?? [];
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
