import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const germany: CountryFacts = {
  country: 'DE',
  slug: 'germany',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: [
        'chimney.book-sweep',
        'fire-stove.book-sweep',
        'central-heating.book-boiler-service',
        'central-heating.book-oil-or-wood-service',
      ],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Schornsteinfeger-Handwerksgesetz, §§ 1 und 14',
        year: 2008,
        url: 'https://www.gesetze-im-internet.de/schfhwg/__14.html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Freistaat Bayern',
        title: 'Bayerische Bauordnung, Art. 46: Rauchwarnmelder',
        year: 2007,
        url: 'https://www.gesetze-bayern.de/Content/Document/BayBO-46',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature', 'plumbing-and-drains.flush-idle-taps'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Trinkwasserverordnung, § 31',
        year: 2023,
        url: 'https://www.gesetze-im-internet.de/trinkwv_2023/__31.html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Niederdruckanschlussverordnung, § 13: Gasanlage',
        year: 2006,
        url: 'https://www.gesetze-im-internet.de/ndav/__13.html',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Niederspannungsanschlussverordnung, § 13: Elektrische Anlage',
        year: 2006,
        url: 'https://www.gesetze-im-internet.de/nav/__13.html',
      },
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Bundesnaturschutzgesetz, § 39',
        year: 2009,
        url: 'https://www.gesetze-im-internet.de/bnatschg_2009/__39.html',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow', 'carbon-monoxide-alarm.clear-snow'],
      source: {
        organisation: 'Freistaat Bayern',
        title: 'Bayerisches Straßen- und Wegegesetz, Art. 51: Reinigung und Sicherung',
        year: 1981,
        url: 'https://www.gesetze-bayern.de/Content/Document/BayStrWG-51',
      },
      checked: 'never',
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Straßenverkehrs-Ordnung, § 2 Abs. 3a',
        year: 2013,
        url: 'https://www.gesetze-im-internet.de/stvo_2013/__2.html',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service', 'trailer.book-brakes'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Straßenverkehrs-Zulassungs-Ordnung, § 29 und Anlage VIII',
        year: 2012,
        url: 'https://www.gesetze-im-internet.de/stvzo_2012/__29.html',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Bürgerliches Gesetzbuch, § 535',
        year: 2002,
        url: 'https://www.gesetze-im-internet.de/bgb/__535.html',
      },
      checked: 'never',
    },
    {
      topic: 'Lead and asbestos',
      taskIds: ['plumbing-and-drains.find-lead-pipes'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Trinkwasserverordnung, § 17: Trinkwasserleitungen aus Blei',
        year: 2023,
        url: 'https://www.gesetze-im-internet.de/trinkwv_2023/__17.html',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Old stoves',
      taskIds: ['fire-stove.book-sweep', 'chimney.check-stove'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Erste Bundes-Immissionsschutzverordnung, § 26',
        year: 2010,
        url: 'https://www.gesetze-im-internet.de/bimschv_1_2010/__26.html',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Bundesrepublik Deutschland',
        title: 'Verordnung über Notrufverbindungen',
        year: 2009,
        url: 'https://www.gesetze-im-internet.de/notrufv/',
      },
      checked: withPage('2026-11-23'),
    },
  ],
};
