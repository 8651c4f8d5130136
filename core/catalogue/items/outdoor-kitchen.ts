import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const outdoorKitchen: ItemFacts = {
  name: 'Outdoor Kitchen',
  slug: 'outdoor-kitchen',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'outdoor-kitchen.check-vents-sockets',
      tools: ['torch (flashlight)', 'soft brush'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'wiring',
      bundle: 'monthly safety round',
      sources: [
        { organisation: 'Napoleon', title: 'Built-in gas grill manual: enclosure ventilation (maker)' },
        { organisation: 'HSE', title: 'Liquefied petroleum gas (LPG)', url: 'https://www.hse.gov.uk/gas/lpg/' },
        {
          organisation: 'Electrical Safety First',
          title: 'RCDs explained',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/rcds-explained/',
        },
      ],
    },
    {
      id: 'outdoor-kitchen.clean-steel-stone',
      tools: ['washing-up liquid', 'microfibre cloth', 'scrubbing pad', 'stone sealer', 'rubber gloves'],
      minutes: 45,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 4, to: 6, best: 5 },
      stake: 'wear',
      uses: ['solvent'],
      sources: [
        {
          organisation: 'Natural Stone Institute',
          title: 'Care and cleaning of natural stone',
          url: 'https://www.naturalstoneinstitute.org/consumers/care/',
        },
        { organisation: 'Euro Inox', title: 'Cleaning architectural stainless steel' },
      ],
    },
    {
      id: 'outdoor-kitchen.drain-water',
      tools: ['bucket', 'spanner'],
      minutes: 20,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: { around: 'first frost', from: -4, best: -2, to: 2, grace: 6 },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular'], needs: { 'outside-tap': ['yes'] } },
      sources: [
        {
          organisation: 'WaterSafe',
          title: 'Protecting pipes and outside taps from frost',
        },
        {
          organisation: 'American Red Cross',
          title: 'Preventing and Thawing Frozen Pipes',
          url: 'https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html',
        },
      ],
    },
    {
      id: 'outdoor-kitchen.reconnect-water',
      tools: ['bucket', 'microfibre cloth'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'last frost', from: -1, best: 2, to: 6 },
      stake: 'wear',
      appliesIf: { climates: ['hard', 'regular'], needs: { 'outside-tap': ['yes'] } },
      sources: [
        {
          organisation: 'HSE',
          title: 'Legionnaires’ disease: little-used outlets',
          url: 'https://www.hse.gov.uk/legionnaires/',
        },
        {
          organisation: 'HSE',
          title: 'INDG458: Legionnaires’ disease: A brief guide for dutyholders',
          year: 2012,
          url: 'https://www.hse.gov.uk/pubns/indg458.htm',
        },
      ],
    },
  ],
};
