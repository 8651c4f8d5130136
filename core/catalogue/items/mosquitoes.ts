import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';
import type { CountryCode } from '../../domain/climate/countries.ts';

/** It rains in the warm months, but no mosquito passes on a fever. */
const withoutFever: readonly CountryCode[] = ['BT', 'BW', 'KP', 'KR', 'LS', 'NA', 'SZ', 'ZA'];

/** Eggs hatch with the first rain, and the mosquitoes of the last one live for two to four weeks. */
const inTheRains = { around: 'rainy season', from: -1, best: 4, to: 22, afterRains: 2 } as const;

/** Rounds against the mosquitoes that pass on dengue and Zika. */
export const mosquitoes: readonly CareTaskFacts[] = [
  {
    id: 'plumbing-and-drains.empty-standing-water',
    tools: ['bucket', 'stiff brush', 'torch (flashlight)'],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.fortnight,
    // An egg becomes a mosquito within a week, in every month.
    stake: 'danger',
    appliesIf: { outdoors: true, climates: ['mosquitoes all year'] },
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
    season: inTheRains,
    stake: 'costly',
    appliesIf: { outdoors: true, climates: ['mosquitoes'], notCountries: withoutFever },
    room: 'outdoors',
    sources: [{ organisation: 'CDC', title: 'Mosquito Control at Home', url: 'https://www.cdc.gov/mosquitoes/' }],
  },
  {
    id: 'plumbing-and-drains.empty-summer-water',
    tools: ['bucket', 'stiff brush'],
    minutes: 15,
    difficulty: 'beginner',
    intervalDays: every.month,
    season: { from: 5, to: 10, best: 7, isMild: true },
    stake: 'costly',
    appliesIf: { outdoors: true, climates: ['summer mosquitoes'] },
    room: 'outdoors',
    sources: [
      {
        organisation: 'Comune di Imola',
        title: 'Lotta alle zanzare: ordinanza in vigore dal 12 maggio al 31 ottobre',
        year: 2025,
        url: 'https://www.comune.imola.bo.it/argomenti/territorio-e-ambiente/ambiente/lotta-alle-zanzare',
      },
      {
        organisation: 'Memórias do Instituto Oswaldo Cruz',
        title: 'Seasonal Pattern of Abundance of Aedes aegypti in Buenos Aires City, Argentina',
        year: 2004,
      },
      { organisation: 'CDC', title: 'Mosquito Control at Home', url: 'https://www.cdc.gov/mosquitoes/' },
    ],
  },
  {
    id: 'plumbing-and-drains.empty-indoor-water',
    tools: [],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.month,
    season: inTheRains,
    stake: 'costly',
    appliesIf: { outdoors: false, climates: ['mosquitoes', 'mosquitoes all year'], notCountries: withoutFever },
    room: 'whole home',
    sources: [
      {
        organisation: 'National Environment Agency, Singapore',
        title: 'Dengue and Zika: prevent mosquito breeding',
        url: 'https://www.nea.gov.sg/dengue-zika',
      },
      { organisation: 'CDC', title: 'Mosquito Control at Home', url: 'https://www.cdc.gov/mosquitoes/' },
    ],
  },
];
