import type { GuideFacts } from './guide.ts';

export const pizzaOven: GuideFacts = {
  slug: 'pizza-oven',
  emoji: '🍕',
  difficulty: 'moderate',
  burnsGas: true,
  tasks: ['pizza-oven.brush-stone', 'pizza-oven.sweep-flue', 'pizza-oven.test-gas-hose'],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'République française',
        title: 'Décret n° 2023-641 : foyers de cuisine et ramonage',
        year: 2023,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2023/7/20/2023-641/jo/texte',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'GOV.UK',
        title: 'Smoke control areas: outdoor ovens, burners and barbecues',
        url: 'https://www.gov.uk/smoke-control-area-rules',
      },
    },
    {
      country: 'US',
      source: { organisation: 'NFPA', title: 'NFPA 1, Fire Code, 10.10.6: cooking equipment', year: 2024 },
    },
  ],
  related: ['oven', 'chimney', 'stoves'],
  sources: [
    { organisation: 'Associazione Verace Pizza Napoletana', title: 'International regulations: baking temperature' },
    { organisation: 'Ooni', title: 'Safety guidance: heating up, clearances and outdoor use' },
    { organisation: 'Forno Bravo', title: 'Curing and using a masonry oven' },
  ],
  checkedOn: '2026-11-22',
};
