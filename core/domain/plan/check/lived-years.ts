import { isUserCreated, type TaskSource } from '../../tasks/task.ts';
import { dayNumber, type IsoDate } from '../../time/dates.ts';
import { type ItemState, rests, type SeasonalPair, seasonalPairs, stateOf } from '../closed-items.ts';
import { openDays } from '../days.ts';
import { jobsOfHome } from '../jobs-of-home.ts';
import { firstWeekOf } from '../joining.ts';
import type { SimulatedWeek } from '../simulate.ts';
import type { Job, PlannedTask } from '../types.ts';
import { type JudgedWeek, judgedWeek } from './judged-week.ts';

/** A week of the simulation with what the rules need to know. */
export type Week = SimulatedWeek & {
  readonly judged: JudgedWeek;
  /** The scheduled days that are not past, as day numbers. */
  readonly days: readonly number[];
  readonly stateOf: (job: Job) => ItemState['state'];
};

/** A home's weeks since it joined, in order, and its jobs. */
export type Years = {
  readonly weeks: readonly Week[];
  readonly jobs: readonly Job[];
  readonly pairs: ReadonlyMap<string, SeasonalPair>;
  readonly joinedOn: number;
  readonly tasksPerWeek: number;
};

/** A task that breaks a rule; none if the week as a whole does. */
export type Breach = { readonly weekStart: IsoDate; readonly source?: TaskSource };

export const minutesOf = (tasks: readonly PlannedTask[]): number =>
  tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);

export const average = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

export function yearsOf(simulated: readonly SimulatedWeek[]): Years | undefined {
  const input = simulated[0]?.input;
  if (!input) return undefined;
  const { home } = input;
  const jobs = jobsOfHome(home, input.catalogue);
  const pairs = seasonalPairs(jobs);
  const weeks = simulated
    .filter(({ weekStart }) => weekStart >= firstWeekOf(home))
    .map((week): Week => {
      const states = new Map([...pairs].map(([item, pair]) => [item, stateOf(pair, week.input).state]));
      return {
        ...week,
        judged: judgedWeek(
          week.tasks.filter((task) => !isUserCreated(task)),
          week.input,
        ),
        days: openDays(home, week.weekStart, week.input.today).map(dayNumber),
        stateOf: ({ item }) => states.get(item.name) ?? 'open',
      };
    });
  return { weeks, jobs, pairs, joinedOn: dayNumber(home.onboardedOn), tasksPerWeek: home.tasksPerWeek };
}

export const dayPlanned = ({ tasks }: Week, source: TaskSource): number | undefined => {
  const task = tasks.find((each) => each.source === source);
  return task && dayNumber(task.date);
};

export const dayDone = ({ input }: Week, source: TaskSource): number | undefined => {
  const done = input.history.get(source)?.lastDoneOn;
  return done === undefined ? undefined : dayNumber(done);
};

/** Whether the job could be done in the week, as far as its item is open or closed. */
export function isPossible(job: Job, week: Week, { pairs }: Years): boolean {
  const state = week.stateOf(job);
  return job.task === pairs.get(job.item.name)?.opens.task ? state !== 'open' : !rests(job, state, pairs);
}
