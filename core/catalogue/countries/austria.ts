import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const austria: CountryFacts = {
  country: 'AT',
  slug: 'austria',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep', 'chimney.book-winter-sweep'],
      source: { organisation: 'Provinces of Austria', title: 'Kehrordnungen and Feuerpolizeigesetze of the Länder' },
    },
    {
      topic: 'Renting',
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
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Österreichisches Institut für Bautechnik',
        title: 'OIB-Richtlinie 2: fire protection',
        year: 2023,
      },
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.ask-for-report', 'electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Federal Government of Austria',
        title: 'Elektrotechnikverordnung 2020, section 7',
        year: 2020,
      },
    },
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Provinces of Austria',
        title: 'Heizungsanlagengesetze and Luftreinhaltegesetze of the Länder',
      },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Federal Government of Austria', title: 'Radonschutzverordnung', year: 2020 },
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Federal Government of Austria',
        title: 'Straßenverkehrsordnung 1960, section 93',
        year: 1960,
      },
    },
    {
      topic: 'Winter tyres',
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
      taskIds: ['car.book-inspection', 'motorcycle.book-service', 'trailer.book-brakes'],
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
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Federal Government of Austria', title: 'oesterreich.gv.at: emergency numbers' },
      checkedOn,
    },
  ],
};
