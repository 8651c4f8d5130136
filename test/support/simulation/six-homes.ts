import { catalogue } from '#core/catalogue/index.ts';
import type { FeatureName, PropertyType } from '#core/domain/features.ts';
import { type SimulatedWeek, simulate } from '#core/domain/plan/simulate.ts';
import type { Home, PlannedTask } from '#core/domain/plan/types.ts';

export type NamedHome = { readonly name: string; readonly home: Home };

/** A Monday. */
export const firstDay = '2027-01-04';
export const twoYears = 104;

function homeIn(
  name: string,
  [country, timezone]: readonly [string, string],
  propertyType: PropertyType,
  features: readonly FeatureName[],
): NamedHome {
  const home: Home = {
    id: name,
    propertyType,
    features: new Set(features),
    excludedTasks: new Set(),
    country,
    timezone,
    onboardedOn: firstDay,
    tasksPerWeek: 5,
    scheduledDays: ['Saturday', 'Sunday'],
  };
  return { name, home };
}

const flat: readonly FeatureName[] = ['Fridge', 'Microwave', 'Oven', 'Shower', 'Washing Machine', 'Water Heater'];
const house: readonly FeatureName[] = ['Fridge', 'Microwave', 'Oven', 'Shower', 'Dishwasher', 'Washing Machine', 'Car'];

/** Realistic homes in six climates, with the default of five tasks a week at the weekend. */
export const sixHomes: readonly NamedHome[] = [
  homeIn('A flat in Paris', ['FR', 'Europe/Paris'], 'Apartment', [
    ...flat,
    'Induction Cooktop',
    'Electric Heating',
    'Dishwasher',
    'Bicycle',
  ]),
  homeIn('A house in Lyon with a garden and a chimney', ['FR', 'Europe/Paris'], 'House', [
    ...house,
    'Gas Stove',
    'Bathtub',
    'Central Heating',
    'Chimney',
    'BBQ Grill',
    'Deck/Patio',
    'Flower Garden',
    'Hedges',
    'Lawn',
    'Trees',
    'Bicycle',
  ]),
  homeIn('A house in Sydney with a pool', ['AU', 'Australia/Sydney'], 'House', [
    ...house,
    'Gas Stove',
    'Air Conditioning',
    'Solar Panels',
    'Dryer',
    'Water Heater',
    'BBQ Grill',
    'Deck/Patio',
    'Pool',
    'Flower Garden',
    'Lawn',
    'Trees',
  ]),
  homeIn('A house in Stockholm with geothermal heating', ['SE', 'Europe/Stockholm'], 'House', [
    ...house,
    'Induction Cooktop',
    'Sauna',
    'Geothermal',
    'Chimney',
    'Dryer',
    'Deck/Patio',
    'Hedges',
    'Lawn',
    'Trees',
    'Bicycle',
    'Trailer',
  ]),
  homeIn('A house in Phoenix', ['US', 'America/Phoenix'], 'House', [
    ...house,
    'Gas Stove',
    'Bathtub',
    'Air Conditioning',
    'Dryer',
    'Water Heater',
    'BBQ Grill',
    'Deck/Patio',
    'Pool',
    'Trees',
    'Irrigation System',
  ]),
  homeIn('A flat in Singapore', ['SG', 'Asia/Singapore'], 'Apartment', [
    ...flat,
    'Gas Stove',
    'Air Conditioning',
    'Air Purifier',
    'Bicycle',
  ]),
];

/** Returns a generator of numbers from 0 to 1, the same at each run (a linear congruential generator). */
function numbers(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export type SimulatedYears = { readonly weeks: readonly SimulatedWeek[]; readonly missed: ReadonlySet<PlannedTask> };

/** Simulates two years of a home in which the given share of the tasks, 0 to 1, is left undone. */
export function simulateYears(home: Home, share = 0): SimulatedYears {
  const next = numbers();
  const missed = new Set<PlannedTask>();
  const isMissed = (task: PlannedTask): boolean => {
    const leaves = next() < share;
    if (leaves) missed.add(task);
    return leaves;
  };
  return { weeks: simulate({ home, catalogue, from: firstDay, weeks: twoYears, isMissed }), missed };
}

export function minutesOf({ tasks }: SimulatedWeek): number {
  return tasks.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
}
