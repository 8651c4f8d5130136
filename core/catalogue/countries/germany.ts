import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

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
        organisation: 'Federal Government of Germany',
        title: 'Schornsteinfeger-Handwerksgesetz, sections 1 and 14',
        year: 2008,
        url: 'https://www.gesetze-im-internet.de/schfhwg/__14.html',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'DIN', title: 'DIN 14676-1, smoke alarms in homes; building codes of the Länder' },
      checkedOn,
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.check-temperature', 'plumbing-and-drains.flush-idle-taps'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Trinkwasserverordnung, section 31',
        year: 2023,
        url: 'https://www.gesetze-im-internet.de/trinkwv_2023/__31.html',
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'DVGW', title: 'TRGI 2018 (G 600), technical rules for gas installations', year: 2018 },
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: { organisation: 'ZVEH', title: 'E-CHECK for private homes' },
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Bundesnaturschutzgesetz, section 39',
        year: 2009,
        url: 'https://www.gesetze-im-internet.de/bnatschg_2009/__39.html',
      },
      checkedOn,
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow', 'carbon-monoxide-alarm.clear-snow'],
      source: { organisation: 'Deutscher Mieterbund', title: 'Winterdienst: duties of landlords and tenants' },
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Straßenverkehrs-Ordnung, section 2 (3a)',
        year: 2013,
        url: 'https://www.gesetze-im-internet.de/stvo_2013/__2.html',
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service', 'trailer.book-brakes'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Straßenverkehrs-Zulassungs-Ordnung, section 29 and annex VIII',
        year: 2012,
        url: 'https://www.gesetze-im-internet.de/stvzo_2012/__29.html',
      },
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Bürgerliches Gesetzbuch, section 535',
        url: 'https://www.gesetze-im-internet.de/bgb/__535.html',
      },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'City of Mainz',
        title: 'Emergency numbers',
        url: 'https://www.mainz.de/en/microsite/feuerwehr/buergerinformation/kontakt/Notfallnummern',
      },
      checkedOn,
    },
  ],
};
