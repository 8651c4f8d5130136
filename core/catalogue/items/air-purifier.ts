import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const airPurifier: ItemFacts = {
  name: 'Air Purifier',
  slug: 'air-purifier',
  room: 'living area',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'air-purifier.clean-prefilter',
      tools: ['vacuum cleaner'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'costly',
      sources: [
        { organisation: 'Levoit', title: 'Core 300 user manual: cleaning the pre-filter' },
        {
          organisation: 'US EPA',
          title: 'Guide to Air Cleaners in the Home',
          year: 2018,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/guide-air-cleaners-home',
        },
      ],
    },
    {
      id: 'air-purifier.replace-main-filter',
      tools: ['vacuum cleaner', 'bin bag', 'dust mask'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      use: { every: 4380, unit: 'hours' },
      stake: 'costly',
      sources: [
        {
          organisation: 'US EPA',
          title: 'Guide to Air Cleaners in the Home',
          year: 2018,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/guide-air-cleaners-home',
        },
        {
          organisation: 'Honeywell',
          title: 'HEPA air purifier user manual: replacing the HEPA filter and the pre-filter',
        },
        { organisation: 'Dyson', title: 'Purifier user guide: a filter lasts 4,380 hours, a year of 12 hours a day' },
      ],
    },
    {
      id: 'air-purifier.wipe-sensor',
      tools: ['cotton buds', 'vacuum cleaner', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [{ organisation: 'Coway', title: 'Airmega AP-1512HH user manual: cleaning the particle sensor' }],
    },
  ],
};
