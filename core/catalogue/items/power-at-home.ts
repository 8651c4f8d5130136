import { type CareTaskFacts, every } from '../../domain/care/care-task.ts';

/** Power that a home stores or makes itself, and what it keeps running. */
export const powerAtHome: readonly CareTaskFacts[] = [
  {
    id: 'electrical-panel.check-home-battery',
    tools: ['torch (flashlight)', 'microfibre cloth'],
    minutes: 10,
    difficulty: 'beginner',
    intervalDays: every.halfYear,
    stake: 'costly',
    hazard: 'gas and fire',
    appliesIf: { needs: { 'newer-things': ['battery', 'several'] } },
    sources: [
      { organisation: 'Fire and Rescue NSW', title: 'Battery energy storage systems' },
      {
        organisation: 'NFPA',
        title: 'NFPA 855, Standard for the Installation of Stationary Energy Storage Systems',
        year: 2026,
      },
    ],
  },
  {
    id: 'electrical-panel.run-generator',
    tools: ['generator fuel', 'torch (flashlight)'],
    minutes: 30,
    difficulty: 'moderate',
    intervalDays: every.quarter,
    stake: 'costly',
    hazard: 'carbon monoxide',
    appliesIf: { needs: { 'newer-things': ['generator', 'several'] } },
    room: 'outdoors',
    sources: [
      { organisation: 'Honda', title: 'Portable generator owner’s manual: exercise, fuel and storage' },
      {
        organisation: 'US Consumer Product Safety Commission',
        title: 'Carbon Monoxide Information Center',
        url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
      },
    ],
  },
  {
    id: 'electrical-panel.change-generator-oil',
    tools: ['engine oil', 'funnel', 'rag', 'spanner', 'rubber gloves'],
    minutes: 30,
    difficulty: 'moderate',
    intervalDays: every.halfYear,
    use: { every: 100, unit: 'hours' },
    stake: 'wear',
    appliesIf: { needs: { 'newer-things': ['generator', 'several'] } },
    room: 'outdoors',
    sources: [
      {
        organisation: 'Honda',
        title:
          'EU22i generator owner’s manual: engine oil after a month or 20 hours, then every six months or 100 hours',
      },
    ],
  },
  {
    id: 'electrical-panel.update-router',
    tools: ['microfibre cloth'],
    minutes: 20,
    difficulty: 'beginner',
    intervalDays: every.year,
    stake: 'comfort',
    room: 'living area',
    sources: [
      {
        organisation: 'National Cyber Security Centre',
        title: 'Smart devices: using them safely in your home',
        url: 'https://www.ncsc.gov.uk/guidance/smart-devices-in-the-home',
      },
      { organisation: 'APC', title: 'Back-UPS user manual: self-test and battery replacement' },
    ],
  },
];
