import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const shower: ItemFacts = {
  name: 'Shower',
  slug: 'shower',
  room: 'bathroom',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'shower.descale-head',
      tools: ['bucket', 'limescale remover', 'soft brush', 'rubber gloves'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'wear',
      bundle: 'descaling round',
      uses: ['acid'],
      sources: [
        {
          organisation: 'HSE',
          title: 'HSG274 Part 2: The control of legionella bacteria in hot and cold water systems',
          year: 2014,
          url: 'https://www.hse.gov.uk/pubns/books/hsg274.htm',
        },
        { organisation: 'Hansgrohe', title: 'Cleaning recommendation for Hansgrohe products' },
        {
          organisation: 'Kohler',
          title: 'Common showerhead problems and how to fix them',
          url: 'https://reveal.kohler.com/en/articles/common-showerhead-problems-and-how-to-fix-them',
        },
      ],
    },
    {
      id: 'shower.clear-drain',
      tools: ['rubber gloves', 'screwdriver', 'washing-up liquid'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      sources: [
        { organisation: 'Geberit', title: 'CleanLine shower channels: cleaning and maintenance' },
        {
          organisation: 'UK Health Security Agency',
          title: 'Sodium hydroxide: general information',
          url: 'https://www.gov.uk/government/publications/sodium-hydroxide-properties-and-incident-management',
        },
      ],
    },
    {
      id: 'shower.clean-glass',
      tools: ['limescale remover', 'microfibre cloth', 'soft brush', 'squeegee', 'rubber gloves'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'comfort',
      bundle: 'descaling round',
      uses: ['acid'],
      sources: [
        {
          organisation: 'Natural Stone Institute',
          title: 'Care and cleaning of natural stone',
          url: 'https://www.naturalstoneinstitute.org/consumers/care/',
        },
        {
          organisation: 'CDC',
          title: 'Cleaning and Disinfecting with Bleach',
          url: 'https://www.cdc.gov/hygiene/about/cleaning-and-disinfecting-with-bleach.html',
        },
      ],
    },
    {
      id: 'shower.wash-curtain',
      tools: ['washing-up liquid', 'soft brush', 'microfibre cloth'],
      minutes: 15,
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
          title: 'What are the main ways to control moisture in your home?',
          url: 'https://www.epa.gov/mold/what-are-main-ways-control-moisture-your-home',
        },
      ],
    },
    {
      id: 'shower.check-sealant',
      tools: ['torch (flashlight)', 'microfibre cloth'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      sources: [
        {
          organisation: 'US EPA',
          title: 'A Brief Guide to Mold, Moisture and Your Home',
          year: 2012,
          url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
        },
        {
          organisation: 'US EPA',
          title: 'What are basic mold cleanup steps?',
          url: 'https://www.epa.gov/mold/what-are-basic-mold-cleanup-steps',
        },
        {
          organisation: 'GE Sealants',
          title: 'How to recaulk your bathtub',
          url: 'https://gesealants.com/projects-howtos/how-to-recaulk-your-bathtub-for-a-fresh-mold-free-finish/',
        },
      ],
    },
    {
      id: 'shower.test-mixer',
      tools: ['thermometer'],
      minutes: 15,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'hot water',
      sources: [
        {
          organisation: 'Grohe',
          title: 'Grohtherm 1000 technical product information: recommended outlet temperatures',
        },
        { organisation: 'Hansgrohe', title: 'Thermostatic shower mixer: safety and important information' },
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: hot and cold water systems',
          url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
        },
      ],
    },
    {
      id: 'shower.check-hose',
      tools: ['bucket', 'screwdriver'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'wear',
      sources: [
        { organisation: 'US EPA', title: 'WaterSense: Showerheads', url: 'https://www.epa.gov/watersense/showerheads' },
        {
          organisation: 'Kohler',
          title: 'Common showerhead problems and how to fix them',
          url: 'https://reveal.kohler.com/en/articles/common-showerhead-problems-and-how-to-fix-them',
        },
      ],
    },
    {
      id: 'shower.remove-mould',
      tools: [
        'rubber gloves',
        'safety glasses',
        'washing-up liquid',
        'household bleach',
        'soft brush',
        'microfibre cloth',
      ],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'comfort',
      uses: ['bleach'],
      sources: [
        {
          organisation: 'CDC',
          title: 'Mold: at most one cup of bleach to a gallon of water',
          url: 'https://www.cdc.gov/mold-health/about/index.html',
        },
        {
          organisation: 'US EPA',
          title: 'A Brief Guide to Mold, Moisture and Your Home',
          year: 2012,
          url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
        },
      ],
    },
  ],
};
