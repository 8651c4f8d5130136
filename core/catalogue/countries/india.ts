import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const india: CountryFacts = {
  country: 'IN',
  slug: 'india',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['gas-stove.check-bottle', 'gas-stove.book-service'],
      source: {
        organisation: 'Ministry of Petroleum and Natural Gas, India',
        title: 'Liquefied Petroleum Gas (Regulation of Supply and Distribution) Order, 2000: mandatory inspection',
        year: 2000,
        url: 'https://mopng.gov.in/en/marketing/lpg',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Central Electricity Authority, India',
        title: 'Measures relating to Safety and Electric Supply Regulations, 2023',
        year: 2023,
        url: 'https://cea.nic.in/regulations-category/measures-relating-to-safety-and-electric-supply/?lang=en',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service', 'motorcycle.book-service', 'scooter.book-service'],
      source: {
        organisation: 'Government of India',
        title: 'Central Motor Vehicles Rules, 1989, rules 52 and 115',
        year: 1989,
        url: 'https://morth.nic.in/central-motor-vehicles-rules-1989-1',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.clear-gutters'],
      source: {
        organisation: 'Government of India',
        title: 'Model Tenancy Act, 2021, second schedule',
        year: 2021,
        url: 'https://mohua.gov.in/cms/model-tenancy-act.php',
      },
      checked: 'never',
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms'],
      source: {
        organisation: 'Bureau of Indian Standards',
        title: 'National Building Code of India 2016, part 4: fire and life safety',
        year: 2016,
        url: 'https://www.bis.gov.in/standards/technical-department/national-building-code/',
      },
      checked: 'never',
    },
    {
      topic: 'The building',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.prepare-for-rains'],
      source: {
        organisation: 'Government of Maharashtra',
        title: 'Mumbai Municipal Corporation Act, 1888, section 353B: structural audit',
        year: 1888,
        url: 'https://www.indiacode.nic.in/simple-search?query=Mumbai+Municipal+Corporation+Act',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Ministry of Housing and Urban Affairs, India',
        title: 'National Policy on Faecal Sludge and Septage Management',
        year: 2017,
        url: 'https://mohua.gov.in/publication/national-policy-on-faecal-sludge-and-septage-management.php',
      },
      checked: 'never',
    },
    {
      topic: 'Mosquitoes',
      taskIds: [
        'plumbing-and-drains.empty-standing-water',
        'plumbing-and-drains.empty-rainwater',
        'plumbing-and-drains.empty-summer-water',
      ],
      source: {
        organisation: 'Municipal Corporation of Delhi',
        title: 'Malaria and Other Mosquito Borne Diseases Bye-laws, 1975',
        year: 1975,
        url: 'https://mcdonline.nic.in/portal/publichealth',
      },
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['trees.inspect-trees'],
      source: {
        organisation: 'Government of the NCT of Delhi',
        title: 'Delhi Preservation of Trees Act, 1994',
        year: 1994,
        url: 'https://forest.delhi.gov.in/forest/delhi-preservation-trees-act-1994',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.check-bottle', 'pool.test-water'],
      source: {
        organisation: 'Government of India',
        title: 'Emergency Response Support System',
        url: 'https://112.gov.in/about',
      },
      checked: 'never',
    },
  ],
};
