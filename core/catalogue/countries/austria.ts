import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const austria: CountryFacts = {
  country: 'AT',
  slug: 'austria',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep', 'chimney.book-winter-sweep'],
      source: {
        organisation: 'Länder der Republik Österreich',
        title: 'Landesrecht: Kehrordnungen und Kehrgesetze, etwa Burgenländisches Kehrgesetz 2022',
        year: 2022,
        url: 'https://www.ris.bka.gv.at/Lr-Burgenland/',
      },
      checked: 'never',
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
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Österreichisches Institut für Bautechnik',
        title: 'OIB-Richtlinie 2: Brandschutz',
        year: 2023,
        url: 'https://www.oib.or.at/oib-richtlinien/richtlinien/2023/',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.ask-for-report', 'electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Republik Österreich',
        title: 'Elektrotechnikverordnung 2020 (BGBl. II Nr. 308/2020), § 7',
        year: 2020,
        url: 'https://www.ris.bka.gv.at/Dokumente/BgblAuth/BGBLA_2020_II_308/BGBLA_2020_II_308.html',
      },
      checked: 'never',
    },
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Länder der Republik Österreich',
        title: 'Landesrecht: Heizungsanlagen, etwa Oö. Luftreinhalte- und Energietechnikgesetz 2002',
        year: 2002,
        url: 'https://www.ris.bka.gv.at/Lr-Oberoesterreich/',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Republik Österreich',
        title: 'Radonschutzverordnung (BGBl. II Nr. 470/2020)',
        year: 2020,
        url: 'https://www.ris.bka.gv.at/Dokumente/BgblAuth/BGBLA_2020_II_470/BGBLA_2020_II_470.html',
      },
      checked: 'never',
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
      checked: 'never',
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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Republik Österreich',
        title: 'oesterreich.gv.at: Notrufnummern',
        url: 'https://www.oesterreich.gv.at/themen/notfaelle_unfaelle_und_kriminalitaet/notrufnummern',
      },
      checked: withPage('2026-11-23'),
    },
  ],
};
