import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const wineFridge: ItemFacts = {
  name: 'Wine/Cellar Fridge',
  slug: 'wine-fridge',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'wine-fridge.check-climate',
      tools: ['thermometer with hygrometer', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      sources: [{ organisation: 'EuroCave', title: 'Wine storage advice: temperature and humidity' }],
    },
    {
      id: 'wine-fridge.vacuum-grilles',
      tools: ['vacuum cleaner', 'soft brush', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        {
          organisation: 'Liebherr',
          title: 'Wine cabinet operating instructions: cleaning the ventilation grilles and condenser',
        },
        { organisation: 'Climadiff', title: 'Wine cellar user manual: maintenance and ventilation' },
      ],
    },
    {
      id: 'wine-fridge.change-charcoal-filter',
      tools: ['charcoal filter', 'microfibre cloth', 'washing-up liquid', 'cotton buds'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'comfort',
      sources: [
        { organisation: 'EuroCave', title: 'What is the charcoal filter in my wine cabinet for?' },
        { organisation: 'Climadiff', title: 'Wine cellar user manual: replacing the activated charcoal filter' },
      ],
    },
  ],
};
