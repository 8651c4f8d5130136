import type { Household } from '#core/domain/home/household.ts';
import type { IsoDate } from '#core/domain/time/dates.ts';

type HomeDetails = Omit<Household, 'id' | 'name' | 'onboardedOn' | 'createdAt'>;

/** A house near Chicago with 18 features and every question answered. */
export const houseOf18: HomeDetails = {
  country: 'US',
  timezone: 'America/Chicago',
  features: {
    propertyType: ['House'],
    kitchenAppliances: ['Fridge', 'Gas Stove', 'Microwave', 'Oven'],
    bathroomFeatures: ['Bathtub', 'Shower'],
    heatingEnergySystems: ['Air Conditioning', 'Central Heating'],
    generalAppliances: ['Dishwasher', 'Dryer', 'Humidifier', 'Washing Machine', 'Water Heater'],
    outdoorFeatures: ['BBQ Grill', 'Deck/Patio'],
    gardeningFeatures: ['Lawn', 'Trees'],
    vehicles: ['Car'],
  },
  answers: {
    tenure: 'owner',
    winter: 'hard',
    fridge: 'water-filter',
    'alarm-batteries': 'yes',
    ventilation: 'natural',
    'water-treatment': 'none',
    'garage-door': 'yes',
    'newer-things': 'none',
    'water-heater': 'gas',
    'heat-source': 'furnace',
    dryer: 'vented',
    'oven-cleaning': 'pyrolytic',
    'outside-tap': 'yes',
    attic: 'yes',
    drainage: 'sump',
    barbecue: 'gas',
    deck: 'timber',
    'tree-kinds': 'neither',
    'air-conditioner': 'reachable',
  },
  lastDone: {},
  rhythms: {},
  excludedTasks: [],
  assistantWeeks: true,
  takeTurns: false,
  pauses: [],
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'],
};

/** A flat in Paris whose household has answered no question. */
const flat: HomeDetails = {
  country: 'FR',
  timezone: 'Europe/Paris',
  features: {
    propertyType: ['Apartment'],
    kitchenAppliances: ['Fridge', 'Induction Cooktop', 'Microwave', 'Oven'],
    bathroomFeatures: ['Shower'],
    generalAppliances: ['Dishwasher', 'Washing Machine', 'Water Heater'],
    vehicles: ['Bicycle'],
  },
  answers: {},
  lastDone: {},
  rhythms: {},
  excludedTasks: [],
  assistantWeeks: true,
  takeTurns: false,
  pauses: [],
  tasksPerWeek: 5,
  scheduledDays: ['Saturday', 'Sunday'],
};

/** A house with a pool near Sydney. */
const houseWithPool: HomeDetails = {
  country: 'AU',
  timezone: 'Australia/Sydney',
  features: {
    propertyType: ['House'],
    kitchenAppliances: ['Fridge', 'Gas Stove', 'Oven'],
    bathroomFeatures: ['Shower'],
    heatingEnergySystems: ['Air Conditioning'],
    generalAppliances: ['Dishwasher', 'Washing Machine', 'Water Heater'],
    outdoorFeatures: ['BBQ Grill', 'Pool'],
    gardeningFeatures: ['Lawn', 'Flower Garden'],
    vehicles: ['Car'],
  },
  answers: { winter: 'rare', 'pool-winter': 'open', 'water-heater': 'gas', tenure: 'owner' },
  lastDone: {},
  rhythms: {},
  excludedTasks: [],
  assistantWeeks: true,
  takeTurns: false,
  pauses: [],
  tasksPerWeek: 7,
  scheduledDays: ['Wednesday', 'Saturday', 'Sunday'],
};

const homes: readonly HomeDetails[] = [houseOf18, flat, houseWithPool];

/** One of many onboarded households, whose homes are these three in turn. */
export function benchHousehold(index: number, id: string, onboardedOn: IsoDate): Household {
  const details = homes[index % homes.length] ?? houseOf18;
  const createdAt = new Date(onboardedOn);
  return { ...details, id, name: 'Bench', onboardedOn, createdAt };
}
