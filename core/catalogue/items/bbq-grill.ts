import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const bbqGrill: ItemFacts = {
  name: 'BBQ Grill',
  slug: 'bbq-grill',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'bbq-grill.leak-test-hose',
      tools: ['washing-up liquid', 'soft brush', 'spanner'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 9, best: 4 },
      waitsForSeason: true,
      stake: 'danger',
      hazard: 'gas and fire',
      appliesIf: { needs: { barbecue: ['gas'] } },
      bundle: 'gas leak round',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Grilling safety',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/grilling',
        },
        { organisation: 'Weber', title: "Gas barbecue owner's manual: checking for gas leaks" },
      ],
    },
    {
      id: 'bbq-grill.clean-burners',
      tools: ['plastic scraper', 'wire brush', 'bottle brush', 'torch (flashlight)', 'rubber gloves'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 4, to: 6, best: 5 },
      stake: 'wear',
      appliesIf: { needs: { barbecue: ['gas'] } },
      uses: ['open flame'],
      sources: [
        { organisation: 'Weber', title: "Gas barbecue owner's manual: inspecting and cleaning the burner tubes" },
        {
          organisation: 'NFPA',
          title: 'Grilling safety',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/grilling',
        },
      ],
    },
    {
      id: 'bbq-grill.empty-grease-tray',
      tools: ['plastic scraper', 'washing-up liquid', 'scrubbing pad', 'rubber gloves'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 10, best: 6 },
      stake: 'wear',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Grilling safety',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/grilling',
        },
        {
          organisation: 'CDC',
          title: 'Injuries from Ingestion of Wire Bristles from Grill-Cleaning Brushes (MMWR)',
          year: 2012,
          url: 'https://www.cdc.gov/mmwr/preview/mmwrhtml/mm6126a4.htm',
        },
      ],
    },
    {
      id: 'bbq-grill.clear-ash',
      tools: ['metal bucket with lid', 'stiff brush', 'plastic scraper', 'rubber gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 10, best: 8 },
      stake: 'comfort',
      appliesIf: { needs: { barbecue: ['charcoal', 'pellet'] } },
      sources: [
        {
          organisation: 'US Fire Administration',
          title: 'Home heating fire safety: storing ashes',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
        {
          organisation: 'CDC',
          title: 'Carbon Monoxide Poisoning Basics',
          year: 2024,
          url: 'https://www.cdc.gov/carbon-monoxide/about/index.html',
        },
      ],
    },
  ],
};
