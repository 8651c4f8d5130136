import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const pool: ItemFacts = {
  name: 'Pool',
  slug: 'pool',
  room: 'outdoors',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'pool.test-water',
      tools: ['pool test kit', 'pen', 'rubber gloves', 'safety glasses'],
      minutes: 20,
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
        { organisation: 'CDC', title: 'Pool Chemical Safety', url: 'https://www.cdc.gov/healthy-swimming/' },
        {
          organisation: 'Pool and Hot Tub Alliance',
          title: 'Recommended water balance for residential pools',
        },
      ],
    },
    {
      id: 'pool.brush-walls',
      tools: ['skimmer net', 'pool brush', 'pool vacuum', 'sponge', 'pool test strips'],
      minutes: 25,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'wear',
      // In warm water a pool turns green within days, all year.
      costlyWhere: { climates: ['rare', 'none', 'desert'] },
      sources: [
        {
          organisation: 'Pool and Hot Tub Alliance',
          title: 'Pool maintenance basics for homeowners',
        },
        { organisation: 'Hayward', title: "Pro Series sand filter owner's manual: backwashing" },
      ],
    },
    {
      id: 'pool.clean-filter',
      tools: ['hosepipe', 'pen'],
      minutes: 10,
      difficulty: 'moderate',
      intervalDays: every.twoMonths,
      stake: 'costly',
      sources: [{ organisation: 'Hayward', title: "Pro Series sand filter owner's manual: backwashing" }],
    },
    {
      id: 'pool.check-barrier',
      tools: ['tape measure', 'screwdriver'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'danger',
      hazard: 'drowning',
      quickWin: true,
      whileClosed: true,
      bundle: 'pool opening',
      sources: [
        {
          organisation: 'NSW Government',
          title: 'Swimming pool register and certificates of compliance',
        },
        {
          organisation: 'Royal Life Saving Society Australia',
          title: 'Home Pool Checklist',
        },
        { organisation: 'AFNOR', title: 'NF P90-306: protective barriers for private pools', year: 2004 },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Safety Barrier Guidelines for Residential Pools',
          year: 2012,
          url: 'https://www.cpsc.gov/s3fs-public/362%20Safety%20Barrier%20Guidelines%20for%20Pools.pdf',
        },
      ],
    },
    {
      id: 'pool.check-drains',
      tools: ['screwdriver'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'drowning',
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Swimming pool safety alert: never use a pool with a missing or broken drain cover',
        },
        {
          organisation: 'Royal Life Saving Society Australia',
          title: 'Home Pool Checklist',
        },
      ],
    },
    {
      id: 'pool.open-season',
      tools: ['pool test kit', 'pool brush', 'pool vacuum', 'rubber gloves', 'safety glasses'],
      minutes: 90,
      difficulty: 'moderate',
      intervalDays: every.year,
      season: {
        around: 'last frost',
        from: -1,
        best: 2,
        to: 6,
        otherwise: { from: 3, to: 5, best: 4, isMild: true },
      },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular', 'rare', 'mild winter'], needs: { 'pool-winter': ['closed'] } },
      seasonalUse: 'opens',
      bundle: 'pool opening',
      uses: ['pool chlorine'],
      sources: [
        {
          organisation: 'Pool and Hot Tub Alliance',
          title: 'Recommended water balance for residential pools',
        },
        {
          organisation: 'Fédération des professionnels de la piscine et du spa',
          title: 'Hivernage et remise en service de la piscine',
        },
        { organisation: 'CDC', title: 'Pool Chemical Safety', url: 'https://www.cdc.gov/healthy-swimming/' },
      ],
    },
    {
      id: 'pool.winterise',
      tools: ['pool test kit', 'pool vacuum', 'spanner', 'pool winter plugs', 'rubber gloves'],
      minutes: 90,
      difficulty: 'advanced',
      intervalDays: every.year,
      season: {
        around: 'first frost',
        from: -6,
        best: -2,
        to: 0,
        grace: 6,
        otherwise: { from: 10, to: 12, best: 11, isMild: true },
      },
      stake: 'costly',
      appliesIf: { climates: ['hard', 'regular', 'rare', 'mild winter'], needs: { 'pool-winter': ['closed'] } },
      seasonalUse: 'closes',
      uses: ['pool chlorine'],
      sources: [
        {
          organisation: 'Fédération des professionnels de la piscine et du spa',
          title: 'Hivernage et remise en service de la piscine',
        },
        { organisation: 'Hayward', title: "Pro Series sand filter owner's manual: winterising" },
        {
          organisation: 'Royal Life Saving Society Australia',
          title: 'Home Pool Checklist',
        },
      ],
    },
  ],
};
