import type { GuideFacts } from './guide.ts';

export const microwave: GuideFacts = {
  slug: 'microwave',
  emoji: '🍿',
  difficulty: 'beginner',
  tasks: ['microwave.steam-clean', 'microwave.check-door', 'microwave.clear-vents', 'microwave.wash-turntable'],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'République française',
        title: 'Code de l’environnement, articles L541-9-2 et L541-10-8 : réparabilité et reprise',
        year: 2000,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074220/',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'UK legislation',
        title: 'Waste Electrical and Electronic Equipment Regulations 2013',
        year: 2013,
        url: 'https://www.legislation.gov.uk/uksi/2013/3113/contents',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'US Food and Drug Administration',
        title: '21 CFR 1030.10: microwave ovens',
        year: 1973,
        url: 'https://www.ecfr.gov/current/title-21/section-1030.10',
      },
    },
  ],
  related: ['oven', 'fridge', 'coffee-machine'],
  sources: [
    {
      organisation: 'US FDA',
      title: 'Microwave Ovens: safe operation and leakage',
      url: 'https://www.fda.gov/radiation-emitting-products/resources-you-radiation-emitting-products/microwave-ovens',
    },
    {
      organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
      title: 'Cooking with Microwave Ovens',
      url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/cooking-microwave-ovens',
    },
    { organisation: 'IEC', title: 'IEC 60335-2-25, Safety of microwave ovens: leakage limit' },
  ],
  checkedOn: '2026-11-22',
};
