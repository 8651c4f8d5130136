import type { GuideFacts } from './guide.ts';

export const chimney: GuideFacts = {
  slug: 'chimney',
  emoji: '🧱',
  difficulty: 'beginner',
  tasks: ['chimney.book-sweep', 'chimney.inspect-stack', 'chimney.book-winter-sweep'],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'République française',
        title: 'Décret n° 2023-641: entretien des appareils de chauffage à combustion et ramonage',
        year: 2023,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2023/7/20/2023-641/jo/texte',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'GOV.UK',
        title: 'Smoke control areas: the rules',
        url: 'https://www.gov.uk/smoke-control-area-rules',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'NFPA',
        title: 'NFPA 211, Standard for Chimneys, Fireplaces, Vents and Solid Fuel-Burning Appliances',
        year: 2024,
      },
    },
  ],
  related: ['stoves', 'boiler', 'pizza-oven'],
  sources: [
    {
      organisation: 'US Fire Administration',
      title: 'Fireplace and wood stove fire safety: ash, screens and clearances',
    },
    {
      organisation: 'US EPA',
      title: 'Burn Wise: dry wood and cleaner fires',
      url: 'https://www.epa.gov/burnwise',
    },
    {
      organisation: 'GOV.UK',
      title: 'Domestic solid fuels: rules for local authorities in England',
      url: 'https://www.gov.uk/guidance/domestic-solid-fuels-rules-for-local-authorities-in-england',
    },
  ],
  checkedOn: '2026-11-22',
};
