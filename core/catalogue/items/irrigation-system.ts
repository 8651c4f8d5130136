import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const irrigationSystem: ItemFacts = {
  name: 'Irrigation System',
  slug: 'irrigation-system',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'irrigation-system.start-zones',
      tools: ['screwdriver', 'spanner', 'pipe connectors', 'flags or sticks'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'last frost', from: 0, best: 2, to: 8 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular'] },
      seasonalUse: 'opens',
      sources: [
        {
          organisation: 'US EPA',
          title: 'WaterSense Sprinkler Spruce-Up: inspect, connect, direct, select',
          url: 'https://www.epa.gov/watersense/sprinkler-spruce',
        },
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: little-used outlets',
          url: 'https://www.hse.gov.uk/legionnaires/',
        },
      ],
    },
    {
      id: 'irrigation-system.check-heads',
      tools: ['screwdriver', 'pipe connectors', 'pen'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'costly',
      appliesIf: { climates: ['rare', 'none'] },
      sources: [
        {
          organisation: 'US EPA',
          title: 'WaterSense Sprinkler Spruce-Up',
          url: 'https://www.epa.gov/watersense/sprinkler-spruce',
        },
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: little-used outlets',
          url: 'https://www.hse.gov.uk/legionnaires/',
        },
      ],
    },
    {
      id: 'irrigation-system.clean-filters',
      tools: ['soft brush', 'bucket', 'white vinegar', 'silicone grease'],
      minutes: 30,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 10, best: 6 },
      stake: 'wear',
      // Where the season is long, emitters clog in the middle of it.
      costlyWhere: { climates: ['rare', 'none'] },
      uses: ['acid'],
      sources: [
        { organisation: 'Rain Bird', title: 'Drip irrigation maintenance guide' },
        { organisation: 'Netafim', title: 'Drip irrigation system maintenance: flushing and filters' },
      ],
    },
    {
      id: 'irrigation-system.reset-timer',
      tools: ['screwdriver', 'batteries', 'watering can'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 10, best: 5 },
      stake: 'costly',
      sources: [
        {
          organisation: 'US EPA',
          title: 'WaterSense watering tips: adjust the schedule to the season',
          url: 'https://www.epa.gov/watersense/watering-tips',
        },
        {
          organisation: 'US EPA',
          title: 'WaterSense Sprinkler Spruce-Up',
          url: 'https://www.epa.gov/watersense/sprinkler-spruce',
        },
      ],
    },
    {
      id: 'irrigation-system.drain-frost',
      tools: ['spanner', 'screwdriver', 'pipe insulation'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'first frost', from: -3, best: -1, to: 2, grace: 6 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular'] },
      seasonalUse: 'closes',
      sources: [
        {
          organisation: 'Rain Bird',
          title: 'How to winterize your sprinkler system',
        },
        {
          organisation: 'American Red Cross',
          title: 'Preventing and Thawing Frozen Pipes',
          url: 'https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html',
        },
      ],
    },
    {
      id: 'irrigation-system.book-backflow-test',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 7, best: 5, isMild: true },
      stake: 'costly',
      hazard: 'drinking water',
      // Where water companies commonly ask for it.
      appliesIf: { countries: ['AU', 'CA', 'US'] },
      professional: true,
      landlord: {},
      sources: [{ organisation: 'US EPA', title: 'Cross-Connection Control Manual', year: 2003 }],
    },
  ],
};
