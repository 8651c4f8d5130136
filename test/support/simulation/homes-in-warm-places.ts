import { homeIn, type NamedHome } from './named-home.ts';

const kitchen = ['Fridge', 'Oven', 'Microwave', 'Dishwasher', 'Washing Machine'] as const;

export const homesInWarmPlaces: readonly NamedHome[] = [
  homeIn(
    'A house in Miami with a pool',
    ['US', 'America/New_York'],
    'House',
    [
      ...kitchen,
      ...(['Induction Cooktop', 'Shower', 'Air Conditioning', 'Dryer', 'Water Heater'] as const),
      ...(['Pool', 'Lawn', 'Trees', 'Irrigation System', 'Car', 'BBQ Grill'] as const),
    ],
    {
      winter: 'none',
      'water-heater': 'electric-tank',
      dryer: 'vented',
      'oven-cleaning': 'pyrolytic',
      'outside-tap': 'yes',
      attic: 'yes',
      drainage: 'septic',
      'garage-door': 'yes',
      'pool-winter': 'open',
      'air-conditioner': 'reachable',
      barbecue: 'charcoal',
      'tree-kinds': 'neither',
      combustion: 'yes',
    },
  ),
  homeIn(
    'A house in Sydney with a pool',
    ['AU', 'Australia/Sydney'],
    'House',
    [
      ...(['Fridge', 'Gas Stove', 'Oven', 'Shower', 'Air Conditioning', 'Dishwasher', 'Washing Machine'] as const),
      ...(['Water Heater', 'Pool', 'Lawn', 'Flower Garden', 'BBQ Grill', 'Deck/Patio'] as const),
      ...(['Solar Panels', 'Car', 'Trees'] as const),
    ],
    {
      winter: 'rare',
      wildland: 'yes',
      'water-heater': 'gas',
      'oven-cleaning': 'plain',
      'outside-tap': 'yes',
      attic: 'yes',
      drainage: 'sewer',
      'pool-winter': 'open',
      'air-conditioner': 'reachable',
      barbecue: 'gas',
      deck: 'timber',
      'tree-kinds': 'neither',
    },
  ),
  homeIn(
    'A flat in Singapore',
    ['SG', 'Asia/Singapore'],
    'Apartment',
    ['Fridge', 'Induction Cooktop', 'Microwave', 'Shower', 'Air Conditioning', 'Washing Machine', 'Water Heater'],
    { winter: 'none', 'water-heater': 'tankless', combustion: 'no', 'air-conditioner': 'high', 'outside-tap': 'no' },
  ),
  homeIn(
    'A house in Mumbai',
    ['IN', 'Asia/Kolkata'],
    'House',
    [
      ...(['Fridge', 'Gas Stove', 'Microwave', 'Shower', 'Air Conditioning', 'Washing Machine'] as const),
      ...(['Water Heater', 'Terrace', 'Flower Garden', 'Scooter', 'Car'] as const),
    ],
    {
      winter: 'none',
      'water-heater': 'electric-tank',
      'air-conditioner': 'reachable',
      'outside-tap': 'yes',
      attic: 'no',
      drainage: 'sewer',
      'water-treatment': 'roof-tank',
      'gas-supply': 'bottle',
      scooter: 'petrol',
    },
  ),
];
