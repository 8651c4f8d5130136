import type { GuideFacts } from './guide.ts';

export const ac: GuideFacts = {
  slug: 'ac',
  emoji: '❄️',
  difficulty: 'beginner',
  tasks: ['air-conditioning.clean-filters', 'air-conditioning.clear-outdoor-unit', 'air-conditioning.book-service'],
  law: [
    {
      country: 'FR',
      source: {
        organisation: 'République française',
        title:
          'Décret n° 2020-912 : inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
        year: 2020,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
      },
    },
    {
      country: 'GB',
      source: {
        organisation: 'GOV.UK',
        title: 'A guide to air conditioning inspections in buildings',
        year: 2024,
        url: 'https://www.gov.uk/government/publications/air-conditioning-inspections-for-buildings/a-guide-to-air-conditioning-inspections',
      },
    },
    {
      country: 'US',
      source: {
        organisation: 'US EPA',
        title: 'Refrigerant management program: questions and answers for Section 608 certified technicians',
        url: 'https://www.epa.gov/section608/epas-refrigerant-management-program-questions-and-answers-section-608-certified',
      },
    },
  ],
  related: ['boiler', 'fridge', 'wine-fridge'],
  sources: [
    { organisation: 'ADEME', title: 'Comment garder son logement frais tout l’été ?' },
    { organisation: 'ASHRAE', title: 'HVAC Applications Handbook: equipment service life' },
    {
      organisation: 'International Energy Agency',
      title: 'The Future of Heat Pumps',
      year: 2022,
      url: 'https://www.iea.org/reports/the-future-of-heat-pumps',
    },
  ],
  checkedOn: '2026-11-22',
};
