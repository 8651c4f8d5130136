import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const austria: CountryRules = {
  country: 'AT',
  slug: 'austria',
  place: 'Austria',
  facts: [
    {
      topic: 'Chimneys and stoves',
      text: 'Each Land has a law on chimney sweeping, which sets how often flues are swept: usually several times in a heating season for wood and once a year for gas. The owner lets the sweep (Rauchfangkehrer) in.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep', 'chimney.book-winter-sweep'],
      source: { organisation: 'Provinces of Austria', title: 'Kehrordnungen and Feuerpolizeigesetze of the Länder' },
    },
    {
      topic: 'Renting',
      text: 'Since 2015 the landlord repairs or replaces a boiler or water heater that was let with the home. The tenant has it serviced: cleaning, flue gas test, worn parts.',
      taskIds: [
        'central-heating.book-boiler-service',
        'central-heating.book-oil-or-wood-service',
        'water-heater.book-gas-service',
        'water-heater.book-descale',
      ],
      source: {
        organisation: 'ÖWG Wohnbau',
        title: 'Wohnrechtsnovelle 2015: heating and hot water appliances',
        year: 2015,
        url: 'https://www.oewg.at/service/rund-ums-wohnen',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'The Länder require alarms in new homes; Carinthia also in existing ones, since 2013. Fitting them is the owner’s task, while changing batteries usually falls to the occupier.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Österreichisches Institut für Bautechnik',
        title: 'OIB-Richtlinie 2: fire protection',
        year: 2023,
      },
    },
    {
      topic: 'Wiring',
      text: 'A rented home must have a residual-current device and wiring that is proved safe when the lease begins. No interval applies to owners who live in their home.',
      taskIds: ['electrical-panel.ask-for-report', 'electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Federal Government of Austria',
        title: 'Elektrotechnikverordnung 2020, section 7',
        year: 2020,
      },
    },
    {
      topic: 'Boilers and heating',
      text: 'The Länder prescribe flue gas tests for boilers, at intervals that depend on fuel and output. A qualified firm records the result, and the user keeps the report.',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Provinces of Austria',
        title: 'Heizungsanlagengesetze and Luftreinhaltegesetze of the Länder',
      },
    },
    {
      topic: 'Radon',
      text: 'Austria’s reference level is 300 becquerels per cubic metre. In the listed radon protection areas new homes are built with a barrier; a test runs for six months, half of it in winter.',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Federal Government of Austria', title: 'Radonschutzverordnung', year: 2020 },
    },
    {
      topic: 'Snow and ice',
      text: 'In towns and villages the owner keeps the pavement clear and gritted from 6 in the morning to 10 in the evening, and removes snow and icicles from roofs over the street.',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Federal Government of Austria',
        title: 'Straßenverkehrsordnung 1960, section 93',
        year: 1960,
      },
    },
    {
      topic: 'Winter tyres',
      text: 'From 1 November to 15 April a car may meet snow, slush or ice only with winter tyres on all wheels, or with chains where snow covers the whole road.',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Federal Government of Austria',
        title: 'Kraftfahrgesetz 1967, section 102 (8a)',
        year: 1967,
      },
      checkedOn,
    },
    {
      topic: 'Vehicle tests',
      text: 'The “Pickerl” came after three years, two more, then yearly. In December 2025 the government decided on longer intervals: four years, then every two, and yearly from the tenth. Follow the date on your plaque.',
      taskIds: ['car.book-service', 'motorcycle.book-service', 'trailer.book-brakes'],
      source: {
        organisation: 'Neue Zeit',
        title: 'Längere Intervalle beim Pickerl',
        year: 2025,
        url: 'https://neuezeit.at/laengere-intervalle-beim-pickerl',
      },
      checkedOn,
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for the fire brigade, 144 for an ambulance and {gas emergency number} for a gas leak. The European 112 reaches the police, who connect you.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Federal Government of Austria', title: 'oesterreich.gv.at: emergency numbers' },
      checkedOn,
    },
  ],
};
