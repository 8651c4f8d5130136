import type { CatalogueItem } from './care-task.ts';
import { climateOf } from './climate.ts';
import { addDays, type IsoDate, weekStartOf } from './dates.ts';
import { type Household, isOnboarded } from './household.ts';
import { homeOf } from './plan/home.ts';
import { jobsOfHome } from './plan/jobs-of-home.ts';
import { isReplaceable, isUserCreated, type Task } from './task.ts';

/** The values that users may change about their household. Absent fields stay unchanged. */
export type HouseholdChanges = Partial<
  Pick<Household, 'name' | 'country' | 'timezone' | 'features' | 'tasksPerWeek' | 'scheduledDays' | 'assistantWeeks'>
>;

/** Those changes, and what the household says about its tasks. */
export type HomeChanges = HouseholdChanges & Partial<Pick<Household, 'excludedTasks' | 'answers' | 'lastDone'>>;

const planningKeys = ['country', 'features', 'tasksPerWeek', 'scheduledDays', 'excludedTasks'] as const;
/** What the household says so that this week's plan changes too. */
const answerKeys = ['answers', 'lastDone'] as const;

/** Absent categories of features stay unchanged too. */
export function withChanges(household: Household, changes: HomeChanges): Household {
  return { ...household, ...changes, features: { ...household.features, ...changes.features } };
}

/** A change of the time zone alone may change the climate. */
const climateAt = ({ country, timezone, answers }: Household) => country && climateOf(country, timezone, answers);

const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

/** The first day whose plan a change affects: today, or the next Monday. Undefined if it affects none. */
export function changesThePlanFrom(before: Household, after: Household, today: IsoDate): IsoDate | undefined {
  if (answerKeys.some((key) => differs(before[key], after[key]))) return today;
  const changesLater =
    planningKeys.some((key) => differs(before[key], after[key])) || differs(climateAt(before), climateAt(after));
  return changesLater ? addDays(weekStartOf(today), 7) : undefined;
}

/**
 * The tasks to remove when a home has changed: from a day on, every task that planning may replace, and on any day the
 * assistant's open tasks that no longer apply to the home.
 */
export function tasksThatGo(
  after: Household,
  catalogue: readonly CatalogueItem[],
  tasks: readonly Task[],
  from: IsoDate,
): readonly Task[] {
  if (!isOnboarded(after)) return [];
  const stillFits = new Set(jobsOfHome(homeOf(after), catalogue).map(({ task }) => `care:${task.id}`));
  return tasks.filter(
    (task) =>
      (task.scheduledOn >= from && isReplaceable(task)) ||
      (task.status === 'open' && !isUserCreated(task) && !stillFits.has(task.source)),
  );
}
