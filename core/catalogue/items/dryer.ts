import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const dryer: ItemFacts = {
  name: 'Dryer',
  slug: 'dryer',
  room: 'laundry',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'dryer.clean-vent-duct',
      tools: ['duct brush', 'vacuum cleaner', 'screwdriver', 'torch (flashlight)'],
      minutes: 45,
      difficulty: 'moderate',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'lint fire',
      appliesIf: { needs: { dryer: ['vented'] } },
      sources: [
        {
          organisation: 'NFPA',
          title: 'Clothes dryer safety (fact sheet)',
          year: 2016,
          url: 'https://www.energy.gov/sites/default/files/2016/06/f32/NFPA_DryerFactSheet.pdf',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Clothes Dryer Fire Safety',
          url: 'https://www.usfa.fema.gov/downloads/pdf/publications/clothes_dryer_fire_safety_flyer.pdf',
        },
        { organisation: 'RSPB', title: 'Birds’ nests and the law' },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Overheated Clothes Dryers Can Cause Fires',
          url: 'https://www.cpsc.gov/s3fs-public/5022.pdf',
        },
      ],
    },
    {
      id: 'dryer.clean-heat-exchanger',
      tools: ['vacuum cleaner', 'old towel', 'soft brush', 'rubber gloves'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'wear',
      appliesIf: { needs: { dryer: ['condenser', 'heat-pump'] } },
      sources: [
        { organisation: 'Hotpoint', title: 'Condenser tumble dryer instruction booklet: cleaning the condenser unit' },
        { organisation: 'Bosch Home Appliances', title: 'Tumble dryer user manual: heat exchanger' },
      ],
    },
    {
      id: 'dryer.wash-lint-screen',
      tools: ['soft brush', 'washing-up liquid', 'vacuum cleaner', 'sponge'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      appliesIf: { needs: { dryer: ['vented', 'condenser', 'heat-pump'] } },
      sources: [
        {
          organisation: 'Whirlpool',
          title: 'Dryer user instructions: cleaning the lint screen',
          year: 2007,
          url: 'https://www.whirlpool.com/content/dam/global/documents/200708/owners-manual-W10150658-RevA.pdf',
        },
        { organisation: 'Bosch Home Appliances', title: 'Tumble dryer user manual: cleaning the moisture sensor' },
        {
          organisation: 'NFPA',
          title: 'Clothes dryer safety (fact sheet)',
          year: 2016,
          url: 'https://www.energy.gov/sites/default/files/2016/06/f32/NFPA_DryerFactSheet.pdf',
        },
      ],
    },
    {
      id: 'dryer.vacuum-surroundings',
      tools: ['vacuum cleaner', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'costly',
      appliesIf: { needs: { dryer: ['vented', 'condenser', 'heat-pump'] } },
      sources: [
        {
          organisation: 'US Fire Administration',
          title: 'Clothes Dryer Fire Safety',
          url: 'https://www.usfa.fema.gov/downloads/pdf/publications/clothes_dryer_fire_safety_flyer.pdf',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Tumble dryer safety',
          url: 'https://www.electricalsafetyfirst.org.uk/guidance/safety-around-the-home/',
        },
      ],
    },
  ],
};
