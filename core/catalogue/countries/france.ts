import { every } from '../../domain/care/care-task.ts';
import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const france: CountryFacts = {
  country: 'FR',
  slug: 'france',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      everyDays: every.year,
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2009-649 on the servicing of boilers',
        year: 2009,
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2023-641 on the servicing of heaters and the sweeping of flues',
        year: 2023,
      },
      checkedOn,
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      everyDays: every.twoYears,
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2020-912 on the inspection and servicing of boilers, heating and air conditioning',
        year: 2020,
      },
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.change-batteries'],
      source: { organisation: 'French Government', title: 'Décret n° 2011-36 on smoke alarms in homes', year: 2011 },
      checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'French Government',
        title: 'Code de la construction et de l’habitation, article L134-7; loi n° 89-462, article 3-3',
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.check-septic-tank', 'plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'French Government',
        title: 'Code général des collectivités territoriales, article L2224-8; arrêté du 7 septembre 2009',
        year: 2009,
      },
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: { organisation: 'French Government', title: 'Loi n° 2003-9 on the safety of swimming pools', year: 2003 },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'French Government',
        title: 'Décret n° 2020-1264 on the equipment of vehicles in winter',
        year: 2020,
      },
      checkedOn,
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: { organisation: 'French Government', title: 'Code de la route, articles R323-22 and R323-6' },
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'hedges.trim-sides', 'shower.check-sealant'],
      source: { organisation: 'French Government', title: 'Décret n° 87-712 on tenants’ repairs', year: 1987 },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'GRDF', title: 'Urgence Sécurité Gaz' },
    },
  ],
};
