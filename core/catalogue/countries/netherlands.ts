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
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Besluit bouwwerken leefomgeving: werkzaamheden aan gasverbrandingsinstallaties',
        year: 2018,
        url: 'https://wetten.overheid.nl/BWBR0041297/',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Besluit bouwwerken leefomgeving: rookmelders',
        year: 2018,
        url: 'https://wetten.overheid.nl/BWBR0041297/',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: { organisation: 'Brandweer Nederland', title: 'Koolmonoxide: carbon monoxide at home' },
      checkedOn: checkedOn,
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.clean-traps', 'hedges.trim-sides'],
      source: {
        organisation: 'Koninkrijk der Nederlanden',
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
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Besluit activiteiten leefomgeving, hoofdstuk 11',
        year: 2018,
        url: 'https://wetten.overheid.nl/BWBR0041330/',
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
      source: {
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Wegenverkeerswet 1994, artikel 72: keuringsbewijs',
        year: 1994,
        url: 'https://wetten.overheid.nl/BWBR0006622/',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Netbeheer Nederland', title: 'Nationaal Storingsnummer gas en stroom' },
    },
  ],
};
