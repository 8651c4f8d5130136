import type { z } from 'zod';
import type { contract } from '#apps/contract/index.ts';

type Answers = z.input<typeof contract.onboard.body>;

/** The features of an ordinary house in France. */
export const ordinaryHome = {
  propertyType: ['House'],
  kitchenAppliances: ['Fridge', 'Microwave', 'Oven'],
  bathroomFeatures: ['Shower'],
  heatingEnergySystems: ['Central Heating'],
  generalAppliances: ['Dishwasher', 'Dryer', 'Washing Machine', 'Water Heater'],
  outdoorFeatures: [],
  gardeningFeatures: ['Flower Garden', 'Lawn'],
  vehicles: ['Bicycle', 'Car'],
};

/** The answers of a user with an ordinary house in France. */
export function onboarding(overrides: Partial<Answers> = {}): Answers {
  return {
    name: 'Ada',
    country: 'FR',
    timezone: 'Europe/Paris',
    features: ordinaryHome,
    tasks_per_week: 5,
    scheduled_days: ['Saturday', 'Sunday'],
    ...overrides,
  };
}
