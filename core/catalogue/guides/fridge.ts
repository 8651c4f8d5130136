import type { GuideFacts } from './guide.ts';

export const fridge: GuideFacts = {
  slug: 'fridge',
  emoji: '🧊',
  difficulty: 'beginner',
  tasks: [
    'fridge.check-temperature',
    'fridge.wash-interior',
    'fridge.clean-door-seals',
    'fridge.clean-coils',
    'fridge.clear-drain-hole',
    'fridge.defrost-freezer',
    'fridge.replace-water-filter',
    'fridge.level-cabinet',
  ],
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
        title: 'Ecodesign for Energy-Related Products and Energy Information Regulations 2021',
        year: 2021,
        url: 'https://www.legislation.gov.uk/uksi/2021/745/contents/made',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'US EPA',
        title: 'Refrigerant management: section 608 technician certification',
        url: 'https://www.epa.gov/section608/epas-refrigerant-management-program-questions-and-answers-section-608-certified',
      },
    },
  ],
  related: ['wine-fridge', 'dishwasher', 'microwave'],
  sources: [
    {
      organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
      title: 'Refrigeration: leftovers and power cuts',
      url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/refrigeration',
    },
    {
      organisation: 'European Commission',
      title: 'Regulation (EU) 2019/2019 on the ecodesign of refrigerating appliances: climate classes and spare parts',
      year: 2019,
      url: 'https://eur-lex.europa.eu/eli/reg/2019/2019/oj',
    },
  ],
  checkedOn: '2026-11-22',
};
