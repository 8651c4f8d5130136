import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const coffeeMachine: ItemFacts = {
  name: 'Espresso Machine',
  slug: 'coffee-machine',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'coffee-machine.clean-brew-group',
      tools: ['espresso cleaner', 'old toothbrush', 'microfibre cloth'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.month,
      use: { every: 200, unit: 'cycles' },
      stake: 'comfort',
      sources: [
        { organisation: "De'Longhi", title: 'Dinamica instruction manual: cleaning the infuser' },
        {
          organisation: 'Sage Appliances',
          title: 'Espresso machine instruction book: cleaning cycle, after 200 extractions',
        },
      ],
    },
    {
      id: 'coffee-machine.deep-clean-milk',
      tools: ['milk system cleaner', 'straight pin', 'bottle brush', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'comfort',
      sources: [
        { organisation: 'JURA', title: 'Instructions for use: cleaning the milk system' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: cleaning the steam wand' },
      ],
    },
    {
      id: 'coffee-machine.change-water-filter',
      tools: ['washing-up liquid', 'bottle brush'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      use: { every: 50, unit: 'litres' },
      stake: 'comfort',
      sources: [
        { organisation: "De'Longhi", title: 'Bean-to-cup instruction manual: replacing the water softener filter' },
        {
          organisation: 'JURA',
          title: 'Instructions for use: the CLARIS filter is used up after 50 litres or two months',
        },
      ],
    },
    {
      id: 'coffee-machine.descale',
      tools: ['descaler', 'large bowl', 'microfibre cloth'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'costly',
      uses: ['acid'],
      sources: [
        { organisation: "De'Longhi", title: 'Bean-to-cup instruction manual: descaling' },
        { organisation: 'Sage Appliances', title: 'Espresso machine instruction book: descaling' },
        { organisation: 'La Marzocco', title: 'Home machine water guidance: do not descale at home' },
      ],
    },
  ],
};
