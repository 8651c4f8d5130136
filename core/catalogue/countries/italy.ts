import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

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
        organisation: 'Repubblica Italiana',
        title: 'D.P.R. 74/2013: esercizio, manutenzione e ispezione degli impianti termici',
        year: 2013,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:2013-04-16;74',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Renting',
      taskIds: [
        'central-heating.check-pressure',
        'central-heating.bleed-radiators',
        'plumbing-and-drains.look-for-leaks',
      ],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'Codice civile, articoli 1576 e 1609',
        year: 1942,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:regio.decreto:1942-03-16;262',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['air-conditioning.book-service', 'central-heating.book-heat-pump-service', 'geothermal.book-service'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'D.P.R. 74/2013: climatizzazione estiva, libretto e controllo di efficienza',
        year: 2013,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.del.presidente.della.repubblica:2013-04-16;74',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'Legge 191/2023: sicurezza delle locazioni turistiche e brevi',
        year: 2023,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:legge:2023-12-15;191',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.test-rcd'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'D.M. 37/2008: impianti all’interno degli edifici',
        year: 2008,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:ministero.sviluppo.economico:decreto:2008-01-22;37',
      },
      checked: 'never',
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'D.M. 22 gennaio 2008, n. 37, articolo 6: regola dell’arte (norma UNI 10683)',
        year: 2008,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:ministero.sviluppo.economico:decreto:2008-01-22;37',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'D.Lgs. 101/2020, articolo 12: radon nelle abitazioni',
        year: 2020,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2020-07-31;101',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'Codice della strada, articolo 80: revisioni',
        year: 1992,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:1992-04-30;285',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'Codice della strada, articolo 6: mezzi antisdrucciolevoli',
        year: 1992,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:1992-04-30;285',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Repubblica Italiana',
        title: 'D.Lgs. 259/2003: Codice delle comunicazioni elettroniche, numero unico di emergenza',
        year: 2003,
        url: 'https://www.normattiva.it/uri-res/N2Ls?urn:nir:stato:decreto.legislativo:2003-08-01;259',
      },
      checked: 'never',
    },
  ],
};
