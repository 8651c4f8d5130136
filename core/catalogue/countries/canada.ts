import { every } from '../../domain/care/care-task.ts';
import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

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
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'Province of Ontario', title: 'Ontario Regulation 213/07: Fire Code', year: 2007 },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'Province of Ontario',
        title: 'Ontario Regulation 213/07: Fire Code, as amended from 1 January 2026',
        year: 2026,
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'central-heating.book-furnace-service', 'water-heater.book-gas-service'],
      source: { organisation: 'CSA Group', title: 'CSA B149.1, Natural gas and propane installation code', year: 2020 },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Government of Québec',
        title:
          'Règlement sur l’évacuation et le traitement des eaux usées des résidences isolées (Q-2, r. 22), article 13',
      },
      checkedOn,
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Health Canada',
        title: 'Guide for Radon Measurements in Residential Dwellings',
        year: 2017,
      },
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'Government of Québec',
        title: 'Residential Swimming Pool Safety Regulation (S-3.1.02, r. 1)',
      },
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'Government of Québec', title: 'Highway Safety Code, section 440.1' },
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: { organisation: 'Government of Canada', title: 'Migratory Birds Regulations, 2022', year: 2022 },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service'],
      source: { organisation: 'Province of Nova Scotia', title: 'Vehicle Inspection Regulations' },
    },
    {
      topic: 'Renting',
      taskIds: [
        'roof-and-gutters.clear-gutters',
        'roof-and-gutters.empty-gutters',
        'plumbing-and-drains.look-for-leaks',
      ],
      source: {
        organisation: 'Canada Mortgage and Housing Corporation',
        title: 'Rental guides by province: landlord and tenant responsibilities',
      },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Public Safety Canada', title: '9-1-1: when and how to call' },
    },
  ],
};
