import type { GuideFacts } from './guide.ts';

export const fridge: GuideFacts = {
  slug: 'fridge',
  emoji: '🧊',
  difficulty: 'beginner',
  tasks: [
    'fridge.check-temperature',
    'fridge.wash-interior',
    'fridge.clean-door-seals',
    'fridge.clean-coils',
    'fridge.clear-drain-hole',
    'fridge.defrost-freezer',
    'fridge.replace-water-filter',
    'fridge.level-cabinet',
  ],
  related: ['wine-fridge', 'dishwasher', 'microwave'],
  sources: [
    {
      organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
      title: 'Refrigeration: leftovers and power cuts',
      url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/refrigeration',
    },
    {
      organisation: 'European Commission',
      title: 'Regulation (EU) 2019/2019 on the ecodesign of refrigerating appliances: climate classes and spare parts',
      year: 2019,
      url: 'https://eur-lex.europa.eu/eli/reg/2019/2019/oj',
    },
  ],
  checkedOn: '2026-11-22',
};
