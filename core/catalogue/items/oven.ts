import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const oven: ItemFacts = {
  name: 'Oven',
  slug: 'oven',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'oven.clean-cavity',
      tools: ['bicarbonate of soda', 'washing-up liquid', 'sponge', 'plastic scraper', 'rubber gloves'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      appliesIf: { needs: { 'oven-cleaning': ['plain'] } },
      untilKnown: 'planned',
      sources: [
        { organisation: 'AEG', title: 'Oven user manual: care and cleaning' },
        {
          organisation: 'Bosch Home Appliances',
          title: 'Oven user manual: cleaning; aluminium foil on the cavity floor',
        },
        {
          organisation: 'GE Appliances',
          title: 'Wall oven: using aluminum foil or silicone liners',
          url: 'https://products.geappliances.com/appliance/gea-support-search-content?contentId=17043',
        },
      ],
    },
    {
      id: 'oven.run-pyrolysis',
      tools: ['microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      appliesIf: { needs: { 'oven-cleaning': ['pyrolytic'] } },
      sources: [
        { organisation: 'Bosch Home Appliances', title: 'Oven user manual: pyrolytic self-cleaning' },
        { organisation: 'Whirlpool', title: 'Oven owner manual: self-cleaning cycle and bird safety' },
      ],
    },
    {
      id: 'oven.clean-door-glass',
      tools: ['microfibre cloth', 'washing-up liquid', 'sponge'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'comfort',
      sources: [{ organisation: 'Bosch Home Appliances', title: 'Oven user manual: appliance door and door seal' }],
    },
    {
      id: 'oven.test-temperature',
      tools: ['oven thermometer'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'comfort',
      sources: [
        { organisation: 'Whirlpool', title: 'Oven owner manual: oven temperature control and calibration' },
        {
          organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
          title: 'Appliance Thermometers',
          url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/appliance-thermometers',
        },
      ],
    },
    {
      id: 'oven.heat-catalytic-liners',
      tools: ['washing-up liquid', 'sponge'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      appliesIf: { needs: { 'oven-cleaning': ['catalytic'] } },
      sources: [
        {
          organisation: 'DoItYourself.com',
          title: 'Continuous clean oven repair and care',
          url: 'https://www.doityourself.com/stry/ovencontinuous',
        },
        {
          organisation: 'RDO Kitchens & Appliances',
          title: 'Glossary: catalytic',
          url: 'https://www.rdo.co.uk/pages/glossary/catalytic',
        },
      ],
    },
  ],
};
