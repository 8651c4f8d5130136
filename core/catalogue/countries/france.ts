import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const france: CountryFacts = {
  country: 'FR',
  slug: 'france',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      everyDays: every.year,
      source: {
        organisation: 'République française',
        title:
          'Décret n° 2020-912 : inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
        year: 2020,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'République française',
        title: 'Décret n° 2023-641 du 20 juillet 2023 relatif à l’entretien des foyers et au ramonage des conduits',
        year: 2023,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2023/7/20/2023-641/jo/texte',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      everyDays: every.twoYears,
      source: {
        organisation: 'République française',
        title:
          'Décret n° 2020-912 : inspection et entretien des chaudières, des systèmes de chauffage et des systèmes de climatisation',
        year: 2020,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2020/7/28/2020-912/jo/texte',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'République française',
        title: 'Décret n° 2011-36 du 10 janvier 2011 relatif à l’installation de détecteurs de fumée',
        year: 2011,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2011/1/10/2011-36/jo/texte',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'République française',
        title: 'Loi n° 89-462 du 6 juillet 1989, article 3-3 : diagnostics de la location',
        year: 1989,
        url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108/',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.check-septic-tank', 'plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'République française',
        title: 'Code général des collectivités territoriales, article L2224-8',
        year: 1996,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070633/',
      },
      checked: 'never',
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'République française',
        title: 'Loi n° 2003-9 du 3 janvier 2003 relative à la sécurité des piscines',
        year: 2003,
        url: 'https://www.legifrance.gouv.fr/eli/loi/2003/1/3/2003-9/jo/texte',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'République française',
        title: 'Décret n° 2020-1264 du 16 octobre 2020 : équipement des véhicules en période hivernale',
        year: 2020,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2020/10/16/2020-1264/jo/texte',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'République française',
        title: 'Code de la route, articles R323-6 et R323-22',
        year: 2001,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074228/',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'hedges.trim-sides', 'shower.check-sealant'],
      source: {
        organisation: 'République française',
        title: 'Loi n° 89-462 du 6 juillet 1989, article 7 : entretien courant et réparations locatives',
        year: 1989,
        url: 'https://www.legifrance.gouv.fr/loda/id/LEGITEXT000006069108/',
      },
      checked: 'never',
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'trees.inspect-trees'],
      source: {
        organisation: 'République française',
        title: 'Code forestier, articles L131-10 à L134-18 : débroussaillement',
        year: 2012,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000025244092/',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Wells',
      taskIds: ['plumbing-and-drains.test-well-water'],
      source: {
        organisation: 'République française',
        title: 'Décret n° 2008-652 du 2 juillet 2008 relatif à la déclaration des dispositifs de prélèvement',
        year: 2008,
        url: 'https://www.legifrance.gouv.fr/eli/decret/2008/7/2/2008-652/jo/texte',
      },
      checked: 'never',
    },
    {
      topic: 'Termites',
      taskIds: ['roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'République française',
        title: 'Code de la construction et de l’habitation, articles L126-4 à L126-6 et L126-24',
        year: 2021,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
      },
      checked: 'never',
    },
    {
      topic: 'Lead and asbestos',
      taskIds: ['plumbing-and-drains.find-lead-pipes', 'roof-and-gutters.find-asbestos'],
      source: {
        organisation: 'République française',
        title: 'Code de la santé publique, articles L1334-5 à L1334-13 et R1334-14 à R1334-29',
        year: 2000,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006072665/',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'République française',
        title: 'Code de l’environnement, article L125-5 : information des acquéreurs et des locataires',
        year: 2000,
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074220/',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'République française',
        title: 'Code des postes et des communications électroniques, article D98-8 : appels d’urgence',
        url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006070987/',
      },
      checked: 'never',
    },
  ],
};
