import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-29';

export const southAfrica: CountryFacts = {
  country: 'ZA',
  slug: 'south-africa',
  facts: [
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'Electrical Installation Regulations, 2009, regulation 7',
        year: 2009,
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'gas-stove.check-bottle', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'Pressure Equipment Regulations, 2009, regulation 17',
        year: 2009,
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'South African Bureau of Standards',
        title: 'SANS 10400-D: Public safety, swimming pools',
        year: 2011,
      },
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature'],
      source: {
        organisation: 'South African Bureau of Standards',
        title: 'SANS 10254: Fixed electric storage water heating systems',
        year: 2017,
      },
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms'],
      source: { organisation: 'South African Bureau of Standards', title: 'SANS 10400-T: Fire protection', year: 2020 },
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'fire-pit.clear-surroundings'],
      source: {
        organisation: 'Republic of South Africa',
        title: 'National Veld and Forest Fire Act 101 of 1998',
        year: 1998,
      },
    },
    {
      topic: 'Termites',
      taskIds: ['roof-and-gutters.inspect-roof'],
      source: { organisation: 'South African Pest Control Association', title: 'Beetle certificates' },
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
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'South African Police Service', title: 'Emergency numbers' },
    },
  ],
};
