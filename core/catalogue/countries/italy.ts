import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const italy: CountryRules = {
  country: 'IT',
  slug: 'italy',
  place: 'Italy',
  facts: [
    {
      topic: 'Boilers and heating',
      text: 'The boiler is serviced as its installer or maker prescribes, usually every year. Besides, a technician checks the efficiency: every four years for gas and every two for oil or wood, unless the region wants it sooner.',
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
      text: 'The occupier, tenant or owner, is in charge of the heating and keeps its logbook (libretto). Small repairs are the tenant’s and other repairs the landlord’s; in a block with central heating it is the administrator.',
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
      text: 'Every fixed system has a logbook. Those over 12 kW have their efficiency checked every four years, and only a certified F-gas technician opens the circuit.',
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
      text: 'Homes let to tourists or for short stays need detectors for carbon monoxide and combustible gas, and a fire extinguisher. Other homes have no such duty.',
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
      text: 'Work on wiring is for a qualified firm, which issues a declaration of conformity. No regular inspection is prescribed for a home; a residual-current device is.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.test-rcd'],
      source: { organisation: 'Italian Republic', title: 'D.M. 37/2008 on installations in buildings', year: 2008 },
    },
    {
      topic: 'Chimneys and stoves',
      text: 'No national law sets the interval for sweeping, though the technical standard asks for it regularly and some regions or municipalities each year. Logbook and checks also cover stoves over 5 kW.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'UNI',
        title: 'UNI 10683, wood-burning heaters: installation, checks and maintenance',
        year: 2022,
      },
    },
    {
      topic: 'Radon',
      text: 'Reference levels are 300 becquerels per cubic metre in existing homes and 200 in those built since 2025. Regions list the areas in which homes should be measured first.',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Italian Republic',
        title: 'D.Lgs. 101/2020 on radiation protection, article 12',
        year: 2020,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'The “revisione” is due four years after first registration and every two years after that, within the month.',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: { organisation: 'Italian Republic', title: 'Codice della strada, article 80', year: 1992 },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      text: 'On roads with the sign you need winter tyres, or chains on board, usually from 15 November to 15 April. Each road’s operator orders it.',
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
      text: 'Call {emergency number}; where it isn’t introduced yet, 115 is the fire service and 118 the ambulance. The number for gas leaks (pronto intervento) is on your gas bill.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Ministry of the Interior, Italy', title: 'Numero unico di emergenza 112' },
    },
  ],
};
