import type { GuideFacts } from './guide.ts';

export const boiler: GuideFacts = {
  slug: 'boiler',
  emoji: '♨️',
  difficulty: 'beginner',
  burnsGas: true,
  tasks: [
    'central-heating.book-boiler-service',
    'central-heating.check-pressure',
    'water-heater.check-temperature',
    'central-heating.bleed-radiators',
    'water-heater.work-safety-valve',
  ],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'Service-Public.fr',
        title: 'Entretien annuel des équipements de chauffage : quelles règles pour le locataire ?',
        url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F20760',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'UK legislation',
        title: 'Gas Safety (Installation and Use) Regulations, regulation 36',
        year: 1998,
        url: 'https://www.legislation.gov.uk/uksi/1998/2451/contents',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'National Conference of State Legislatures',
        title: 'Carbon monoxide detector requirements, laws and regulations',
        year: 2018,
        url: 'https://www.ncsl.org/research/environment-and-natural-resources/carbon-monoxide-detectors-state-statutes/kbid/62750.aspx',
      },
    },
  ],
  related: ['chimney', 'ac', 'shower'],
  sources: [
    {
      organisation: 'US Department of Energy',
      title: 'Energy Saver: Operating and Maintaining Your Heat Pump (archived)',
      year: 2025,
      url: 'https://web.archive.org/web/20250102062920/https://www.energy.gov/energysaver/operating-and-maintaining-your-heat-pump',
    },
    {
      organisation: 'UK legislation',
      title: 'The Smoke and Carbon Monoxide Alarm (Amendment) Regulations',
      year: 2022,
      url: 'https://www.legislation.gov.uk/uksi/2022/707/contents/made',
    },
    { organisation: 'Worcester Bosch', title: 'Greenstar user guides: system pressure and frozen condensate pipes' },
  ],
  checkedOn: '2026-11-22',
};
