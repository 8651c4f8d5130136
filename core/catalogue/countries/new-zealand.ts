import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

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
      },
      checkedOn,
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
      checkedOn,
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
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Resource Management (National Environmental Standards for Air Quality) Regulations 2004',
        year: 2004,
      },
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Gas (Safety and Measurement) Regulations 2010',
        year: 2010,
      },
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature', 'bathtub.measure-hot-tap'],
      source: {
        organisation: 'Ministry of Business, Innovation and Employment',
        title: 'Building Code clause G12: water supplies',
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Standards New Zealand',
        title: 'AS/NZS 1547, On-site domestic wastewater management',
        year: 2012,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'NZ Transport Agency',
        title: 'Changes to light vehicle inspections from 1 November 2026',
        year: 2026,
      },
      checkedOn,
    },
    {
      topic: 'The building',
      taskIds: [
        'water-heater.strap-tank',
        'windows-and-doors.anchor-furniture',
        'windows-and-doors.prepare-for-earthquakes',
      ],
      source: { organisation: 'National Emergency Management Agency', title: 'Get Ready: earthquakes' },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'New Zealand Police', title: '111: when to call for police, fire and ambulance' },
    },
  ],
};
