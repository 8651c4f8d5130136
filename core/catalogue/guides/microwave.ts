import type { GuideFacts } from './guide.ts';

export const microwave: GuideFacts = {
  slug: 'microwave',
  emoji: '🍿',
  difficulty: 'beginner',
  tasks: ['microwave.steam-clean', 'microwave.check-door', 'microwave.clear-vents', 'microwave.wash-turntable'],
  related: ['oven', 'fridge', 'coffee-machine'],
  sources: [
    {
      organisation: 'US FDA',
      title: 'Microwave Ovens: safe operation and leakage',
      url: 'https://www.fda.gov/radiation-emitting-products/resources-you-radiation-emitting-products/microwave-ovens',
    },
    {
      organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
      title: 'Cooking with Microwave Ovens',
      url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/cooking-microwave-ovens',
    },
    { organisation: 'IEC', title: 'IEC 60335-2-25, Safety of microwave ovens: leakage limit' },
  ],
  checkedOn: '2026-11-22',
};
