import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const southAfrica: CountryFacts = {
  country: 'ZA',
  slug: 'south-africa',
  facts: [
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'Electrical Installation Regulations, 2009, regulation 7 (Act 85 of 1993)',
        year: 2009,
        url: 'https://www.gov.za/documents/occupational-health-and-safety-act',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'gas-stove.check-bottle', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'Pressure Equipment Regulations, 2009, regulation 17 (Act 85 of 1993)',
        year: 2009,
        url: 'https://www.gov.za/documents/occupational-health-and-safety-act',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'National Building Regulations and Building Standards Act 103 of 1977: SANS 10400-D',
        year: 1977,
        url: 'https://www.gov.za/documents/national-building-regulations-and-building-standards-act',
      },
      checked: 'never',
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'National Building Regulations and Building Standards Act 103 of 1977: SANS 10254',
        year: 1977,
        url: 'https://www.gov.za/documents/national-building-regulations-and-building-standards-act',
      },
      checked: 'never',
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'National Building Regulations and Building Standards Act 103 of 1977: SANS 10400-T',
        year: 1977,
        url: 'https://www.gov.za/documents/national-building-regulations-and-building-standards-act',
      },
      checked: 'never',
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'fire-pit.clear-surroundings'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'National Veld and Forest Fire Act 101 of 1998',
        year: 1998,
        url: 'https://www.gov.za/documents/national-veld-and-forest-fire-act',
      },
      checked: 'never',
    },
    {
      topic: 'Termites',
      taskIds: ['roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Republic of South Africa',
        title:
          'Fertilizers, Farm Feeds, Agricultural Remedies and Stock Remedies Act 36 of 1947: pest control operators',
        year: 1947,
        url: 'https://www.gov.za/documents/fertilizers-farm-feeds-agricultural-remedies-and-stock-remedies-act',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.clear-gutters'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'Rental Housing Act 50 of 1999',
        year: 1999,
        url: 'https://www.gov.za/documents/rental-housing-act',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'National Road Traffic Act 93 of 1996',
        year: 1996,
        url: 'https://www.gov.za/documents/national-road-traffic-act',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'South African Police Service',
        title: 'Emergency numbers',
        url: 'https://www.saps.gov.za/contacts/index.php',
      },
      checked: 'never',
    },
  ],
};
