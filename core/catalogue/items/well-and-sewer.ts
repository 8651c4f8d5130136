import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';
import type { CountryCode } from '../../domain/climate/countries.ts';

/** Where sewers carry rain too, or cellars are usual. */
// biome-ignore format: a table reads better in rows
const whereSewersBackUp: readonly CountryCode[] = [
  'AT', 'AU', 'BE', 'CA', 'CH', 'CZ', 'DE', 'DK', 'EE', 'FI', 'FR', 'GB', 'HU',
  'IE', 'IT', 'LI', 'LT', 'LU', 'LV', 'NL', 'NO', 'PL', 'SE', 'SI', 'SK', 'US',
];

/** Water that comes from a well of one’s own, and waste water that must not come back. */
export const wellAndSewer: readonly CareTaskFacts[] = [
  {
    id: 'plumbing-and-drains.test-well-water',
    tools: ['well water test kit'],
    minutes: 30,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'danger',
    hazard: 'drinking water',
    appliesIf: { property: 'House', needs: { 'water-supply': ['well'] } },
    landlord: {},
    sources: [
      {
        organisation: 'CDC',
        title: 'Guidelines for Testing Well Water',
        year: 2024,
        url: 'https://www.cdc.gov/drinking-water/safety/guidelines-for-testing-well-water.html',
      },
      {
        organisation: 'US EPA',
        title: 'Protect Your Home’s Water',
        url: 'https://www.epa.gov/privatewells/protect-your-homes-water',
      },
    ],
    room: 'outdoors',
  },
  {
    id: 'plumbing-and-drains.check-backwater-valve',
    tools: ['manhole lifting keys', 'rubber gloves', 'torch (flashlight)', 'silicone grease'],
    minutes: 30,
    difficulty: 'moderate',
    intervalDays: every.year,
    season: { from: 4, to: 10, best: 5 },
    stake: 'costly',
    appliesIf: {
      property: 'House',
      countries: whereSewersBackUp,
      needs: { drainage: ['sewer', 'sump'] },
    },
    landlord: {},
    sources: [
      {
        organisation: 'Institute for Catastrophic Loss Reduction',
        title: 'Handbook for Reducing Basement Flooding',
        year: 2009,
      },
      { organisation: 'CEN', title: 'EN 13564-1: Anti-flooding devices for buildings: requirements', year: 2002 },
      {
        organisation: 'Office of Public Works, Ireland',
        title: 'Plan, Prepare, Protect: before a flood',
        url: 'https://www.floodinfo.ie/plan-prepare-protect/before-a-flood/',
      },
    ],
    room: 'outdoors',
  },
  {
    id: 'plumbing-and-drains.protect-flat-pipes',
    tools: ['pipe insulation', 'waterproof tape', 'scissors'],
    minutes: 20,
    difficulty: 'beginner',
    intervalDays: every.year,
    season: { around: 'first frost', from: -2, best: 2, to: 6, grace: 6 },
    stake: 'costly',
    // Where meters hang in open corridors and pipes run across the balcony.
    appliesIf: { property: 'Apartment', countries: ['KR'], climates: ['hard', 'regular'] },
    sources: [
      {
        organisation: 'Seoul Metropolitan Government, Office of Waterworks',
        title: 'Preventing frozen water meters',
        url: 'https://arisu.seoul.go.kr/c2/sub4_1.jsp?brdType=R&bbIdx=21096',
      },
      {
        organisation: 'Seoul Metropolitan Government',
        title: 'How to keep the water meter from freezing',
        year: 2023,
        url: 'https://mediahub.seoul.go.kr/archives/2009547',
      },
    ],
  },
  {
    id: 'plumbing-and-drains.watch-cold-pipes',
    tools: ['torch (flashlight)'],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.year,
    season: { around: 'first frost', from: 2, best: 6, to: 20 },
    stake: 'costly',
    appliesIf: { property: 'House', climates: ['hard'] },
    sources: [
      {
        organisation: 'American Red Cross',
        title: 'Preventing and Thawing Frozen Pipes',
        url: 'https://www.redcross.org/get-help/how-to-prepare-for-emergencies/types-of-emergencies/winter-storm/frozen-pipes.html',
      },
    ],
  },
];
