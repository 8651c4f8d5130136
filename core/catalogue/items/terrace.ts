import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const terrace: ItemFacts = {
  name: 'Terrace',
  slug: 'terrace',
  room: 'garden',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'terrace.clear-drains',
      tools: ['rubber gloves', 'bucket', 'broom'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      season: {
        around: 'rainy season',
        from: -8,
        best: -3,
        to: 20,
        otherwise: { from: 3, to: 11, best: 4, isMild: true },
      },
      stake: 'costly',
      work: 'terrace drains',
      yields: true,
      sources: [
        {
          organisation: 'Historic England',
          title: 'Looking after your home: gutters, hoppers and outlets',
          url: 'https://historicengland.org.uk/advice/your-home/',
        },
        {
          organisation: 'NDS',
          title: 'Lawn and landscape drainage tips: clear catch basins at least twice a year',
          url: 'https://www.ndspro.com/us/en/resources/articles/troubleshooting-tips-for-drainage',
        },
      ],
    },
    {
      id: 'terrace.prepare-rains',
      tools: ['broom', 'rubber gloves', 'waterproof sealant', 'hosepipe', 'chalk'],
      minutes: 60,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'rainy season', from: -8, best: -4, to: -1, grace: 4 },
      stake: 'costly',
      appliesIf: { climates: ['rainy season'] },
      work: 'terrace drains',
      landlord: {},
      sources: [
        {
          organisation: 'Dr. Fixit (Pidilite, maker of waterproofing)',
          title: 'Nine ways to prep your home before this monsoon',
        },
        {
          organisation: 'Historic England',
          title: 'Looking after your home: gutters, hoppers and outlets',
          url: 'https://historicengland.org.uk/advice/your-home/',
        },
      ],
    },
    {
      id: 'terrace.refresh-pots',
      tools: ['trowel', 'compost', 'watering can', 'gardening gloves'],
      minutes: 60,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'comfort',
      sources: [
        {
          organisation: 'RHS',
          title: 'Growing plants in containers',
          url: 'https://www.rhs.org.uk/container-gardening/growing-plants-in-containers',
        },
        { organisation: 'RHS', title: 'Health and safety: potting media and compost' },
      ],
    },
    {
      id: 'terrace.check-railing',
      tools: ['screwdriver', 'straps'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      // A railing that gives way is a fall.
      stake: 'danger',
      hazard: 'falls',
      sources: [
        {
          organisation: 'RoSPA',
          title: 'Home safety: preventing falls from balconies',
          url: 'https://www.rospa.com/home-safety/advice',
        },
        {
          organisation: 'Met Office',
          title: 'What to do in strong winds and storms',
        },
      ],
    },
  ],
};
