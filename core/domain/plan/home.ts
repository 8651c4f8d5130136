import { chosenFeatures, propertyTypeOf } from '../care/features.ts';
import { DomainError } from '../errors.ts';
import { type Household, isOnboarded } from '../home/household.ts';
import type { Home } from './types.ts';

/** Throws `not_onboarded` before onboarding is complete. */
export function homeOf(household: Household): Home {
  if (!isOnboarded(household)) throw new DomainError('not_onboarded');
  const {
    id,
    features,
    answers,
    excludedTasks,
    rhythms,
    country,
    timezone,
    onboardedOn,
    tasksPerWeek,
    scheduledDays,
    pauses,
    town,
  } = household;
  return {
    id,
    propertyType: propertyTypeOf(features),
    features: chosenFeatures(features),
    answers,
    excludedTasks: new Set(excludedTasks),
    // A stored home that chose none is described like the trial of a visitor.
    ...(Object.keys(rhythms).length > 0 && { rhythms }),
    country,
    timezone,
    ...(town && { town }),
    onboardedOn,
    tasksPerWeek,
    scheduledDays,
    pauses,
  };
}
