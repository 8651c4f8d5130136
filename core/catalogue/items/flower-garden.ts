import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const flowerGarden: ItemFacts = {
  name: 'Flower Garden',
  slug: 'flower-garden',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'flower-garden.cut-back-perennials',
      tools: ['secateurs', 'gardening gloves', 'bucket'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'last frost', from: -9, best: -4, to: -1 },
      stake: 'comfort',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      sources: [
        {
          organisation: 'RHS',
          title: 'Perennials: cutting back',
          url: 'https://www.rhs.org.uk/plants/types/perennials/cutting-back',
        },
      ],
    },
    {
      id: 'flower-garden.mulch-beds',
      tools: ['garden fork', 'wheelbarrow', 'rake', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'wear',
      sources: [
        {
          organisation: 'RHS',
          title: 'Mulches and mulching',
          url: 'https://www.rhs.org.uk/soil-composts-mulches/mulch',
        },
        { organisation: 'RHS', title: 'Health and safety: potting media and compost' },
      ],
    },
    {
      id: 'flower-garden.deadhead',
      tools: ['secateurs', 'hoe', 'bucket'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 5, to: 9, best: 6 },
      stake: 'comfort',
      sources: [
        {
          organisation: 'RHS',
          title: 'Deadheading plants',
          url: 'https://www.rhs.org.uk/garden-jobs/deadheading-plants',
        },
      ],
    },
    {
      id: 'flower-garden.divide-clumps',
      tools: ['garden fork', 'spade', 'watering can', 'gardening gloves'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.threeYears,
      season: { around: 'first frost', from: -9, best: -6, to: -3 },
      stake: 'comfort',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      sources: [
        {
          organisation: 'RHS',
          title: 'Perennials: dividing',
          url: 'https://www.rhs.org.uk/plants/types/perennials/dividing',
        },
      ],
    },
  ],
};
