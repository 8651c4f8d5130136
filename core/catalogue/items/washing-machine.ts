import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const washingMachine: ItemFacts = {
  name: 'Washing Machine',
  slug: 'washing-machine',
  room: 'laundry',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'washing-machine.run-maintenance-wash',
      tools: ['powder detergent', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      use: { every: 30, unit: 'cycles' },
      stake: 'comfort',
      sources: [
        { organisation: 'AEG', title: 'Washing machine user manual: maintenance wash' },
        {
          organisation: 'International Association for Soaps, Detergents and Maintenance Products (A.I.S.E.)',
          title: 'Cleanright: laundry hygiene',
        },
        {
          organisation: 'Whirlpool',
          title: 'How to clean a washing machine',
          url: 'https://www.whirlpool.com/blog/washers-and-dryers/clean-washing-machine.html',
        },
        { organisation: 'Whirlpool', title: 'Affresh washer cleaner: once a month or every 30 washes' },
      ],
    },
    {
      id: 'washing-machine.clean-seal-drawer',
      tools: ['microfibre cloth', 'old toothbrush', 'washing-up liquid'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      sources: [
        {
          organisation: 'Bosch Home Appliances',
          title: 'Washing machine user manual: cleaning the detergent drawer and rubber gasket',
        },
        {
          organisation: 'GE Appliances',
          title: 'Front load washer leaking water: gasket and dispenser',
          url: 'https://products.geappliances.com/appliance/gea-support-search-content?contentId=17532',
        },
      ],
    },
    {
      id: 'washing-machine.clean-pump-filter',
      tools: ['old towel', 'flat dish', 'rubber gloves', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        { organisation: 'Whirlpool', title: 'Cleaning a washing machine from filter to drum: at least twice a year' },
        { organisation: 'Bosch Home Appliances', title: 'Washing machine user manual: cleaning the drain pump' },
        { organisation: 'AEG', title: 'Washing machine user manual: cleaning the drain filter' },
        {
          organisation: 'Whirlpool',
          title: 'Cleaning the pump filter of a front-load washer',
          url: 'https://producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Cleaning_and_Care/Cleaning_the_Pump_Filter_-_Front_Load_Washer',
        },
      ],
    },
    {
      id: 'washing-machine.check-hoses',
      tools: ['bucket', 'pliers', 'kitchen paper', 'torch (flashlight)', 'spirit level'],
      minutes: 30,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'costly',
      sources: [
        {
          organisation: 'Whirlpool',
          title: 'Checking the fill hoses: replace them every five years',
          url: 'https://producthelp.whirlpool.com/Laundry/Washers/Product_Info/Washer_Installation_Support/Checking_the_Fill_Hoses_if_the_Washer_is_not_Filling',
        },
        {
          organisation: 'Bosch Home Appliances',
          title: 'Washing machine user manual: cleaning the filters in the water inlet',
        },
      ],
    },
  ],
};
