import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const toilet: ItemFacts = {
  name: 'Toilet',
  slug: 'toilet',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'toilet.descale-bowl',
      tools: ['toilet brush', 'toilet descaler', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'comfort',
      uses: ['acid'],
      sources: [
        { organisation: 'Geberit', title: 'Cleaning and care of WC ceramics' },
        { organisation: 'Pressalit', title: 'Care and cleaning of toilet seats' },
        {
          organisation: 'CDC',
          title: 'Cleaning and Disinfecting with Bleach',
          url: 'https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html',
        },
      ],
    },
    {
      id: 'toilet.test-leak',
      tools: ['food colouring'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      sources: [
        {
          organisation: 'US EPA',
          title: 'WaterSense: Fix a Leak Week',
          url: 'https://www.epa.gov/watersense/fix-leak-week',
        },
        {
          organisation: 'US EPA',
          title: 'WaterSense: free of leaks (technical sheet)',
          year: 2023,
          url: 'https://www.epa.gov/system/files/documents/2023-08/ws-homes-TRM-1-FreeofLeaksTechSheet.pdf',
        },
        {
          organisation: 'Fluidmaster',
          title: 'How to identify and fix toilet flapper leaks',
          url: 'https://fluidmaster.com/toilet-problems/identify-fix-toilet-flapper-leaks/',
        },
      ],
    },
    {
      id: 'toilet.clean-cistern',
      tools: ['microfibre cloth', 'rubber gloves', 'screwdriver'],
      minutes: 25,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        { organisation: 'Fluidmaster', title: 'Fill valve installation instructions: setting the water level' },
        { organisation: 'Kohler', title: 'Toilet homeowners guide: care, cleaning and warranty' },
        {
          organisation: 'New York City Department of Environmental Protection',
          title: 'Detecting toilet leaks: cleaning products in the tank harm the rubber',
          url: 'https://www.nyc.gov/site/dep/water/detecting-toilet-leaks.page',
        },
      ],
    },
    {
      id: 'toilet.work-valve',
      tools: ['screwdriver', 'kitchen paper'],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        {
          organisation: 'WaterSafe',
          title: 'Check your stop tap as clocks spring forward',
        },
        {
          organisation: 'IAG (Insurance Australia Group)',
          title: 'Flexible water hoses and water damage in the home',
          year: 2016,
        },
      ],
    },
    {
      id: 'toilet.check-base',
      tools: ['kitchen paper', 'spanner', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [{ organisation: 'American Standard', title: 'Toilet installation and care instructions' }],
    },
    {
      id: 'toilet.clean-hinges',
      tools: ['washing-up liquid', 'microfibre cloth', 'rubber gloves', 'screwdriver'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      sources: [{ organisation: 'Pressalit', title: 'Care and cleaning of toilet seats' }],
    },
    {
      id: 'toilet.sort-medicines',
      tools: ['bin bag'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'comfort',
      sources: [
        {
          organisation: 'US Food and Drug Administration',
          title: 'Disposal of Unused Medicines: What You Should Know',
          url: 'https://www.fda.gov/drugs/safe-disposal-medicines/disposal-unused-medicines-what-you-should-know',
        },
        { organisation: 'Cyclamed', title: 'Que faire de ses médicaments non utilisés ?' },
      ],
    },
  ],
};
