import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';
const later = '2026-11-29';

export const australia: CountryFacts = {
  country: 'AU',
  slug: 'australia',
  facts: [
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Queensland Government',
        title: 'Fire Services Act 1990: smoke alarms',
        year: 1990,
        url: 'https://www.legislation.qld.gov.au/view/html/inforce/current/act-1990-010',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Victorian Government',
        title: 'Residential Tenancies Regulations 2021, schedule 3',
        year: 2021,
        url: 'https://www.legislation.vic.gov.au/in-force/statutory-rules/residential-tenancies-regulations-2021',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.ask-for-report', 'electrical-panel.test-rcd'],
      source: {
        organisation: 'Victorian Government',
        title: 'Residential Tenancies Regulations 2021, schedule 3: electrical safety activities',
        year: 2021,
        url: 'https://www.legislation.vic.gov.au/in-force/statutory-rules/residential-tenancies-regulations-2021',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'New South Wales Government',
        title: 'Swimming Pools Act 1992',
        year: 1992,
        url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1992-049',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature', 'water-heater.test-relief-valve', 'bathtub.measure-hot-tap'],
      source: { organisation: 'Standards Australia', title: 'AS/NZS 3500.4, Heated water services', year: 2021 },
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: { organisation: 'Australian Refrigeration Council', title: 'Refrigerant handling licences (ARCtick)' },
    },
    {
      topic: 'Termites',
      taskIds: ['roof-and-gutters.book-termite-inspection'],
      source: {
        organisation: 'Standards Australia',
        title: 'AS 3660.2, Termite management in and around existing buildings',
        year: 2017,
      },
    },
    {
      topic: 'Wildfire',
      taskIds: ['roof-and-gutters.prepare-for-fires', 'fire-pit.clear-surroundings'],
      source: {
        organisation: 'New South Wales Government',
        title: 'Rural Fires Act 1997',
        year: 1997,
        url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-1997-065',
      },
    },
    {
      topic: 'Blind cords',
      taskIds: ['windows-and-doors.secure-blind-cords'],
      source: {
        organisation: 'Australian Competition and Consumer Commission',
        title: 'Corded internal window coverings: mandatory standard',
        year: 2014,
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'NSW Government',
        title: 'Septic Safe: on-site sewage management guidelines for households',
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service'],
      source: { organisation: 'Transport for NSW', title: 'Safety checks for light vehicles' },
    },
    {
      topic: 'Blind cords',
      taskIds: ['windows-and-doors.secure-blind-cords'],
      region: 'AU-VIC',
      source: {
        organisation: 'Victorian Government',
        title: 'Residential Tenancies Regulations 2021, schedule 4: rental minimum standards',
        year: 2021,
        url: 'https://www.legislation.vic.gov.au/in-force/statutory-rules/residential-tenancies-regulations-2021',
      },
      checkedOn: later,
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['roof-and-gutters.prepare-for-storms', 'pool.test-water'],
      source: { organisation: 'Australian Government', title: 'Triple Zero and other emergency numbers' },
    },
  ],
};
