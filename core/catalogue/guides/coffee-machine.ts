import type { GuideFacts } from './guide.ts';

export const coffeeMachine: GuideFacts = {
  slug: 'coffee-machine',
  emoji: '☕',
  difficulty: 'beginner',
  tasks: [
    'coffee-machine.clean-brew-group',
    'coffee-machine.descale',
    'coffee-machine.deep-clean-milk',
    'coffee-machine.change-water-filter',
  ],
  related: ['dishwasher', 'microwave', 'wine-fridge'],
  sources: [
    { organisation: 'Specialty Coffee Association', title: 'Water for brewing: hardness and alkalinity' },
    {
      organisation: 'Istituto Espresso Italiano',
      title: 'Certified Italian Espresso: brewing pressure and temperature',
    },
    { organisation: 'JURA', title: 'Automatic coffee machines: instructions for use, coffee beans and frost' },
  ],
  checkedOn: '2026-11-22',
};
