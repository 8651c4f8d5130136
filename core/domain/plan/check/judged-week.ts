import { isUserCreated, type TaskSource } from '../../tasks/task.ts';
import { addDays, dayNumber, type IsoDate } from '../../time/dates.ts';
import { candidatesFor } from '../candidates-for.ts';
import { rests, stateOf } from '../closed-items.ts';
import type { Demand } from '../intervals.ts';
import { type PlanInput, type PlannedBefore, type PlannedTask, sourceOf } from '../types.ts';
import { overdueTasks } from '../waiting.ts';
import { firstDueOf } from './first-turns.ts';
import { type JudgedJob, type Turn, turnAfter } from './turns.ts';

/** One of the assistant's tasks in the week. `candidate` is undefined if it doesn't fit the home. */
export type JudgedTask = {
  readonly source: TaskSource;
  readonly date: IsoDate;
  readonly candidate: JudgedJob | undefined;
};

/** A week with its plan, as the rules see it. */
export type JudgedWeek = {
  readonly input: PlanInput;
  /** The tasks of the plan. */
  readonly planned: readonly JudgedTask[];
  /** The tasks of the plan and those that the week already held. */
  readonly held: readonly JudgedTask[];
  /** Overdue tasks, which are shown with the week. */
  readonly waiting: readonly JudgedTask[];
  /** Every job of the home. */
  readonly candidates: readonly JudgedJob[];
  /** What the home needs at the catalogue's intervals. */
  readonly wanted: Demand;
  readonly turnOf: (candidate: JudgedJob) => Turn;
  /** The day from which the longest gap of a job counts: its last time, or that on which its item was opened since. */
  readonly countsFrom: (candidate: JudgedJob) => number | undefined;
  /** Whether the job rests because its item is closed. */
  readonly rests: (candidate: JudgedJob) => boolean;
};

export function judgedWeek(plan: readonly PlannedTask[], input: PlanInput): JudgedWeek {
  const { all: jobs, pairs, rhythm } = candidatesFor(input);
  const due = firstDueOf(input.home, input.catalogue);
  const all = jobs.map((job): JudgedJob => ({ ...job, firstDue: due.get(job.task.id) ?? dayNumber(input.weekStart) }));
  const bySource = new Map<TaskSource, JudgedJob>(all.map((candidate) => [candidate.source, candidate]));
  const judged = (source: TaskSource, date: IsoDate): JudgedTask => ({ source, date, candidate: bySource.get(source) });
  const before = (tasks: readonly PlannedBefore[]) =>
    tasks.filter((task) => !isUserCreated(task)).map(({ source, scheduledOn }) => judged(source, scheduledOn));
  const weekEnd = addDays(input.weekStart, 6);
  const staying = input.tasks.filter(
    ({ status, scheduledOn }) => status !== 'skipped' && input.weekStart <= scheduledOn && scheduledOn <= weekEnd,
  );
  const planned = plan.map(({ source, date }) => judged(source, date));
  const states = new Map([...pairs].map(([item, pair]) => [item, stateOf(pair, input).state]));
  const from = Math.max(dayNumber(input.weekStart), dayNumber(input.today));
  const openedOn = ({ item, task }: JudgedJob): number => {
    const pair = task.whileClosed ? undefined : pairs.get(item.name);
    const opened = pair && input.history.get(sourceOf(pair.opens))?.lastDoneOn;
    return opened === undefined ? Number.NEGATIVE_INFINITY : dayNumber(opened);
  };
  return {
    input,
    planned,
    held: [...before(staying), ...planned],
    waiting: before(overdueTasks(input)),
    candidates: all,
    wanted: rhythm.wanted,
    turnOf: (candidate) => turnAfter(candidate, candidate.last?.day, from),
    countsFrom: (candidate) => candidate.last && Math.max(candidate.last.day, openedOn(candidate)),
    rests: (candidate) => rests(candidate, states.get(candidate.item.name) ?? 'open', pairs),
  };
}
