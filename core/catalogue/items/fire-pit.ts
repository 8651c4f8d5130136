import { every, type ItemFacts } from '../../domain/care-task.ts';

export const firePit: ItemFacts = {
  name: 'Fire Pit',
  slug: 'fire-pit',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'fire-pit.empty-ash',
      tools: ['metal bucket with lid', 'watering can', 'shovel', 'stiff brush', 'rubber gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      season: { from: 4, to: 11, best: 9 },
      stake: 'wear',
      appliesIf: { needs: { 'fire-pit': ['wood'] } },
      sources: [
        {
          organisation: 'US Fire Administration',
          title: 'Outdoor fire safety and ash storage',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Heating fire safety: ash in a metal container with a lid',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prevent-fires/heating/',
        },
      ],
    },
    {
      id: 'fire-pit.clear-surroundings',
      tools: ['rake', 'tape measure', 'bucket', 'hosepipe'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      season: { from: 4, to: 11, best: 5 },
      stake: 'costly',
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'Insurance Information Institute', title: 'Fire pit safety' },
      ],
    },
    {
      id: 'fire-pit.inspect-bowl',
      tools: ['wire brush', 'torch (flashlight)', 'heat-resistant paint'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 5, best: 4 },
      stake: 'wear',
      uses: ['solvent'],
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'Solo Stove', title: 'Fire pit care and storage (maker)' },
      ],
    },
    {
      id: 'fire-pit.test-gas',
      tools: ['washing-up liquid', 'soft brush', 'torch (flashlight)'],
      minutes: 20,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 3, to: 9, best: 4 },
      waitsForSeason: true,
      stake: 'danger',
      hazard: 'gas and fire',
      appliesIf: { needs: { 'fire-pit': ['gas'] } },
      bundle: 'gas leak round',
      uses: ['open flame'],
      sources: [
        { organisation: 'NFPA', title: 'Campfire, fire pit and outdoor burning safety' },
        { organisation: 'HSE', title: 'Liquefied petroleum gas (LPG)', url: 'https://www.hse.gov.uk/gas/lpg/' },
      ],
    },
  ],
};
