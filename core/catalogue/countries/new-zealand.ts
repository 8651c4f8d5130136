import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const newZealand: CountryFacts = {
  country: 'NZ',
  slug: 'new-zealand',
  facts: [
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Residential Tenancies (Smoke Alarms and Insulation) Regulations 2016',
        year: 2016,
        url: 'https://www.legislation.govt.nz/regulation/public/2016/0128/latest/whole.html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Building (Pools) Amendment Act 2016, sections 162A to 162D',
        year: 2016,
        url: 'https://www.legislation.govt.nz/act/public/2016/0071/latest/DLM6581336.html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Renting',
      taskIds: [
        'ventilation.ask-for-statement',
        'roof-and-gutters.clear-gutters',
        'ventilation.clean-grilles',
        'windows-and-doors.check-draught-seals',
      ],
      source: {
        organisation: 'New Zealand Government',
        title: 'Residential Tenancies (Healthy Homes Standards) Regulations 2019',
        year: 2019,
        url: 'https://www.legislation.govt.nz/regulation/public/2019/0088/latest/whole.html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Resource Management (National Environmental Standards for Air Quality) Regulations 2004',
        year: 2004,
        url: 'https://www.legislation.govt.nz/regulation/public/2004/0309/latest/whole.html',
      },
      checked: 'never',
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Gas (Safety and Measurement) Regulations 2010',
        year: 2010,
        url: 'https://www.legislation.govt.nz/regulation/public/2010/0076/latest/whole.html',
      },
      checked: 'never',
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature', 'bathtub.measure-hot-tap'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Building Regulations 1992, clause G12: water supplies',
        year: 1992,
        url: 'https://www.legislation.govt.nz/regulation/public/1992/0150/latest/whole.html',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Building Code, clause G13: foul water',
        year: 1992,
        url: 'https://www.building.govt.nz/building-code-compliance/g-services-and-facilities/g13-foul-water',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'NZ Transport Agency',
        title: 'Warrant of fitness: changes from 1 November 2026',
        year: 2026,
        url: 'https://www.nzta.govt.nz/vehicles/warrants-and-certificates/warrant-of-fitness/',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'The building',
      taskIds: [
        'water-heater.strap-tank',
        'windows-and-doors.anchor-furniture',
        'windows-and-doors.prepare-for-earthquakes',
      ],
      source: {
        organisation: 'New Zealand Government',
        title: 'Building Regulations 1992, clauses B1 and G12: structure and water supplies',
        year: 1992,
        url: 'https://www.legislation.govt.nz/regulation/public/1992/0150/latest/whole.html',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'New Zealand Police',
        title: '111: when to call for police, fire and ambulance',
        url: 'https://www.police.govt.nz/contact-us/calling-emergency-111',
      },
      checked: 'never',
    },
  ],
};
