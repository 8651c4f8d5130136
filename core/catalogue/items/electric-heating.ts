import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const electricHeating: ItemFacts = {
  name: 'Electric Heating',
  slug: 'electric-heating',
  room: 'living area',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'electric-heating.dust-heaters',
      tools: ['vacuum cleaner', 'microfibre cloth'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -8, best: -5, to: 4 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      sources: [
        { organisation: 'Dimplex', title: 'Panel and storage heaters: user instructions, cleaning' },
        { organisation: 'HSE', title: 'Where can you find asbestos?', url: 'https://www.hse.gov.uk/asbestos/' },
      ],
    },
    {
      id: 'electric-heating.check-clearance',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'wiring',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Heating safety: portable space heaters',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/heating',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Portable heaters',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
    {
      id: 'electric-heating.set-controls',
      tools: ['thermometer'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -8, best: -3, to: 4 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      sources: [
        {
          organisation: 'ADEME',
          title: 'Bien se chauffer: régler la température des pièces',
        },
        {
          organisation: 'The Lullaby Trust',
          title: 'What is the ideal baby room temperature?',
          url: 'https://www.lullabytrust.org.uk/baby-safety/safer-sleep-information/room-temperature/',
        },
        {
          organisation: 'Energy Saving Trust',
          title: 'A guide to using electric storage heater controls',
        },
      ],
    },
  ],
};
