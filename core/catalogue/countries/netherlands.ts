import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const netherlands: CountryFacts = {
  country: 'NL',
  slug: 'netherlands',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Government of the Netherlands',
        title: 'Installatiebranche tot 1 april 2023 om CO-certificaat te halen',
        year: 2022,
        url: 'https://www.rijksoverheid.nl/actueel/nieuws/2022/10/21/minister-de-jonge-geeft-installatiebranche-tot-1-april-2023-om-co-certificaat-te-halen',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'RE/MAX Nederland',
        title: 'Rookmelders verplicht per 1 juli 2022',
        year: 2022,
        url: 'https://www.remax.nl/nieuws/rookmelders-verplicht-per-1-juli-2022/',
      },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: { organisation: 'Brandweer Nederland', title: 'Koolmonoxide: carbon monoxide at home' },
      checkedOn,
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.clean-traps', 'hedges.trim-sides'],
      source: {
        organisation: 'Government of the Netherlands',
        title: 'Besluit kleine herstellingen',
        year: 2003,
        url: 'https://wetten.overheid.nl/BWBR0014931/',
      },
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: { organisation: 'Brandweer Nederland', title: 'Schoorsteenbrand: preventing chimney fires' },
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: { organisation: 'NEN', title: 'NEN 8025, periodic inspection of the electrical safety of homes' },
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Government of the Netherlands',
        title: 'Besluit activiteiten leefomgeving, chapter 11',
        year: 2024,
      },
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      source: {
        organisation: 'European Union',
        title: 'Regulation (EU) 2024/573 on fluorinated greenhouse gases',
        year: 2024,
        url: 'https://eur-lex.europa.eu/eli/reg/2024/573/oj',
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: { organisation: 'RDW', title: 'APK: when must my vehicle be tested' },
      checkedOn,
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Netbeheer Nederland', title: 'Nationaal Storingsnummer gas en stroom' },
    },
  ],
};
