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
        organisation: 'Republik Österreich',
        title: 'Mietrechtsgesetz, §§ 3 und 8',
        year: 1981,
        url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10002531',
      },
      checkedOn: checkedOn,
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
        organisation: 'Republik Österreich',
        title: 'Straßenverkehrsordnung 1960, § 93',
        year: 1960,
        url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10011336',
      },
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Republik Österreich',
        title: 'Kraftfahrgesetz 1967, § 102 Abs. 8a',
        year: 1967,
        url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10011384',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service', 'trailer.book-brakes'],
      source: {
        organisation: 'Republik Österreich',
        title: 'Kraftfahrgesetz 1967, § 57a',
        year: 1967,
        url: 'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10011384',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Federal Government of Austria', title: 'oesterreich.gv.at: emergency numbers' },
      checkedOn: checkedOn,
    },
  ],
};
