import type { ItemName } from '#core/domain/care-task.ts';
import type { GuideSlug } from './guide.ts';

const slugs: Readonly<Partial<Record<ItemName, GuideSlug>>> = {
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
};

/**
 * The guide whose schedule contains an item, by the item's name; most items have none. A separate table, because the
 * guides' texts are large.
 */
export const guideOfItem: ReadonlyMap<string, GuideSlug> = new Map(Object.entries(slugs));
