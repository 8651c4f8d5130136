import type { ItemName } from '../domain/care/care-task.ts';

const slugs = {
  Fridge: 'fridge',
  Dishwasher: 'dishwasher',
  Oven: 'oven',
  Microwave: 'microwave',
  'Washing Machine': 'washing-machine',
  'Central Heating': 'boiler',
  'Water Heater': 'boiler',
  'Air Conditioning': 'ac',
  Chimney: 'chimney',
  'Gas Stove': 'stoves',
  'Induction Cooktop': 'stoves',
  'Fire Stove': 'stoves',
  'Espresso Machine': 'coffee-machine',
  'Wine/Cellar Fridge': 'wine-fridge',
  'Pizza Oven': 'pizza-oven',
  Shower: 'shower',
  Bathtub: 'bathtub',
  Toilet: 'toilet',
} as const satisfies Partial<Record<ItemName, string>>;

/**
 * The guide whose schedule contains an item, by the item's name; most items have none. A separate table, because the
 * guides' texts are large.
 */
export const guideOfItem: ReadonlyMap<string, (typeof slugs)[keyof typeof slugs]> = new Map(Object.entries(slugs));
