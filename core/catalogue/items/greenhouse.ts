import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const greenhouse: ItemFacts = {
  name: 'Greenhouse',
  slug: 'greenhouse',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'greenhouse.wash-glass',
      tools: [
        'broom',
        'sponge',
        'bucket',
        'washing-up liquid',
        'greenhouse disinfectant',
        'rubber gloves',
        'safety glasses',
      ],
      minutes: 90,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -8, best: -4, to: 0 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      uses: ['bleach'],
      sources: [
        {
          organisation: 'RHS',
          title: 'Greenhouses: cleaning and disinfecting',
          url: 'https://www.rhs.org.uk/garden-features/cleaning-greenhouses',
        },
        {
          organisation: 'CDC',
          title: 'Cleaning and Disinfecting with Bleach',
          url: 'https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html',
        },
      ],
    },
    {
      id: 'greenhouse.prepare-frost',
      tools: ['bubble wrap', 'scissors', 'thermometer'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -4, best: -2, to: 2, grace: 6 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular'] },
      sources: [
        { organisation: 'RHS', title: 'Greenhouses: heating and insulation' },
        {
          organisation: 'Electrical Safety First',
          title: 'Using electrical equipment in the garden',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
    {
      id: 'greenhouse.shade-vents',
      tools: ['oil can', 'shade netting', 'thermometer'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 6, best: 5 },
      stake: 'wear',
      sources: [
        { organisation: 'RHS', title: 'Greenhouses: ventilation and shading' },
        { organisation: 'Bayliss', title: 'Automatic vent opener: fitting and yearly care (maker)' },
      ],
    },
    {
      id: 'greenhouse.check-frame',
      tools: ['work gloves', 'spanner', 'glazing clips', 'soft brush', 'silicone spray', 'safety glasses'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4, best: 3 },
      stake: 'wear',
      uses: ['solvent'],
      sources: [
        { organisation: 'RHS', title: 'Greenhouses: maintenance and repair' },
        { organisation: 'RoSPA', title: 'Garden safety' },
      ],
    },
  ],
};
