import type { GuideFacts } from './guide.ts';

export const washingMachine: GuideFacts = {
  slug: 'washing-machine',
  emoji: '🧺',
  difficulty: 'moderate',
  tasks: [
    'washing-machine.run-maintenance-wash',
    'washing-machine.clean-seal-drawer',
    'washing-machine.clean-pump-filter',
    'washing-machine.check-hoses',
  ],
  related: ['dishwasher', 'boiler', 'bathtub'],
  sources: [
    {
      organisation: 'European Commission',
      title: 'Regulation (EU) 2019/2023 on the ecodesign of washing machines: spare parts',
      year: 2019,
      url: 'https://eur-lex.europa.eu/eli/reg/2019/2023/oj',
    },
    { organisation: 'Bosch Home Appliances', title: 'Washing machine user manual: loads and detergent' },
  ],
  checkedOn: '2026-11-22',
};
