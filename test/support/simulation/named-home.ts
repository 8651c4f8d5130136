import type { FeatureName, PropertyType } from '#core/domain/care/features.ts';
import type { Answers } from '#core/domain/care/traits.ts';
import type { Home } from '#core/domain/plan/types.ts';

export type NamedHome = { readonly name: string; readonly home: Home };

type Place = readonly [country: string, timezone: string];

/** What most of the homes have in common. */
const ordinary: Answers = {
  tenure: 'owner',
  winter: 'regular',
  fridge: 'frost-free',
  'alarm-batteries': 'yes',
  ventilation: 'natural',
  'water-treatment': 'none',
  'garage-door': 'no',
  'newer-things': 'none',
  'gas-supply': 'mains',
  'water-supply': 'mains',
  car: 'combustion',
};

/** A home with five tasks a week at the weekend, which is the default. */
export function homeIn(
  name: string,
  [country, timezone]: Place,
  propertyType: PropertyType,
  features: readonly FeatureName[],
  answers: Answers,
): NamedHome {
  const home: Home = {
    id: name,
    propertyType,
    features: new Set(features),
    answers: { ...ordinary, ...answers },
    excludedTasks: new Set(),
    pauses: [],
    country,
    timezone,
    onboardedOn: '2027-01-04',
    tasksPerWeek: 5,
    scheduledDays: ['Saturday', 'Sunday'],
  };
  return { name, home };
}
