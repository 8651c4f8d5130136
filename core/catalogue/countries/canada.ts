import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const canada: CountryFacts = {
  country: 'CA',
  slug: 'canada',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Province of British Columbia',
        title: 'British Columbia Fire Code, article 2.6.1.4',
        year: 2006,
        url: 'https://free.bcpublications.ca/civix/document/id/public/bcfc2006/fire_B_P2_2.6',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Province of Ontario',
        title: 'Ontario Regulation 213/07: Fire Code',
        year: 2007,
        url: 'https://www.ontario.ca/laws/regulation/070213',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'Province of Ontario',
        title: 'Ontario Regulation 213/07: Fire Code, as amended from 1 January 2026',
        year: 2007,
        url: 'https://www.ontario.ca/laws/regulation/070213',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'central-heating.book-furnace-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Province of Ontario',
        title: 'Ontario Regulation 212/01: Gaseous Fuels',
        year: 2001,
        url: 'https://www.ontario.ca/laws/regulation/010212',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      region: 'CA-QC',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Gouvernement du Québec',
        title:
          'Règlement sur l’évacuation et le traitement des eaux usées des résidences isolées (Q-2, r. 22), article 13',
        year: 1981,
        url: 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/Q-2,%20r.%2022',
      },
      language: 'fr',
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Health Canada',
        title: 'Guide for Radon Measurements in Residential Dwellings',
        year: 2017,
        url: 'https://www.canada.ca/en/health-canada/services/publications/health-risks-safety/guide-radon-measurements-residential-dwellings.html',
      },
      checked: 'never',
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'Gouvernement du Québec',
        title: 'Règlement sur la sécurité des piscines résidentielles (S-3.1.02, r. 1)',
        year: 2010,
        url: 'https://www.legisquebec.gouv.qc.ca/fr/document/rc/S-3.1.02,%20r.%201',
      },
      language: 'fr',
      checked: 'never',
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Gouvernement du Québec',
        title: 'Code de la sécurité routière (C-24.2), article 440.1',
        year: 1986,
        url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/C-24.2',
      },
      language: 'fr',
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Government of Canada',
        title: 'Migratory Birds Regulations, 2022 (SOR/2022-105)',
        year: 2022,
        url: 'https://laws-lois.justice.gc.ca/eng/regulations/SOR-2022-105/',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service'],
      source: {
        organisation: 'Province of Nova Scotia',
        title: 'Vehicle Inspection Regulations (N.S. Reg. 214/2006)',
        year: 2006,
        url: 'https://novascotia.ca/JUST/Regulations/regs/mvinspct.htm',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: [
        'roof-and-gutters.clear-gutters',
        'roof-and-gutters.empty-gutters',
        'plumbing-and-drains.look-for-leaks',
      ],
      source: {
        organisation: 'Province of Ontario',
        title: 'Residential Tenancies Act, 2006',
        year: 2006,
        url: 'https://www.ontario.ca/laws/statute/06r17',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      region: 'CA-QC',
      taskIds: [
        'roof-and-gutters.clear-gutters',
        'roof-and-gutters.empty-gutters',
        'plumbing-and-drains.look-for-leaks',
      ],
      source: {
        organisation: 'Gouvernement du Québec',
        title: 'Code civil du Québec, articles 1854 et 1864',
        year: 1991,
        url: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991',
      },
      language: 'fr',
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Canadian Radio-television and Telecommunications Commission',
        title: '9-1-1 services',
        url: 'https://crtc.gc.ca/eng/phone/911/',
      },
      checked: 'never',
    },
  ],
};
