import type { GuideFacts } from './guide.ts';

export const shower: GuideFacts = {
  slug: 'shower',
  emoji: '🚿',
  difficulty: 'moderate',
  tasks: [
    'shower.descale-head',
    'shower.clear-drain',
    'shower.test-mixer',
    'shower.check-sealant',
    'shower.clean-glass',
    'shower.remove-mould',
    'shower.check-hose',
    'shower.wash-curtain',
  ],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'Ministère de la Santé',
        title: 'Circulaire n° 2007-126 : température de l’eau chaude sanitaire',
        year: 2007,
        url: 'https://sante.gouv.fr/fichiers/bo/2007/07-05/a0050124.htm',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'HSE',
        title: 'Legionnaires’ disease: hot and cold water systems',
        url: 'https://www.hse.gov.uk/legionnaires/hot-and-cold.htm',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'International Code Council',
        title: 'International Residential Code, P2708.4: shower control valves',
        year: 2021,
      },
    },
  ],
  related: ['bathtub', 'toilet', 'boiler'],
  sources: [
    {
      organisation: 'US EPA',
      title: 'WaterSense: Showerheads',
      url: 'https://www.epa.gov/watersense/showerheads',
    },
    {
      organisation: 'US EPA',
      title: 'A Brief Guide to Mold, Moisture and Your Home',
      year: 2012,
      url: 'https://www.epa.gov/mold/brief-guide-mold-moisture-and-your-home',
    },
    { organisation: 'République française', title: 'Décret n° 87-712: réparations locatives', year: 1987 },
  ],
  checkedOn: '2026-11-22',
};
