import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const ireland: CountryRules = {
  country: 'IE',
  slug: 'ireland',
  place: 'Ireland',
  facts: [
    {
      topic: 'Renting',
      text: 'A rented house is kept sound inside and out, with roof, gutters, downpipes, drains and garden in good repair. That is the landlord’s duty, and the local authority inspects.',
      taskIds: ['roof-and-gutters.clear-gutters', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Housing (Standards for Rented Houses) Regulations 2019 (S.I. 137)',
        year: 2019,
        url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/print',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'Landlords provide a fire blanket and mains-wired or ten-year alarms in a rented house. In your own home only new buildings are covered by law.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Housing (Standards for Rented Houses) Regulations 2019 (S.I. 137), regulation 10: fire safety',
        year: 2019,
        url: 'https://www.irishstatutebook.ie/eli/2019/si/137/made/en/print',
      },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      text: 'Since 2014 a new or replacement boiler, stove or open fire comes with an alarm in its room. Rented homes have one where it is necessary.',
      taskIds: ['carbon-monoxide-alarm.check-end-date'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Technical Guidance Document J: Heat Producing Appliances',
        year: 2014,
      },
    },
    {
      topic: 'Boilers and heating',
      text: 'Gas work at home may be done only by a Registered Gas Installer. A yearly service is advised for gas and oil, but no law sets it.',
      taskIds: [
        'central-heating.book-boiler-service',
        'central-heating.book-oil-or-wood-service',
        'gas-stove.book-service',
        'water-heater.book-gas-service',
      ],
      source: { organisation: 'RGII', title: 'Registered Gas Installers: the law and your boiler' },
    },
    {
      topic: 'Wiring',
      text: 'Fuse boards, new circuits and other controlled works are for a Registered Electrical Contractor, who leaves a certificate. Inspections of older wiring are voluntary.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Commission for Regulation of Utilities',
        title: 'Safe Electric: controlled electrical works',
      },
    },
    {
      topic: 'Septic tanks',
      text: 'Owners register the tank, keep it from polluting and have it emptied as often as it needs. Councils inspect a sample each year, with ten days’ notice, mostly near rivers and wells.',
      taskIds: ['plumbing-and-drains.check-septic-tank', 'plumbing-and-drains.book-septic-pumping'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Water Services (Amendment) Act 2012',
        year: 2012,
        url: 'https://www.irishstatutebook.ie/eli/2012/act/2/enacted/en/html',
      },
      checkedOn,
    },
    {
      topic: 'Hedges and trees',
      text: 'From 1 March to 31 August hedgerows and wild growth may not be cut, because birds nest in them. A garden hedge with a nest in it is protected too.',
      taskIds: ['hedges.trim-sides'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Wildlife Act 1976, section 40',
        year: 1976,
        url: 'https://www.irishstatutebook.ie/eli/1976/act/39/section/40/enacted/en/html',
      },
    },
    {
      topic: 'Radon',
      text: 'The reference level is 200 becquerels per cubic metre. A test takes three months, and the EPA’s map shows how likely a high result is at your address.',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Environmental Protection Agency, Ireland', title: 'Radon map and radon in homes' },
    },
    {
      topic: 'Chimneys and stoves',
      text: 'Only low-smoke solid fuel may be sold for home fires, nationwide since 2022. Sweeping is left to the owner; the fire services advise it at least once a year.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Government of Ireland',
        title: 'Air Pollution Act 1987 (Solid Fuels) Regulations 2022 (S.I. 529)',
        year: 2022,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'The NCT is due four years after first registration, every two years until the car is ten, and yearly after that.',
      taskIds: ['car.book-service'],
      source: { organisation: 'Road Safety Authority', title: 'National Car Test: when is my NCT due' },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} or 112 for fire or an ambulance. Gas Networks Ireland takes reports of leaks on {gas emergency number}, ESB Networks of fallen lines on 1800 372 999.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Gas Networks Ireland', title: '24-hour gas emergency service' },
    },
  ],
};
