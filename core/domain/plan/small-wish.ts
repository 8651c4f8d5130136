/** What wishes for few tasks a week leave out of a home's jobs for safety. */
export type SafetyOfWishes = {
  /** How many jobs for safety the home has. */
  readonly jobs: number;
  /** By tasks a week, from the fewest on: how many of these jobs wouldn't come in two years. The last number is 0. */
  readonly never: Readonly<Record<string, number>>;
  /** The fewest tasks a week that leave none out; the most that a household may wish for if all do. */
  readonly enough: number;
};

/** A number of tasks a week that can't hold all of a home's jobs for safety. */
export type SmallWish = {
  readonly tasksPerWeek: number;
  readonly jobs: number;
  readonly never: number;
  readonly enough: number;
};

/** What the number of tasks a week leaves out; undefined if that is nothing. */
export function smallWish({ jobs, never, enough }: SafetyOfWishes, tasksPerWeek: number): SmallWish | undefined {
  const left = never[tasksPerWeek] ?? 0;
  return left === 0 ? undefined : { tasksPerWeek, jobs, never: left, enough };
}
