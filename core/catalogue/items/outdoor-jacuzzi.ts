import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const outdoorJacuzzi: ItemFacts = {
  name: 'Outdoor Jacuzzi',
  slug: 'outdoor-jacuzzi',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'outdoor-jacuzzi.test-water',
      tools: ['pool test strips', 'rubber gloves', 'safety glasses'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.fortnight,
      stake: 'danger',
      hazard: 'pool water',
      uses: ['pool chlorine'],
      sources: [
        {
          organisation: 'CDC',
          title: 'Home Pool and Hot Tub Water Treatment and Testing',
          url: 'https://www.cdc.gov/healthy-swimming/about/home-pool-and-hot-tub-water-treatment-and-testing.html',
        },
        {
          organisation: 'CDC',
          title: 'What You Can Do to Stay Healthy in Hot Tubs',
          url: 'https://www.cdc.gov/healthy-swimming/safety/what-you-can-do-to-stay-healthy-in-hot-tubs.html',
        },
        {
          organisation: 'Pool and Hot Tub Alliance',
          title: 'Recommended water balance for residential spas',
        },
      ],
    },
    {
      id: 'outdoor-jacuzzi.rinse-filter',
      tools: ['hosepipe', 'filter cleaner', 'rubber gloves'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'costly',
      uses: ['acid'],
      sources: [
        { organisation: 'PDC Spas', title: 'Hot tub owner’s manual: maintenance reminders (maker)' },
        {
          organisation: 'HSE',
          title: 'HSG282: The control of legionella and other infectious agents in spa-pool systems',
          year: 2017,
          url: 'https://www.hse.gov.uk/pubns/books/hsg282.htm',
        },
      ],
    },
    {
      id: 'outdoor-jacuzzi.change-water',
      tools: ['spa pipe cleaner', 'hosepipe', 'microfibre cloth', 'washing-up liquid', 'pool test strips'],
      minutes: 30,
      difficulty: 'moderate',
      intervalDays: every.quarter,
      // Its pipes freeze while it is empty.
      season: { from: 3, to: 11, best: 4 },
      stake: 'costly',
      uses: ['pool chlorine'],
      sources: [
        { organisation: 'Jacuzzi', title: 'J-400 owner’s manual: draining and refilling' },
        { organisation: 'PDC Spas', title: 'Hot tub owner’s manual: maintenance reminders (maker)' },
      ],
    },
    {
      id: 'outdoor-jacuzzi.test-rcd',
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'danger',
      hazard: 'wiring',
      bundle: 'monthly safety round',
      sources: [
        {
          organisation: 'Balboa Water Group',
          title: 'MLM990S user guide: periodic reminders, test GFCI every 30 days',
        },
        { organisation: 'PDC Spas', title: 'Hot tub owner’s manual: test the GFCI or RCD' },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'GFCI fact sheet',
          year: 2010,
          url: 'https://www.cpsc.gov/s3fs-public/099_0.pdf',
        },
      ],
    },
    {
      id: 'outdoor-jacuzzi.check-cover',
      tools: ['microfibre cloth', 'washing-up liquid', 'screwdriver', 'pool test strips'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'drowning',
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Spas, hot tubs and whirlpools: safety alert',
        },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Safety Barrier Guidelines for Residential Pools: locked covers of spas',
          year: 2012,
          url: 'https://www.cpsc.gov/s3fs-public/362%20Safety%20Barrier%20Guidelines%20for%20Pools.pdf',
        },
      ],
    },
  ],
};
