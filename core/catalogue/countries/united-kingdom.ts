import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const unitedKingdom: CountryFacts = {
  country: 'GB',
  slug: 'united-kingdom',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['central-heating.book-boiler-service', 'gas-stove.book-service', 'water-heater.book-gas-service'],
      everyDays: every.year,
      source: {
        organisation: 'UK Government',
        title: 'Gas Safety (Installation and Use) Regulations 1998, regulation 36',
        year: 1998,
        url: 'https://www.legislation.gov.uk/uksi/1998/2451/regulation/36',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      region: 'GB-ENG',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'UK Government',
        title: 'Smoke and Carbon Monoxide Alarm (England) Regulations 2015, as amended in 2022',
        year: 2015,
        url: 'https://www.legislation.gov.uk/uksi/2015/1693/contents',
      },
      checked: 'never',
    },
    {
      topic: 'Carbon monoxide',
      region: 'GB-ENG',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'UK Government',
        title: 'Smoke and Carbon Monoxide Alarm (Amendment) Regulations 2022',
        year: 2022,
        url: 'https://www.legislation.gov.uk/uksi/2022/707/contents/made',
      },
      checked: 'never',
    },
    {
      topic: 'Smoke alarms',
      region: 'GB-SCT',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Scottish Government',
        title: 'Housing (Scotland) Act 1987 (Tolerable Standard) (Extension of Criteria) Order 2019',
        year: 2019,
        url: 'https://www.legislation.gov.uk/ssi/2019/8/contents/made',
      },
      checked: 'never',
    },
    {
      topic: 'Carbon monoxide',
      region: 'GB-SCT',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'Scottish Government',
        title: 'Housing (Scotland) Act 1987 (Tolerable Standard) (Extension of Criteria) Order 2019',
        year: 2019,
        url: 'https://www.legislation.gov.uk/ssi/2019/8/contents/made',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      region: 'GB-SCT',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'Scottish Parliament',
        title: 'Housing (Scotland) Act 2006, section 13: the repairing standard',
        year: 2006,
        url: 'https://www.legislation.gov.uk/asp/2006/1/section/13',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.ask-for-report'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'UK Government',
        title: 'Electrical Safety Standards in the Private Rented Sector (England) Regulations 2020',
        year: 2020,
        url: 'https://www.legislation.gov.uk/uksi/2020/312/contents',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'UK Government',
        title: 'Clean Air Act 1993: smoke control areas',
        year: 1993,
        url: 'https://www.legislation.gov.uk/ukpga/1993/11/contents',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      region: 'GB-ENG',
      taskIds: ['plumbing-and-drains.book-septic-pumping'],
      everyDays: every.year,
      source: {
        organisation: 'GOV.UK',
        title: 'Septic tanks and treatment plants: permits and general binding rules',
        url: 'https://www.gov.uk/permits-you-need-for-septic-tanks',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Septic tanks',
      region: 'GB-SCT',
      taskIds: ['plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'mygov.scot',
        title: 'Private sewerage',
        url: 'https://www.mygov.scot/private-sewerage',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Septic tanks',
      region: 'GB-WLS',
      taskIds: ['plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'UK Government',
        title: 'Environmental Permitting (England and Wales) Regulations 2016, schedule 3: small sewage discharges',
        year: 2016,
        url: 'https://www.legislation.gov.uk/uksi/2016/1154/schedule/3/part/2',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Septic tanks',
      region: 'GB-NIR',
      taskIds: ['plumbing-and-drains.book-septic-pumping'],
      everyDays: every.year,
      source: {
        organisation: 'nidirect',
        title: 'Septic tanks',
        url: 'https://www.nidirect.gov.uk/articles/septic-tanks',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.book-descale'],
      source: {
        organisation: 'HM Government',
        title: 'Approved Document G: sanitation, hot water safety and water efficiency',
        year: 2015,
        url: 'https://www.gov.uk/government/publications/sanitation-hot-water-safety-and-water-efficiency-approved-document-g',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'UK Government',
        title: 'Wildlife and Countryside Act 1981, section 1',
        year: 1981,
        url: 'https://www.legislation.gov.uk/ukpga/1981/69/section/1',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'UK Government',
        title: 'Road Traffic Act 1988, section 47: tests of vehicles',
        year: 1988,
        url: 'https://www.legislation.gov.uk/ukpga/1988/52/section/47',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'UK Government',
        title: 'Landlord and Tenant Act 1985, section 11',
        year: 1985,
        url: 'https://www.legislation.gov.uk/ukpga/1985/70/section/11',
      },
      checked: 'never',
    },
    {
      topic: 'Damp and mould',
      taskIds: ['ventilation.check-mould'],
      source: {
        organisation: 'UK Government',
        title: 'Social Housing (Regulation) Act 2023, section 42 (Awaab’s Law)',
        year: 2023,
        url: 'https://www.legislation.gov.uk/ukpga/2023/36/section/42',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'GOV.UK',
        title: '999 and 112: the UK’s national emergency numbers',
        url: 'https://www.gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers',
      },
      checked: 'never',
    },
  ],
};
