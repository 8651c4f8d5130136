import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const humidifier: ItemFacts = {
  name: 'Humidifier',
  slug: 'humidifier',
  room: 'living area',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'humidifier.descale-tank',
      tools: ['white vinegar', 'soft brush', 'washing-up liquid', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.fortnight,
      stake: 'costly',
      uses: ['acid'],
      sources: [
        {
          organisation: 'US EPA',
          title: 'Use and Care of Home Humidifiers',
          year: 1991,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/use-and-care-home-humidifiers',
        },
        { organisation: 'Honeywell', title: 'Cool moisture humidifier user manual: cleaning and maintenance' },
      ],
    },
    {
      id: 'humidifier.replace-wick',
      tools: ['microfibre cloth', 'vacuum cleaner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'wear',
      sources: [
        { organisation: 'Honeywell', title: 'Replacement humidifier wicking filter: care and replacement' },
        {
          organisation: 'US EPA',
          title: 'Use and Care of Home Humidifiers',
          year: 1991,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/use-and-care-home-humidifiers',
        },
      ],
    },
    {
      id: 'humidifier.measure-humidity',
      tools: ['hygrometer'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [
        {
          organisation: 'US EPA',
          title: 'A Brief Guide to Mold, Moisture and Your Home',
          year: 2012,
          url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
        },
        {
          organisation: 'US EPA',
          title: 'Use and Care of Home Humidifiers',
          year: 1991,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/use-and-care-home-humidifiers',
        },
      ],
    },
    {
      id: 'humidifier.store-dry',
      tools: ['washing-up liquid', 'soft brush', 'microfibre cloth'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'last frost', from: -2, best: 0, to: 6 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      seasonalUse: 'closes',
      sources: [
        {
          organisation: 'US EPA',
          title: 'Use and Care of Home Humidifiers',
          year: 1991,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/use-and-care-home-humidifiers',
        },
      ],
    },
    {
      id: 'humidifier.wash-before-use',
      tools: ['washing-up liquid', 'soft brush', 'microfibre cloth'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -4, best: -1, to: 3 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular', 'rare'] },
      seasonalUse: 'opens',
      sources: [
        {
          organisation: 'US EPA',
          title: 'Use and Care of Home Humidifiers',
          year: 1991,
          url: 'https://www.epa.gov/indoor-air-quality-iaq/use-and-care-home-humidifiers',
        },
        { organisation: 'Honeywell', title: 'Cool moisture humidifier user manual: setting up and storage' },
      ],
    },
  ],
};
