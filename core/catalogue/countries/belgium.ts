import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const belgium: CountryFacts = {
  country: 'BE',
  slug: 'belgium',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Vlaamse overheid',
        title: 'Besluit van de Vlaamse Regering van 8 december 2006: onderhoud en nazicht van stooktoestellen',
        year: 2006,
        url: 'https://www.ejustice.just.fgov.be/eli/besluit/2006/12/08/2007035507/justel',
      },
      language: 'nl',
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Vlaamse overheid',
        title: 'Besluit van de Vlaamse Regering van 8 december 2006: onderhoud en nazicht van stooktoestellen',
        year: 2006,
        url: 'https://www.ejustice.just.fgov.be/eli/besluit/2006/12/08/2007035507/justel',
      },
      language: 'nl',
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Vlaamse overheid',
        title: 'Rookmelders in woningen: verplichting sinds 2020',
        year: 2020,
        url: 'https://www.vlaanderen.be/rookmelders',
      },
      language: 'nl',
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection'],
      everyDays: 9125,
      source: {
        organisation: 'Vlaamse overheid',
        title: 'Contrôle de votre installation électrique (RGIE)',
        year: 2019,
        url: 'https://www.vlaanderen.be/fr/demenager-et-se-loger/controle-de-votre-installation-electrique',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.clean-traps'],
      source: {
        organisation: 'Vlaamse overheid',
        title: 'Vlaams Woninghuurdecreet van 9 november 2018: kleine herstellingen',
        year: 2018,
        url: 'https://www.vlaanderen.be/woninghuurdecreet',
      },
      language: 'nl',
      checked: 'never',
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-air-supply', 'water-heater.book-gas-service'],
      source: {
        organisation: 'Antigifcentrum',
        title: 'Koolstofmonoxide: CO-vergiftiging voorkomen',
        url: 'https://www.antigifcentrum.be/koolstofmonoxide',
      },
      language: 'nl',
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Koninkrijk België',
        title: 'Koninklijk besluit van 20 juli 2001: bescherming tegen ioniserende stralingen',
        year: 2001,
        url: 'https://www.ejustice.just.fgov.be/eli/besluit/2001/07/20/2001000726/justel',
      },
      language: 'nl',
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Région de Bruxelles-Capitale',
        title: 'Ordonnance du 1er mars 2012 relative à la conservation de la nature, article 68',
        year: 2012,
        url: 'https://www.ejustice.just.fgov.be/eli/ordonnance/2012/03/01/2012031122/justel',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Royaume de Belgique',
        title: 'Arrêté royal du 15 mars 1968 : conditions techniques des véhicules, article 23ter',
        year: 1968,
        url: 'https://www.ejustice.just.fgov.be/eli/arrete/1968/03/15/1968031501/justel',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      region: 'BE-VLG',
      source: {
        organisation: 'Vlaamse Regering',
        title: 'Besluit van 7 juni 2024 wat betreft de technische keuring van voertuigen',
        year: 2024,
        url: 'https://www.ejustice.just.fgov.be/eli/besluit/2024/06/07/2024006677/moniteur',
      },
      language: 'nl',
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Lead and asbestos',
      taskIds: ['roof-and-gutters.find-asbestos'],
      region: 'BE-VLG',
      source: {
        organisation: 'OVAM',
        title: 'Asbestattest',
        year: 2022,
        url: 'https://ovam.vlaanderen.be/web/eerlijkhuis',
      },
      language: 'nl',
      checked: withPage('2026-11-30'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Royaume de Belgique',
        title: '112.be : quand appeler',
        url: 'https://112.be/fr',
      },
      checked: 'never',
    },
  ],
};
