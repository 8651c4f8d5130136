import type { GuideFacts } from './guide.ts';

export const dishwasher: GuideFacts = {
  slug: 'dishwasher',
  emoji: '🍽️',
  difficulty: 'moderate',
  tasks: [
    'dishwasher.clean-filter',
    'dishwasher.refill-salt',
    'dishwasher.run-descaler',
    'dishwasher.clear-spray-arms',
    'dishwasher.run-hot-wash',
    'dishwasher.wipe-door-seal',
    'dishwasher.clean-dispenser',
    'dishwasher.check-drain-pump',
    'dishwasher.check-water-supply',
    'dishwasher.check-racks-fixing',
  ],
  related: ['washing-machine', 'fridge', 'oven'],
  sources: [
    {
      organisation: 'European Commission',
      title: 'Regulation (EU) 2019/2022 on the ecodesign of household dishwashers',
      year: 2019,
      url: 'https://eur-lex.europa.eu/eli/reg/2019/2022/oj',
    },
    { organisation: 'Bosch Home Appliances', title: 'Dishwasher user manual: loading, programmes and sensors' },
  ],
  checkedOn: '2026-11-22',
};
