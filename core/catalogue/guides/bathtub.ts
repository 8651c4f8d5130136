import type { GuideFacts } from './guide.ts';

export const bathtub: GuideFacts = {
  slug: 'bathtub',
  emoji: '🛁',
  difficulty: 'beginner',
  tasks: ['bathtub.measure-hot-tap', 'bathtub.check-seal', 'bathtub.clean-waste'],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'Ministère de la Santé',
        title: 'Circulaire n° 2007-126 relative à la mise en œuvre de l’arrêté du 30 novembre 2005',
        year: 2007,
        url: 'https://sante.gouv.fr/fichiers/bo/2007/07-05/a0050124.htm',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'HM Government',
        title: 'Approved Document G: Sanitation, hot water safety and water efficiency',
        year: 2015,
        url: 'https://www.gov.uk/government/publications/sanitation-hot-water-safety-and-water-efficiency-approved-document-g',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'International Code Council',
        title: 'International Residential Code, P2713.3: bathtub and whirlpool bathtub valves',
        year: 2021,
      },
    },
  ],
  related: ['shower', 'toilet', 'boiler'],
  sources: [
    { organisation: 'Kaldewei', title: 'Care instructions for steel enamel bathtubs' },
    { organisation: 'Electrical Safety First', title: 'Bathroom safety' },
    { organisation: 'République française', title: 'Décret n° 87-712: réparations locatives', year: 1987 },
  ],
  checkedOn: '2026-11-22',
};
