import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const ireland: CountryFacts = {
  country: 'IE',
  slug: 'ireland',
  facts: [
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Housing (Standards for Rented Houses) Regulations 2019 (S.I. 137)',
        year: 2019,
        url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/print',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Housing (Standards for Rented Houses) Regulations 2019 (S.I. 137), regulation 10: fire safety',
        year: 2019,
        url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/print',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Building Regulations (Part J Amendment) Regulations 2014 (S.I. 133)',
        year: 2014,
        url: 'https://www.irishstatutebook.ie/eli/2014/si/133/made/en/print',
      },
      checked: 'never',
    },
    {
      topic: 'Boilers and heating',
      taskIds: [
        'central-heating.book-boiler-service',
        'central-heating.book-oil-or-wood-service',
        'gas-stove.book-service',
        'water-heater.book-gas-service',
      ],
      source: {
        organisation: 'Government of Ireland',
        title: 'Energy (Miscellaneous Provisions) Act 2006: gas works',
        year: 2006,
        url: 'https://www.irishstatutebook.ie/eli/2006/act/40/enacted/en/html',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Energy (Miscellaneous Provisions) Act 2006: electrical works',
        year: 2006,
        url: 'https://www.irishstatutebook.ie/eli/2006/act/40/enacted/en/html',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.check-septic-tank', 'plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Water Services (Amendment) Act 2012',
        year: 2012,
        url: 'https://www.irishstatutebook.ie/eli/2012/act/2/enacted/en/html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Wildlife Act 1976, section 40',
        year: 1976,
        url: 'https://www.irishstatutebook.ie/eli/1976/act/39/section/40/enacted/en/html',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Radiological Protection Act 1991 (Ionising Radiation) Regulations 2019 (S.I. 30)',
        year: 2019,
        url: 'https://www.irishstatutebook.ie/eli/2019/si/30/made/en/print',
      },
      checked: 'never',
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Air Pollution Act 1987 (Solid Fuels) Regulations 2022 (S.I. 529)',
        year: 2022,
        url: 'https://www.irishstatutebook.ie/eli/2022/si/529/made/en/print',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Road Traffic (National Car Test) Regulations 2017 (S.I. 415)',
        year: 2017,
        url: 'https://www.irishstatutebook.ie/eli/2017/si/415/made/en/print',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Communications Regulation (Amendment) Act 2007: emergency call answering service',
        year: 2007,
        url: 'https://www.irishstatutebook.ie/eli/2007/act/22/enacted/en/html',
      },
      checked: 'never',
    },
  ],
};
