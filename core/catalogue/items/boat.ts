import { every, type ItemFacts } from '../../domain/care-task.ts';

export const boat: ItemFacts = {
  name: 'Boat',
  slug: 'boat',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'boat.check-lifejackets',
      tools: ['kitchen scales', 'torch (flashlight)'],
      minutes: 40,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 7, best: 3 },
      waitsForSeason: true,
      stake: 'danger',
      whileClosed: true,
      sources: [
        { organisation: 'RNLI', title: 'Lifejackets: care and checks' },
        { organisation: 'RYA', title: 'Look after your lifejacket' },
      ],
    },
    {
      id: 'boat.check-bilge-fuel',
      tools: ['torch (flashlight)', 'sponge', 'bucket', 'rubber gloves'],
      minutes: 25,
      difficulty: 'moderate',
      intervalDays: every.quarter,
      stake: 'costly',
      sources: [
        {
          organisation: 'Boat Safety Scheme',
          title: 'Avoiding fire, explosion and carbon monoxide on boats',
          url: 'https://www.boatsafetyscheme.org/stay-safe-advice/',
        },
        {
          organisation: 'US Coast Guard',
          title: 'Boating safety: run the blower four minutes before starting',
        },
      ],
    },
    {
      id: 'boat.replace-anodes',
      tools: ['spanner', 'wire brush', 'torch (flashlight)', 'work gloves'],
      minutes: 40,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { from: 2, to: 3, best: 3 },
      stake: 'costly',
      whileClosed: true,
      sources: [
        {
          organisation: 'Mercury Marine',
          title: 'FourStroke 75 to 115 operation and maintenance manual: corrosion protection and anodes',
          year: 2018,
          url: 'https://servicelit.mercurymarine.com/mnetdata/service/mermar/owner/18/8m0145552.pdf',
        },
      ],
    },
    {
      id: 'boat.winterise-engine',
      tools: ['flushing muffs', 'hosepipe', 'fuel stabiliser', 'gear oil', 'spanner', 'battery charger'],
      minutes: 90,
      difficulty: 'advanced',
      intervalDays: every.year,
      season: { around: 'first frost', from: -6, best: -3, to: 2, grace: 6 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular', 'rare'], needs: { 'boat-winter': ['laid-up'] } },
      seasonalUse: 'closes',
      uses: ['solvent'],
      sources: [
        { organisation: 'Yamaha Outboards', title: "Owner's manual: long-term storage" },
        {
          organisation: 'Mercury Marine',
          title: 'FourStroke 75 to 115 operation and maintenance manual: storage preparation',
          year: 2018,
          url: 'https://servicelit.mercurymarine.com/mnetdata/service/mermar/owner/18/8m0145552.pdf',
        },
      ],
    },
    {
      id: 'boat.bring-back',
      tools: ['flushing muffs', 'hosepipe', 'spanner', 'grease', 'torch (flashlight)', 'rag'],
      minutes: 75,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'last frost', from: -1, best: 1, to: 6 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular', 'rare'], needs: { 'boat-winter': ['laid-up'] } },
      seasonalUse: 'opens',
      sources: [
        { organisation: 'RYA', title: 'Commissioning your boat after the lay-up' },
        {
          organisation: 'Mercury Marine',
          title: 'FourStroke 75 to 115 operation and maintenance manual: returning to service',
          year: 2018,
          url: 'https://servicelit.mercurymarine.com/mnetdata/service/mermar/owner/18/8m0145552.pdf',
        },
      ],
    },
  ],
};
