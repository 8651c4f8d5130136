import type { CatalogueItem } from '../care/care-task.ts';
import { placeOf } from '../climate/places.ts';
import { regionOf, type Town } from '../climate/town.ts';
import { climateOf, isClimateTrait } from '../home/climate.ts';
import { type Household, isOnboarded } from '../home/household.ts';
import { isReplaceable, isUserCreated, type Task } from '../tasks/task.ts';
import { addDays, type IsoDate, weekStartOf } from '../time/dates.ts';
import { homeOf } from './home.ts';
import { jobsOfHome } from './jobs-of-home.ts';

/** The values that users may change about their household. Absent fields stay unchanged; a town of null is unknown again. */
export type HouseholdChanges = Partial<
  Pick<Household, 'name' | 'country' | 'timezone' | 'features' | 'tasksPerWeek' | 'scheduledDays' | 'assistantWeeks'>
> & { readonly town?: Town | null };

/** Those changes, and what the household says about its tasks. */
export type HomeChanges = HouseholdChanges &
  Partial<Pick<Household, 'excludedTasks' | 'answers' | 'lastDone' | 'rhythms'>>;

const planningKeys = ['country', 'features', 'tasksPerWeek', 'scheduledDays', 'excludedTasks', 'rhythms'] as const;
/** What the household says so that this week's plan changes too. */
const answerKeys = ['answers', 'lastDone'] as const;

/** What was said about the climate of a place doesn't hold in another, where it is asked again if it matters. */
function answersAfter(before: Household, { town, ...after }: HomeChanges): Household['answers'] {
  const { answers, country = '', timezone } = before;
  const moves = town && before.town && town.id !== before.town.id;
  const place = placeOf(after.country ?? country, after.timezone ?? timezone);
  if (!moves && place === placeOf(country, timezone)) return answers;
  return Object.fromEntries(Object.entries(answers).filter(([trait]) => !isClimateTrait(trait)));
}

/** A home that moves to the country of its new town has the clocks of the town, unless it says otherwise. */
function withItsTown(household: Household, changes: HomeChanges): HomeChanges {
  const { town } = changes;
  if (!town || town.country === (changes.country ?? household.country)) return changes;
  return { timezone: town.timezone, ...changes, country: town.country };
}

/** Absent categories of features stay unchanged too. A town in another country than the home is forgotten. */
export function withChanges(household: Household, changes: HomeChanges): Household {
  const { town, ...others } = withItsTown(household, changes);
  const { town: townBefore, ...before } = household;
  const features = { ...household.features, ...others.features };
  const after = {
    ...before,
    answers: answersAfter(household, { ...others, ...(town && { town }) }),
    ...others,
    features,
  };
  const townAfter = town === undefined ? townBefore : (town ?? undefined);
  return townAfter && townAfter.country === after.country ? { ...after, town: townAfter } : after;
}

/** A change of the time zone alone may change the climate. */
const climateAt = ({ country, timezone, answers, town }: Household) =>
  country && { ...climateOf(country, timezone, answers, town?.place), region: regionOf(town) };

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
