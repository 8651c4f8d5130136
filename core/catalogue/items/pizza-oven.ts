import { every, type ItemFacts } from '../../domain/care-task.ts';

export const pizzaOven: ItemFacts = {
  name: 'Pizza Oven',
  slug: 'pizza-oven',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'pizza-oven.brush-stone',
      tools: ['oven brush', 'metal scraper', 'ash shovel', 'metal bucket with lid'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 10, best: 7 },
      stake: 'comfort',
      uses: ['open flame'],
      sources: [
        { organisation: 'Ooni', title: 'How to clean your Ooni pizza oven and baking stone' },
        {
          organisation: 'US Fire Administration',
          title: 'Heating fire safety: ash disposal',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
      ],
    },
    {
      id: 'pizza-oven.sweep-flue',
      tools: ['flue brush', 'dust mask', 'safety glasses', 'torch (flashlight)', 'metal bucket with lid'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'gas and fire',
      appliesIf: { needs: { 'pizza-oven': ['wood'] } },
      sources: [
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
          year: 2024,
          url: 'https://www.nfpa.org/codes-and-standards/nfpa-211-standard-development/211',
        },
        { organisation: 'Forno Bravo', title: 'Pizza oven owner manual: curing fires, cracks and maintenance' },
        {
          organisation: 'US EPA',
          title: 'Burn Wise: best wood-burning practices',
          url: 'https://www.epa.gov/burnwise',
        },
      ],
    },
    {
      id: 'pizza-oven.test-gas-hose',
      tools: ['washing-up liquid', 'soft brush', 'adjustable spanner', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 3, to: 9, best: 4 },
      waitsForSeason: true,
      stake: 'danger',
      hazard: 'gas and fire',
      appliesIf: { needs: { 'pizza-oven': ['gas'] } },
      bundle: 'gas leak round',
      uses: ['open flame'],
      sources: [
        {
          organisation: 'NFPA',
          title: 'Grilling Safety: check the gas hose for leaks each year',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/grilling',
        },
        {
          organisation: 'Calor',
          title: 'Gas safety: cylinders, hoses and regulators',
        },
        {
          organisation: 'Norwegian Directorate for Civil Protection (DSB)',
          title: 'How to barbecue safely with gas',
          url: 'https://www.sikkerhverdag.no/en/gas-and-flammable-liquids/safe-use/how-to-barbecue-safely-with-gas/',
        },
      ],
    },
  ],
};
