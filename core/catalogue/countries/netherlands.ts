import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'Brandweer Nederland',
        title: 'Koolmonoxide',
        url: 'https://www.brandweer.nl/onderwerpen/koolmonoxide/',
      },
      checked: withPage('2026-11-23'),
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
      checked: 'never',
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Besluit bouwwerken leefomgeving: brandveilig gebruik en zorgplicht',
        year: 2018,
        url: 'https://wetten.overheid.nl/BWBR0041297/',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Besluit bouwwerken leefomgeving: elektriciteitsvoorziening',
        year: 2018,
        url: 'https://wetten.overheid.nl/BWBR0041297/',
      },
      checked: 'never',
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
      checked: 'never',
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
      checked: 'never',
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
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Koninkrijk der Nederlanden',
        title: 'Telecommunicatiewet, artikel 7.7: alarmnummers',
        year: 1998,
        url: 'https://wetten.overheid.nl/BWBR0009950/',
      },
      checked: 'never',
    },
  ],
};
