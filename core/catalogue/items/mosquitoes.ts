import { type CareTaskFacts, every } from '../../domain/care-task.ts';
import type { CountryCode } from '../../domain/countries.ts';

/** It rains in every month near the equator, so mosquitoes that carry dengue breed all year. */
const wetAllYear: readonly CountryCode[] = [
  'BN',
  'CO',
  'CR',
  'EC',
  'FM',
  'GF',
  'GY',
  'ID',
  'MV',
  'MY',
  'PA',
  'PG',
  'PW',
  'SG',
  'SR',
];
/** It rains in the warm months there too, but no mosquito passes on a fever. */
const withoutFever: readonly CountryCode[] = ['BT', 'BW', 'KP', 'KR', 'LS', 'NA', 'SZ', 'ZA'];

/** Rounds against the mosquitoes that pass on dengue and Zika. */
export const mosquitoes: readonly CareTaskFacts[] = [
  {
    id: 'plumbing-and-drains.empty-standing-water',
    tools: ['bucket', 'stiff brush', 'torch (flashlight)'],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.fortnight,
    stake: 'costly',
    appliesIf: { climates: ['none'], countries: wetAllYear },
    room: 'outdoors',
    sources: [
      {
        organisation: 'National Environment Agency, Singapore',
        title: 'Dengue and Zika: prevent mosquito breeding',
        url: 'https://www.nea.gov.sg/dengue-zika',
      },
      { organisation: 'CDC', title: 'Mosquito Control at Home', url: 'https://www.cdc.gov/mosquitoes/' },
    ],
  },
  {
    id: 'plumbing-and-drains.empty-rainwater',
    tools: ['bucket', 'stiff brush'],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.fortnight,
    season: { around: 'rainy season', from: -1, best: 4, to: 22 },
    stake: 'costly',
    appliesIf: { climates: ['mosquitoes'], notCountries: [...wetAllYear, ...withoutFever] },
    room: 'outdoors',
    sources: [{ organisation: 'CDC', title: 'Mosquito Control at Home', url: 'https://www.cdc.gov/mosquitoes/' }],
  },
];
