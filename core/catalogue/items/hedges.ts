import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const hedges: ItemFacts = {
  name: 'Hedges',
  slug: 'hedges',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'hedges.trim-sides',
      tools: ['hedge trimmer', 'string', 'rake', 'safety glasses', 'ear defenders', 'work gloves'],
      minutes: 90,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 9, to: 11, best: 9, grace: 4 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      sources: [
        { organisation: 'RSPB', title: 'Hedge cutting and nesting birds' },
        {
          organisation: 'UK Government',
          title: 'Wildlife and Countryside Act 1981, section 1',
          year: 1981,
          url: 'https://www.legislation.gov.uk/ukpga/1981/69/section/1',
        },
        { organisation: 'RHS', title: 'Hedges: trimming', url: 'https://www.rhs.org.uk/plants/types/hedges' },
        {
          organisation: 'Electrical Safety First',
          title: 'Using electrical equipment in the garden',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
    {
      id: 'hedges.trim-lightly',
      tools: ['hedge shears', 'rake', 'safety glasses', 'gardening gloves'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.quarter,
      stake: 'wear',
      appliesIf: { climates: ['none'] },
      sources: [
        {
          organisation: 'University of Florida IFAS Extension',
          title: 'Pruning Landscape Trees and Shrubs (CIR853)',
        },
      ],
    },
    {
      id: 'hedges.feed-foot',
      tools: ['hoe', 'rake', 'wheelbarrow', 'gardening gloves'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4, best: 3 },
      stake: 'comfort',
      sources: [
        {
          organisation: 'RHS',
          title: 'Hedges: planting and aftercare',
          url: 'https://www.rhs.org.uk/plants/types/hedges/planting',
        },
      ],
    },
    {
      id: 'hedges.check-pests',
      tools: ['secateurs', 'bucket', 'washing-up liquid', 'gardening gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 9, best: 5 },
      stake: 'wear',
      sources: [
        { organisation: 'RHS', title: 'Box tree moth' },
        { organisation: 'Forest Research', title: 'Oak processionary moth' },
      ],
    },
  ],
};
