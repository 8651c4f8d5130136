import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const smokeAlarm: ItemFacts = {
  name: 'Smoke Alarm',
  slug: 'smoke-alarm',
  room: 'whole home',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'smoke-alarm.test-alarms',
      tools: ['broom'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.month,
      stake: 'danger',
      // The round also tests the carbon monoxide alarms.
      hazard: 'carbon monoxide',
      quickWin: true,
      bundle: 'monthly safety round',
      sources: [
        {
          organisation: 'NFPA',
          title: 'Installing and Maintaining Smoke Alarms',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms/installing-and-maintaining-smoke-alarms',
        },
        {
          organisation: 'NFPA',
          title: 'Smoke Alarms in US Home Fires',
          url: 'https://www.nfpa.org/education-and-research/research/nfpa-research/fire-statistical-reports/smoke-alarms-in-us-home-fires',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Smoke Alarms',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/',
        },
        {
          organisation: 'NFPA',
          title: 'Carbon Monoxide Safety',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/carbon-monoxide',
        },
        {
          organisation: 'CDC',
          title: 'Carbon Monoxide Poisoning Basics',
          year: 2024,
          url: 'https://www.cdc.gov/carbon-monoxide/about/index.html',
        },
      ],
    },
    {
      id: 'smoke-alarm.check-dates',
      tools: ['stepladder', 'marker pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'alarms',
      bundle: 'alarm round',
      landlord: { notIn: ['FR'] },
      sources: [
        {
          organisation: 'Service-Public.fr',
          title: 'Détecteur de fumée dans un logement',
          url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F19950',
        },
        {
          organisation: 'NFPA',
          title: 'Installing and Maintaining Smoke Alarms',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms/installing-and-maintaining-smoke-alarms',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Smoke Alarms',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/',
        },
        {
          organisation: 'Scottish Government',
          title: 'Fire and smoke alarms: changes to the law',
          year: 2022,
          url: 'https://www.gov.scot/publications/fire-and-smoke-alarms-in-scottish-homes/',
        },
      ],
    },
    {
      id: 'smoke-alarm.change-batteries',
      tools: ['stepladder', 'alarm batteries', 'adhesive tape'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'alarms',
      appliesIf: { needs: { 'alarm-batteries': ['yes'] } },
      bundle: 'alarm round',
      sources: [
        {
          organisation: 'US Fire Administration',
          title: 'Smoke Alarms',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/smoke-alarms/',
        },
        {
          organisation: 'NFPA',
          title: 'Installing and Maintaining Smoke Alarms',
          url: 'https://www.nfpa.org/education-and-research/home-fire-safety/smoke-alarms/installing-and-maintaining-smoke-alarms',
        },
      ],
    },
    {
      id: 'smoke-alarm.vacuum-alarms',
      tools: ['vacuum cleaner', 'microfibre cloth', 'stepladder'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.halfYear,
      stake: 'wear',
      bundle: 'alarm round',
      sources: [
        {
          organisation: 'Fire and Rescue NSW',
          title: 'Smoke alarms in the home: maintenance',
        },
        {
          organisation: 'National Directorate for Fire and Emergency Management, Ireland',
          title: 'Smoke alarms: testing and maintenance',
        },
        {
          organisation: 'BRK Electronics (First Alert)',
          title: 'Carbon monoxide alarm user manual: testing and maintenance',
        },
        { organisation: 'Kidde', title: 'Carbon monoxide alarm user guide: maintenance' },
      ],
    },
    {
      id: 'smoke-alarm.check-extinguisher',
      tools: [],
      minutes: 5,
      difficulty: 'beginner',
      intervalDays: every.twoMonths,
      stake: 'wear',
      bundle: 'monthly safety round',
      sources: [
        {
          organisation: 'NFPA',
          title: 'NFPA 10: Standard for Portable Fire Extinguishers',
          year: 2022,
          url: 'https://www.nfpa.org/codes-and-standards/nfpa-10-standard-development/10',
        },
        {
          organisation: 'US Fire Administration',
          title: 'Choosing and using fire extinguishers',
          url: 'https://www.usfa.fema.gov/prevention/home-fires/prepare-for-fire/fire-extinguishers/',
        },
      ],
    },
  ],
};
