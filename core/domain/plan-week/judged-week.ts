import type { IsoDate } from '../dates.ts';
import { isUserCreated, type TaskSource } from '../task.ts';
import type { Job, PlanInput, PlannedBefore, PlannedTask } from './types.ts';
import { jobsBySource, stayingTasks, waitingTasks } from './week-to-plan.ts';

/** One of the assistant's tasks in the week. `job` is undefined if the home no longer has the item. */
export type JudgedTask = { readonly source: TaskSource; readonly date: IsoDate; readonly job: Job | undefined };

/** A week with its plan, as the rules see it. */
export type JudgedWeek = {
  readonly input: PlanInput;
  /** The tasks of the plan. */
  readonly planned: readonly JudgedTask[];
  /** The tasks of the plan and those that the week already held. */
  readonly held: readonly JudgedTask[];
  /** Overdue tasks, which are shown with the week. */
  readonly waiting: readonly JudgedTask[];
};

export function judgedWeek(plan: readonly PlannedTask[], input: PlanInput): JudgedWeek {
  const jobs = jobsBySource(input);
  const judged = (source: TaskSource, date: IsoDate): JudgedTask => ({ source, date, job: jobs.get(source) });
  const before = (tasks: readonly PlannedBefore[]) =>
    tasks.filter((task) => !isUserCreated(task)).map(({ source, scheduledOn }) => judged(source, scheduledOn));
  const planned = plan.map(({ source, date }) => judged(source, date));
  return {
    input,
    planned,
    held: [...before(stayingTasks(input)), ...planned],
    waiting: before(waitingTasks(input)),
  };
}
