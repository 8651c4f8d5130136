import { every, type ItemFacts } from '../../domain/care/care-task.ts';

export const carbonMonoxideAlarm: ItemFacts = {
  name: 'Carbon Monoxide Alarm',
  slug: 'carbon-monoxide-alarm',
  room: 'whole home',
  property: ['Apartment', 'House'],
  checkedOn: '2026-11-22',
  tasks: [
    {
      id: 'carbon-monoxide-alarm.check-end-date',
      tools: ['stepladder', 'alarm batteries', 'marker pen'],
      minutes: 10,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'carbon monoxide',
      appliesIf: { needs: { combustion: ['yes'] } },
      untilKnown: 'planned',
      bundle: 'alarm round',
      quickWin: true,
      sources: [
        { organisation: 'Kidde', title: 'Carbon monoxide alarm replacement' },
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Carbon Monoxide Information Center: alarms',
          url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
        },
        {
          organisation: 'Gas Safe Register',
          title: 'Carbon monoxide alarms',
          url: 'https://www.gassaferegister.co.uk/gas-safety/carbon-monoxide-poisoning/',
        },
        {
          organisation: 'BSI',
          title:
            'BS EN 50292: Electrical apparatus for the detection of carbon monoxide in domestic premises: selection, installation, use and maintenance',
          year: 2023,
        },
      ],
    },
    {
      id: 'carbon-monoxide-alarm.check-air-supply',
      tools: ['vacuum cleaner', 'torch (flashlight)'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      stake: 'danger',
      hazard: 'carbon monoxide',
      appliesIf: {
        // A home without any of these may have an engine in its garage to fear, but no fire that needs air.
        anyFeature: ['Gas Stove', 'Fire Stove', 'Chimney', 'Central Heating', 'Water Heater'],
        needs: { combustion: ['yes'] },
      },
      untilKnown: 'planned',
      sources: [
        {
          organisation: 'CDC',
          title: 'Carbon Monoxide Poisoning Basics',
          year: 2024,
          url: 'https://www.cdc.gov/carbon-monoxide/about/index.html',
        },
        {
          organisation: 'HSE',
          title: 'Domestic gas safety: carbon monoxide',
          url: 'https://www.hse.gov.uk/gas/domestic/',
        },
        {
          organisation: 'Gas Safe Register',
          title: 'Carbon monoxide poisoning: signs and symptoms',
          url: 'https://www.gassaferegister.co.uk/gas-safety/carbon-monoxide-poisoning/',
        },
      ],
    },
    {
      id: 'carbon-monoxide-alarm.clear-snow',
      tools: ['broom', 'garden stakes'],
      minutes: 15,
      difficulty: 'beginner',
      intervalDays: every.year,
      season: { around: 'first frost', from: -1, best: 2, to: 10, grace: 8 },
      waitsForSeason: true,
      stake: 'danger',
      hazard: 'carbon monoxide',
      appliesIf: {
        property: 'House',
        climates: ['snow'],
        // Snow seldom lies there for long.
        notCountries: ['AU', 'BE', 'GB', 'GG', 'IE', 'IM', 'JE', 'LU', 'NL', 'NZ'],
        needs: { combustion: ['yes'] },
      },
      untilKnown: 'planned',
      sources: [
        {
          organisation: 'US Consumer Product Safety Commission',
          title: 'Carbon Monoxide Information Center',
          url: 'https://www.cpsc.gov/Safety-Education/Safety-Education-Centers/Carbon-Monoxide-Information-Center',
        },
        { organisation: 'NFPA', title: 'Carbon monoxide safety: keep vents clear of snow' },
      ],
    },
  ],
};
