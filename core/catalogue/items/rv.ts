import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const rv: ItemFacts = {
  name: 'RV',
  slug: 'rv',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'rv.test-alarms-tyres',
      tools: ['tyre pressure gauge', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'danger',
      sources: [
        { organisation: 'NFPA', title: 'Motor home, camper and RV safety' },
        {
          organisation: 'Caravan and Motorhome Club',
          title: 'Caravan tyres and wheels',
        },
      ],
    },
    {
      id: 'rv.book-habitation',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      whileClosed: true,
      professional: true,
      sources: [
        {
          organisation: 'National Caravan Council',
          title: 'Approved Workshop Scheme: annual habitation service',
        },
        { organisation: 'Truma', title: 'Gas system maintenance and inspection' },
      ],
    },
    {
      id: 'rv.sanitise-tank',
      tools: ['tank steriliser', 'rubber gloves', 'sponge', 'hosepipe'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'last frost', from: 0, best: 2, to: 8 },
      stake: 'comfort',
      appliesIf: { climates: ['hard', 'regular'] },
      seasonalUse: 'opens',
      uses: ['bleach'],
      sources: [
        {
          organisation: 'Caravan and Motorhome Club',
          title: 'Cleaning and sterilising water systems',
        },
        {
          organisation: 'HSE',
          title: "Legionnaires' disease: hot and cold water systems",
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
      ],
    },
    {
      id: 'rv.drain-frost',
      tools: ['bucket', 'hand pump', 'screwdriver'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -5, best: -2, to: 2, grace: 6 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular'] },
      seasonalUse: 'closes',
      sources: [
        {
          organisation: 'Truma',
          title: 'Combi and FrostControl operating instructions: draining the water',
        },
        { organisation: 'Hobby', title: 'Motorhome handbook: winter lay-up' },
      ],
    },
    {
      id: 'rv.clean-tank',
      tools: ['tank steriliser', 'bucket', 'rubber gloves', 'sponge', 'hosepipe'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'comfort',
      appliesIf: { climates: ['rare', 'none'] },
      uses: ['bleach'],
      sources: [
        {
          organisation: 'Caravan and Motorhome Club',
          title: 'Sterilising the water system of a caravan',
        },
      ],
    },
  ],
};
