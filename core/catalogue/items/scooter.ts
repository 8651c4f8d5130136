import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const scooter: ItemFacts = {
  name: 'Scooter',
  slug: 'scooter',
  room: 'garage',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'scooter.check-folding',
      tools: ['hex keys', 'tyre pressure gauge', 'bicycle pump'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'danger',
      hazard: 'vehicles',
      appliesIf: { needs: { scooter: ['electric'] } },
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Micromobility: e-bikes, e-scooters and hoverboards',
          url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Micromobility-Information-Center',
        },
        { organisation: 'Segway-Ninebot', title: 'KickScooter MAX user manual: maintenance' },
      ],
    },
    {
      id: 'scooter.care-battery',
      tools: ['torch (flashlight)'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.quarter,
      stake: 'danger',
      hazard: 'gas and fire',
      appliesIf: { needs: { scooter: ['electric'] } },
      sources: [
        {
          organisation: 'London Fire Brigade',
          title: 'E-bikes and e-scooters: #ChargeSafe',
        },
        {
          organisation: 'Electrical Safety First',
          title: 'Battery safety for e-bikes and e-scooters',
        },
        { organisation: 'Bosch eBike Systems', title: 'PowerPack operating instructions: storing the battery' },
      ],
    },
    {
      id: 'scooter.check-moped',
      tools: ['tyre pressure gauge', 'engine oil', 'rag', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'danger',
      hazard: 'vehicles',
      appliesIf: { needs: { scooter: ['petrol'] } },
      sources: [
        { organisation: 'Piaggio', title: "Vespa owner's manual: checks and maintenance" },
        {
          organisation: 'Bundesrepublik Deutschland',
          title: 'StVZO § 36: Bereifung und Laufflächen',
          year: 2012,
          url: 'https://www.gesetze-im-internet.de/stvzo_2012/__36.html',
        },
      ],
    },
    {
      id: 'scooter.book-service',
      tools: [],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { from: 2, to: 4, best: 3 },
      stake: 'wear',
      appliesIf: { needs: { scooter: ['petrol'] } },
      professional: true,
      sources: [{ organisation: 'Piaggio', title: 'Vespa LX 50 workshop manual: maintenance chart' }],
    },
  ],
};
