import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const trees: ItemFacts = {
  name: 'Trees',
  slug: 'trees',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'trees.inspect-trees',
      tools: ['binoculars'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: {
        around: 'storm season',
        from: -12,
        best: -6,
        to: 1,
        otherwise: { from: 6, to: 10, best: 8, isMild: true },
      },
      stake: 'costly',
      landlord: { notIn: ['FR'] },
      sources: [
        { organisation: 'National Tree Safety Group', title: 'Common sense risk management of trees', year: 2011 },
        {
          organisation: 'Arboricultural Association',
          title: 'Guidance for tree owners and choosing an arborist',
          url: 'https://www.trees.org.uk/Help-Advice',
        },
      ],
    },
    {
      id: 'trees.prune-fruit',
      tools: ['secateurs', 'loppers', 'pruning saw', 'safety glasses', 'gardening gloves'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      // At the end of winter, when the hardest frost is over and the buds still sleep.
      season: { around: 'last frost', from: -12, best: -8, to: -3 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'], needs: { 'tree-kinds': ['fruit', 'both'] } },
      sources: [
        {
          organisation: 'RHS',
          title: 'Apples and pears: winter pruning',
          url: 'https://www.rhs.org.uk/fruit/apples/winter-pruning',
        },
      ],
    },
    {
      id: 'trees.free-ties',
      tools: ['secateurs', 'spade', 'wheelbarrow', 'gardening gloves'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'wear',
      appliesIf: { needs: { 'tree-kinds': ['young', 'both'] } },
      sources: [
        {
          organisation: 'RHS',
          title: 'Trees and shrubs: planting guide',
          url: 'https://www.rhs.org.uk/plants/types/trees/planting-trees-shrubs',
        },
      ],
    },
    {
      id: 'trees.prune-tropical-fruit',
      tools: ['secateurs', 'loppers', 'pruning saw', 'safety glasses', 'gardening gloves'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: {
        around: 'rainy season',
        from: 6,
        best: 10,
        to: 18,
        otherwise: { from: 2, to: 4, best: 3, isMild: true },
      },
      stake: 'wear',
      appliesIf: { climates: ['none'], needs: { 'tree-kinds': ['fruit', 'both'] } },
      sources: [
        {
          organisation: 'University of Florida IFAS Extension, Miami-Dade',
          title: 'Pruning tropical and subtropical fruit trees',
          year: 2025,
          url: 'https://blogs.ifas.ufl.edu/miamidadeco/2025/09/17/pruning-tropical-and-sub-tropical-fruit-trees/',
        },
        { organisation: 'The Organic Farmer', title: 'Mango value chain: fruit fly management' },
      ],
    },
  ],
};
