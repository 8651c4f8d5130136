import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const fridge: ItemFacts = {
  name: 'Fridge',
  slug: 'fridge',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'fridge.clean-coils',
      tools: ['vacuum cleaner', 'soft brush'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      bundle: 'fridge moved out',
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Purchasing and Maintaining Refrigerators and Freezers (archived)',
          year: 2024,
          url: 'https://web.archive.org/web/2024/https://www.energy.gov/energysaver/purchasing-and-maintaining-refrigerators-and-freezers',
        },
        {
          organisation: 'GE Appliances',
          title: 'Refrigerator: cleaning the condenser coils',
          url: 'https://products.geappliances.com/appliance/gea-support-search-content?contentId=16266',
        },
        {
          organisation: 'Whirlpool',
          title: 'Refrigerator owner manual: condenser, no routine cleaning in an ordinary home',
        },
        {
          organisation: 'ENERGY STAR',
          title: 'Appliances brochure: refrigerators, air gap around the cabinet',
          url: 'https://www.energystar.gov/sites/default/files/tools/ENERGY%20STAR%20Appliances%20Brochure_508.pdf',
        },
      ],
    },
    {
      id: 'fridge.check-temperature',
      tools: ['fridge thermometer'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      sources: [
        {
          organisation: 'UK Food Standards Agency',
          title: 'How to chill, freeze and defrost food safely',
          url: 'https://www.food.gov.uk/safety-hygiene/how-to-chill-freeze-and-defrost-food-safely',
        },
        {
          organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
          title: 'Refrigeration and Food Safety',
          url: 'https://www.fsis.usda.gov/food-safety/safe-food-handling-and-preparation/food-safety-basics/refrigeration',
        },
      ],
    },
    {
      id: 'fridge.clean-door-seals',
      tools: ['microfibre cloth', 'washing-up liquid', 'old toothbrush'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        {
          organisation: 'US Department of Energy',
          title:
            'Energy Saver: Purchasing and Maintaining Refrigerators and Freezers, the paper test for door seals (archived)',
          year: 2024,
          url: 'https://web.archive.org/web/2024/https://www.energy.gov/energysaver/purchasing-and-maintaining-refrigerators-and-freezers',
        },
        { organisation: 'Bosch Home Appliances', title: 'Fridge-freezer user manual: cleaning and care' },
      ],
    },
    {
      id: 'fridge.clear-drain-hole',
      tools: ['cotton buds', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [{ organisation: 'Liebherr', title: 'Refrigerator operating instructions: cleaning the drain hole' }],
    },
    {
      id: 'fridge.wash-interior',
      tools: ['washing-up liquid', 'bicarbonate of soda', 'microfibre cloth', 'cool bag'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [
        {
          organisation: 'CDC',
          title: 'Preventing Listeria Infection',
          url: 'https://www.cdc.gov/listeria/prevention/index.html',
        },
        {
          organisation: 'US Department of Agriculture, Food Safety and Inspection Service',
          title: 'Removing Odors from Refrigerators and Freezers',
        },
        {
          organisation: 'Whirlpool',
          title: 'Preventative maintenance for refrigerators',
          url: 'https://producthelp.whirlpool.com/Refrigeration/Full-Size_Refrigerators/Product_Info/Cleaning_and_Care/Preventative_Maintenance_for_Refrigerators',
        },
      ],
    },
    {
      id: 'fridge.replace-water-filter',
      tools: ['old towel', 'bucket'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      use: { every: 750, unit: 'litres' },
      stake: 'costly',
      appliesIf: { needs: { fridge: ['water-filter'] } },
      sources: [
        {
          organisation: 'Whirlpool',
          title: 'Does the water filter need to be replaced?',
          url: 'https://producthelp.whirlpool.com/Refrigeration/Water_Filter_Information/Product_Assistance/Does_the_Water_Filter_Need_to_be_Replaced%253F',
        },
        {
          organisation: 'NSF',
          title: 'NSF/ANSI 42, 53 and 401: filtration systems standards',
          url: 'https://www.nsf.org/consumer-resources/articles/standards-water-treatment-systems',
        },
        {
          organisation: 'Whirlpool',
          title: 'EveryDrop filter 1: replace after 200 gallons (757 litres) or six months',
        },
      ],
    },
    {
      id: 'fridge.defrost-freezer',
      tools: ['old towel', 'plastic spatula', 'bucket', 'cool bag'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      appliesIf: { needs: { fridge: ['manual-defrost'] } },
      sources: [
        {
          organisation: 'US Department of Energy',
          title: 'Energy Saver: Purchasing and Maintaining Refrigerators and Freezers (archived)',
          year: 2024,
          url: 'https://web.archive.org/web/2024/https://www.energy.gov/energysaver/purchasing-and-maintaining-refrigerators-and-freezers',
        },
        { organisation: 'Bosch Home Appliances', title: 'Fridge-freezer user manual: defrosting and safety' },
      ],
    },
    {
      id: 'fridge.level-cabinet',
      tools: ['spirit level', 'adjustable spanner', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      bundle: 'fridge moved out',
      sources: [
        {
          organisation: 'Whirlpool',
          title: 'Refrigerator doors not closing properly: levelling',
          url: 'https://producthelp.whirlpool.com/Refrigeration/Full-Size_Refrigerators/Product_Info/Installation_Support/Doors_Not_Closing_Properly',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Fridge and freezer safety',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Appliance and electrical fire safety: plug large appliances into a wall outlet',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/appliance-and-electrical/',
        },
      ],
    },
  ],
};
