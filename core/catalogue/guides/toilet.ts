import type { GuideFacts } from './guide.ts';

export const toilet: GuideFacts = {
  slug: 'toilet',
  emoji: '🚽',
  difficulty: 'moderate',
  tasks: [
    'toilet.test-leak',
    'toilet.work-valve',
    'toilet.descale-bowl',
    'toilet.check-base',
    'toilet.clean-cistern',
    'toilet.clean-hinges',
  ],
  related: ['bathtub', 'shower', 'washing-machine'],
  sources: [
    {
      organisation: 'Waterwise',
      title: 'Leaky Loo Position Statement',
      year: 2020,
      url: 'https://database.waterwise.org.uk/knowledge-base/leaky-loo-position-statement-october-2020/',
    },
    {
      organisation: 'US EPA',
      title: 'WaterSense: Fix a Leak Week',
      url: 'https://www.epa.gov/watersense/fix-leak-week',
    },
    { organisation: 'République française', title: 'Décret n° 87-712: réparations locatives', year: 1987 },
  ],
  checkedOn: '2026-11-22',
};
