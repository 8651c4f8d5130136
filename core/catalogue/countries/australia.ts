import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature', 'water-heater.test-relief-valve', 'bathtub.measure-hot-tap'],
      source: {
        organisation: 'Australian Building Codes Board',
        title: 'National Construction Code 2022, volume three: Plumbing Code of Australia',
        year: 2022,
        url: 'https://ncc.abcb.gov.au/editions/ncc-2022/adopted/volume-three',
      },
      checked: 'never',
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'air-conditioning.book-yearly-service'],
      source: {
        organisation: 'Australian Government',
        title:
          'Ozone Protection and Synthetic Greenhouse Gas Management Regulations 1995: refrigerant handling licences',
        year: 1995,
        url: 'https://www.dcceew.gov.au/environment/protection/ozone/rac',
      },
      checked: withPage('2026-11-30'),
    },
    {
      topic: 'Termites',
      taskIds: ['roof-and-gutters.book-termite-inspection'],
      source: {
        organisation: 'Australian Building Codes Board',
        title: 'National Construction Code 2022, housing provisions, part 3.4: termite risk management',
        year: 2022,
        url: 'https://ncc.abcb.gov.au/editions/ncc-2022/adopted/housing-provisions/3-site-preparation/part-34-termite-risk-management',
      },
      checked: 'never',
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
      checked: 'never',
    },
    {
      topic: 'Blind cords',
      taskIds: ['windows-and-doors.secure-blind-cords'],
      source: {
        organisation: 'Australian Competition and Consumer Commission',
        title: 'Competition and Consumer (Corded Internal Window Coverings) Safety Standard 2014',
        year: 2014,
        url: 'https://www.productsafety.gov.au/product-safety-laws/safety-standards-bans/mandatory-standards/blinds-curtains-and-window-fittings',
      },
      checked: withPage('2026-11-30'),
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'New South Wales Government',
        title: 'Local Government (General) Regulation 2021, part 2: sewage management systems',
        year: 2021,
        url: 'https://legislation.nsw.gov.au/view/html/inforce/current/sl-2021-0460',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-service'],
      source: {
        organisation: 'New South Wales Government',
        title: 'Road Transport Act 2013',
        year: 2013,
        url: 'https://legislation.nsw.gov.au/view/html/inforce/current/act-2013-018',
      },
      checked: 'never',
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
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['roof-and-gutters.prepare-for-storms', 'pool.test-water'],
      source: {
        organisation: 'Australian Government',
        title: 'Triple Zero: how to call 000',
        url: 'https://www.triplezero.gov.au/triple-zero/How-to-Call-000',
      },
      checked: 'never',
    },
  ],
};
