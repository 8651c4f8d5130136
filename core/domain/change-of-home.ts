import type { CatalogueItem } from './care-task.ts';
import { climateOf } from './climate.ts';
import { addDays, type IsoDate, weekStartOf } from './dates.ts';
import { type Household, isOnboarded } from './household.ts';
import { homeOf } from './plan/home.ts';
import { jobsOfHome } from './plan/jobs-of-home.ts';
import { isReplaceable, isUserCreated, type Task } from './task.ts';

/** The values that users may change about their household. Absent fields stay unchanged. */
export type HouseholdChanges = Partial<
  Pick<Household, 'name' | 'country' | 'timezone' | 'features' | 'tasksPerWeek' | 'scheduledDays'>
>;

/** Those changes, and which tasks don't apply to the home. */
export type HomeChanges = HouseholdChanges & Partial<Pick<Household, 'excludedTasks'>>;

const planningKeys = ['country', 'features', 'tasksPerWeek', 'scheduledDays', 'excludedTasks'] as const;

/** Absent categories of features stay unchanged too. */
export function withChanges(household: Household, changes: HomeChanges): Household {
  return { ...household, ...changes, features: { ...household.features, ...changes.features } };
}

/** A change of the time zone alone may change the climate. */
const climateAt = ({ country, timezone }: Household) => country && climateOf(country, timezone);

export function changesThePlan(before: Household, after: Household): boolean {
  return (
    planningKeys.some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key])) ||
    JSON.stringify(climateAt(before)) !== JSON.stringify(climateAt(after))
  );
}

/**
 * The tasks to remove when a home has changed: in later weeks every task that planning may replace, and in any week the
 * assistant's open tasks that no longer apply to the home.
 */
export function tasksThatGo(
  after: Household,
  catalogue: readonly CatalogueItem[],
  tasks: readonly Task[],
  today: IsoDate,
): readonly Task[] {
  if (!isOnboarded(after)) return [];
  const nextWeek = addDays(weekStartOf(today), 7);
  const stillFits = new Set(jobsOfHome(homeOf(after), catalogue).map(({ task }) => `care:${task.id}`));
  return tasks.filter(
    (task) =>
      (task.scheduledOn >= nextWeek && isReplaceable(task)) ||
      (task.status === 'open' && !isUserCreated(task) && !stillFits.has(task.source)),
  );
}
