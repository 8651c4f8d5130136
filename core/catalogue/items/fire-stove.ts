import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const fireStove: ItemFacts = {
  name: 'Fire Stove',
  slug: 'fire-stove',
  room: 'kitchen',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-28',
  tasks: [
    {
      id: 'fire-stove.book-sweep',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 6, to: 11, best: 9 },
      legalDays: { PL: every.quarter },
      stake: 'danger',
      hazard: 'carbon monoxide',
      work: 'chimney',
      bundle: 'chimney sweep',
      professional: true,
      landlord: { notIn: ['FR', 'BE'] },
      sources: [
        {
          organisation: 'NACS (National Association of Chimney Sweeps)',
          title: 'How often should I sweep my chimney?',
        },
        {
          organisation: 'NFPA',
          title: 'NFPA 211: Standard for Chimneys, Fireplaces, Vents, and Solid Fuel-Burning Appliances',
          year: 2024,
          url: 'https://www.nfpa.org/codes-and-standards/nfpa-211-standard-development/211',
        },
        {
          organisation: 'HETAS',
          title: 'Chimney sweeping and maintenance advice for householders',
        },
        {
          organisation: 'Republic of Poland',
          title: 'Regulation of 7 June 2010 on the fire protection of buildings, section 34',
          year: 2010,
          url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20101090719',
        },
      ],
    },
    {
      id: 'fire-stove.brush-flueways',
      tools: ['flue brush', 'soot scraper', 'metal bucket with lid', 'ash shovel', 'dust mask', 'torch (flashlight)'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.quarter,
      season: { from: 9, to: 5, best: 11 },
      stake: 'wear',
      uses: ['open flame'],
      sources: [
        {
          organisation: 'Heartland',
          title: 'Wood cookstove owner manual: oven flue passage, cleaned as use and wood require',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Heating fire safety: wood stoves and ash disposal',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
        {
          organisation: 'US EPA',
          title: 'Burn Wise: best wood-burning practices',
          url: 'https://www.epa.gov/burnwise',
        },
      ],
    },
    {
      id: 'fire-stove.empty-ash-pan',
      tools: ['metal bucket with lid', 'ash shovel', 'work gloves', 'dust mask'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      season: { from: 9, to: 4, best: 11, grace: 0 },
      stake: 'costly',
      hazard: 'gas and fire',
      // The ash of one fire is one task.
      appliesIf: { noFeature: ['Chimney'] },
      sources: [
        {
          organisation: 'Alpha (stove maker)',
          title: 'I-AL905 user manual: removing ash every two or three days with wood, daily with coal',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Heating fire safety: wood stoves and ash disposal',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
      ],
    },
  ],
};
