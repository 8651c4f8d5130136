import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const vegetableGarden: ItemFacts = {
  name: 'Vegetable Garden',
  slug: 'vegetable-garden',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'vegetable-garden.plan-rotation',
      tools: ['paper', 'pen'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 1, to: 3, best: 1 },
      stake: 'comfort',
      sources: [
        { organisation: 'RHS', title: 'Crop rotation', url: 'https://www.rhs.org.uk/vegetables/crop-rotation' },
      ],
    },
    {
      id: 'vegetable-garden.prepare-beds',
      tools: ['garden fork', 'hoe', 'rake', 'wheelbarrow', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'last frost',
        from: -8,
        best: -4,
        to: 0,
        // In the tropics vegetables grow best after the rains.
        otherwise: { from: 8, to: 10, best: 9, isMild: true },
      },
      stake: 'wear',
      sources: [
        {
          organisation: 'RHS',
          title: 'Vegetables: soil preparation and organic matter',
        },
        { organisation: 'NHS', title: 'Tetanus', url: 'https://www.nhs.uk/conditions/tetanus/' },
      ],
    },
    {
      id: 'vegetable-garden.clear-crops',
      tools: ['garden fork', 'rake', 'secateurs', 'wheelbarrow', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'first frost',
        from: -4,
        best: -1,
        to: 4,
        grace: 4,
        otherwise: { from: 4, to: 6, best: 5, isMild: true },
      },
      stake: 'wear',
      sources: [
        {
          organisation: 'RHS',
          title: 'Green manures',
          url: 'https://www.rhs.org.uk/soil-composts-mulches/green-manures',
        },
        {
          organisation: 'RHS',
          title: 'Potato blight and tomato blight',
          url: 'https://www.rhs.org.uk/disease/potato-blight',
        },
      ],
    },
    {
      id: 'vegetable-garden.test-soil',
      tools: ['trowel', 'soil test kit', 'rake', 'rubber gloves', 'safety glasses'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.threeYears,
      season: {
        around: 'first frost',
        from: -8,
        best: -4,
        to: 0,
        otherwise: { from: 9, to: 11, best: 10, isMild: true },
      },
      stake: 'wear',
      sources: [
        {
          organisation: 'RHS',
          title: 'Lime and liming',
          url: 'https://www.rhs.org.uk/soil-composts-mulches/lime-liming',
        },
        {
          organisation: 'Penn State Extension',
          title: 'Soil testing: every three years',
          url: 'https://extension.psu.edu/soil-testing',
        },
      ],
    },
  ],
};
