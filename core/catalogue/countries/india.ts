import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-29';

export const india: CountryFacts = {
  country: 'IN',
  slug: 'india',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['gas-stove.check-bottle', 'gas-stove.book-service'],
      source: {
        organisation: 'Ministry of Petroleum and Natural Gas, India',
        title: 'Mandatory inspection of domestic LPG installations',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Central Electricity Authority, India',
        title: 'Measures relating to Safety and Electric Supply Regulations',
        year: 2023,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service', 'motorcycle.book-service', 'scooter.book-service'],
      source: {
        organisation: 'Government of India',
        title: 'Central Motor Vehicles Rules, 1989, rules 52 and 115',
        year: 1989,
      },
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.clear-gutters'],
      source: { organisation: 'Government of India', title: 'Model Tenancy Act, 2021, second schedule', year: 2021 },
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms'],
      source: {
        organisation: 'Bureau of Indian Standards',
        title: 'National Building Code of India 2016, part 4: fire and life safety',
        year: 2016,
      },
    },
    {
      topic: 'The building',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.prepare-for-rains'],
      source: {
        organisation: 'Brihanmumbai Municipal Corporation',
        title: 'Mumbai Municipal Corporation Act, 1888, section 353B: structural audit',
        year: 1888,
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Ministry of Housing and Urban Affairs, India', title: 'Guidance on septage management' },
    },
    {
      topic: 'Mosquitoes',
      taskIds: [
        'plumbing-and-drains.empty-standing-water',
        'plumbing-and-drains.empty-rainwater',
        'plumbing-and-drains.empty-summer-water',
      ],
      source: { organisation: 'Cities of India', title: 'Municipal by-laws on mosquito breeding' },
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['trees.inspect-trees'],
      source: {
        organisation: 'Government of the NCT of Delhi',
        title: 'Delhi Preservation of Trees Act, 1994',
        year: 1994,
      },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.check-bottle', 'pool.test-water'],
      source: { organisation: 'Government of India', title: 'Emergency Response Support System' },
    },
  ],
};
