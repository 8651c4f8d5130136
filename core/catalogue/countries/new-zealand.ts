import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const newZealand: CountryRules = {
  country: 'NZ',
  slug: 'new-zealand',
  place: 'New Zealand',
  facts: [
    {
      topic: 'Smoke alarms',
      text: 'In rented homes the landlord fits an alarm within 3 metres of each bedroom door and on each storey, and makes sure that it works when a tenancy begins. The tenant replaces the batteries and reports faults.',
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
      text: 'Every pool deeper than 40 cm needs a barrier against children under five. The council, or an independent inspector, checks it every three years; owner and occupier both answer for it.',
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
      text: 'Private landlords meet the healthy homes standards: a fixed heater, insulation, extractor fans, drainage and no draughts. The tenant ventilates, cleans and reports damage.',
      taskIds: ['roof-and-gutters.clear-gutters', 'ventilation.clean-grilles', 'windows-and-doors.check-draught-seals'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Residential Tenancies (Healthy Homes Standards) Regulations 2019',
        year: 2019,
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      text: 'Fire and Emergency advises a sweep every year before winter, and insurers expect it. New wood burners on sections under two hectares must meet the national emission limit.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Resource Management (National Environmental Standards for Air Quality) Regulations 2004',
        year: 2004,
      },
    },
    {
      topic: 'Gas',
      text: 'Gasfitting is restricted to licensed gasfitters, who issue a certificate for their work. The owner of the installation answers for its safety; no law sets an interval for a home.',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'New Zealand Government',
        title: 'Gas (Safety and Measurement) Regulations 2010',
        year: 2010,
      },
    },
    {
      topic: 'Hot water',
      text: 'A storage cylinder is kept at 60 °C or more against Legionella, and a tempering valve limits the water at the taps.',
      taskIds: ['water-heater.check-temperature', 'bathtub.measure-hot-tap'],
      source: {
        organisation: 'Ministry of Business, Innovation and Employment',
        title: 'Building Code clause G12: water supplies',
      },
    },
    {
      topic: 'Septic tanks',
      text: 'Regional councils set the rules for on-site wastewater, and some demand proof that the tank was emptied. The owner arranges and pays it.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Standards New Zealand',
        title: 'AS/NZS 1547, On-site domestic wastewater management',
        year: 2012,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'Cars need a warrant of fitness. Under the rules of November 2026 a new car returns after four years, then every two, and from its fifteenth year every year; older registrations are phased in until 2027. Your sticker shows the date.',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: {
        organisation: 'NZ Transport Agency',
        title: 'Changes to light vehicle inspections from 1 November 2026',
        year: 2026,
      },
      checkedOn,
    },
    {
      topic: 'The building',
      text: 'Much of the country is prone to earthquakes. Hot water cylinders are strapped to the wall, and Civil Defence advises everyone to fix tall furniture.',
      taskIds: [
        'water-heater.strap-tank',
        'windows-and-doors.anchor-furniture',
        'windows-and-doors.prepare-for-earthquakes',
      ],
      source: { organisation: 'National Emergency Management Agency', title: 'Get Ready: earthquakes' },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire, an ambulance or a gas leak. The National Poisons Centre is on 0800 764 766.',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'New Zealand Police', title: '111: when to call for police, fire and ambulance' },
    },
  ],
};
