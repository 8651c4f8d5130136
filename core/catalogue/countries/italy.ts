import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const italy: CountryFacts = {
  country: 'IT',
  slug: 'italy',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: [
        'central-heating.book-boiler-service',
        'central-heating.book-oil-or-wood-service',
        'water-heater.book-gas-service',
      ],
      source: {
        organisation: 'Italian Republic',
        title: 'D.P.R. 74/2013 on the operation and inspection of heating systems',
        year: 2013,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:2013-04-16;74',
      },
      checkedOn,
    },
    {
      topic: 'Renting',
      taskIds: [
        'central-heating.check-pressure',
        'central-heating.bleed-radiators',
        'plumbing-and-drains.look-for-leaks',
      ],
      source: {
        organisation: 'Italian Republic',
        title: 'Codice civile, articles 1576 and 1609; D.P.R. 74/2013, article 6',
      },
      checkedOn,
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      source: {
        organisation: 'Ministry of Economic Development, Italy',
        title: 'D.M. 10 febbraio 2014: logbook and reports',
        year: 2014,
      },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Municipality of Gargnano',
        title: 'Nuovi obblighi per gli appartamenti: legge 191/2023',
        year: 2023,
        url: 'https://comune.gargnano.bs.it/notizie/2938971/nuovi-obblighi-appartamenti-che-vengono-messi',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.test-rcd'],
      source: { organisation: 'Italian Republic', title: 'D.M. 37/2008 on installations in buildings', year: 2008 },
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'UNI',
        title: 'UNI 10683, wood-burning heaters: installation, checks and maintenance',
        year: 2022,
      },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Italian Republic',
        title: 'D.Lgs. 101/2020 on radiation protection, article 12',
        year: 2020,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: { organisation: 'Italian Republic', title: 'Codice della strada, article 80', year: 1992 },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Ministry of Infrastructure, Italy',
        title: 'Directive 1580 of 16 January 2013',
        year: 2013,
      },
      checkedOn,
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Ministry of the Interior, Italy', title: 'Numero unico di emergenza 112' },
    },
  ],
};
