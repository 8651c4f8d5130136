import { catalogue } from '#core/catalogue/index.ts';
import { type Violation, violationsOf } from '#core/domain/plan/check/violations-of.ts';
import { jobsOfHome } from '#core/domain/plan/jobs-of-home.ts';
import { simulate } from '#core/domain/plan/simulate.ts';
import type { Home, Job, PlannedTask } from '#core/domain/plan/types.ts';
import { dayNumber, type IsoDate } from '#core/domain/time/dates.ts';
import type { NamedHome } from './named-home.ts';

export const twoYears = 104;

/** A Monday in the middle of each month. */
export const joiningDays: readonly IsoDate[] = [
  '2027-01-18',
  '2027-02-15',
  '2027-03-15',
  '2027-04-19',
  '2027-05-17',
  '2027-06-14',
  '2027-07-19',
  '2027-08-16',
  '2027-09-13',
  '2027-10-18',
  '2027-11-15',
  '2027-12-13',
];

export type LivedWeek = {
  readonly weekStart: IsoDate;
  readonly tasks: readonly PlannedTask[];
  readonly minutes: number;
};

/** Two years of a home in which every task is done on its day. */
export type Life = {
  readonly name: string;
  readonly home: Home;
  /** Every job of the home. */
  readonly jobs: readonly Job[];
  readonly weeks: readonly LivedWeek[];
  readonly violations: readonly Violation[];
  /** By the id of the care task, the days on which it was done, as day numbers. */
  readonly days: ReadonlyMap<string, readonly number[]>;
};

export const minutesOf = (tasks: readonly PlannedTask[]): number =>
  tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);

export const idOf = ({ source }: Pick<PlannedTask, 'source'>): string => source.slice('care:'.length);

export function liveIn({ name, home: described }: NamedHome, joined: IsoDate): Life {
  const home = { ...described, onboardedOn: joined };
  const simulated = simulate({ home, catalogue, from: joined, weeks: twoYears });
  const weeks = simulated.map(({ weekStart, tasks }) => ({ weekStart, tasks, minutes: minutesOf(tasks) }));
  const all = Map.groupBy(
    weeks.flatMap(({ tasks }) => tasks),
    idOf,
  );
  return {
    name: `${name}, from ${joined}`,
    home,
    jobs: jobsOfHome(home, catalogue),
    weeks,
    violations: simulated.flatMap(({ tasks, input }) => violationsOf(tasks, input)),
    days: new Map([...all].map(([id, tasks]) => [id, tasks.map(({ date }) => dayNumber(date))])),
  };
}
