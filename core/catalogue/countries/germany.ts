import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const germany: CountryRules = {
  country: 'DE',
  slug: 'germany',
  place: 'Germany',
  facts: [
    {
      topic: 'Chimneys and stoves',
      text: 'Twice in seven years the district chimney sweep inspects all fireplaces and issues the Feuerstättenbescheid. It lists what must be swept and measured, and by when. The owner has the work done, by any qualified sweep, and sends in the proof.',
      taskIds: [
        'chimney.book-sweep',
        'fire-stove.book-sweep',
        'central-heating.book-boiler-service',
        'central-heating.book-oil-or-wood-service',
      ],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Schornsteinfeger-Handwerksgesetz, sections 1 and 14',
        url: 'https://www.gesetze-im-internet.de/schfhwg/__14.html',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      text: 'All 16 Länder require alarms in bedrooms, children’s rooms and escape corridors. The owner fits them. Who keeps them working differs: in Bavaria the occupier, in Hamburg the owner. The standard asks for a check every 12 months.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'DIN', title: 'DIN 14676-1, smoke alarms in homes; building codes of the Länder' },
      checkedOn,
    },
    {
      topic: 'Hot water',
      text: 'Landlords of buildings with a large hot water system (over 400 litres, or over 3 litres in a pipe) have the water tested for Legionella at least every three years. Houses with one or two homes are exempt.',
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
      text: 'The owner of the pipes indoors keeps them safe. The technical rules ask for a look once a year, which you can do, and for a leak test by a listed firm every twelve years.',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'DVGW', title: 'TRGI 2018 (G 600), technical rules for gas installations', year: 2018 },
    },
    {
      topic: 'Wiring',
      text: 'No law sets an interval for the wiring of a private home. The owner or landlord answers for its condition; electricians offer a voluntary E-Check, usually every four years.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: { organisation: 'ZVEH', title: 'E-CHECK for private homes' },
    },
    {
      topic: 'Hedges and trees',
      text: 'From 1 March to 30 September hedges and shrubs may not be cut back hard or removed. Light trimming of new growth is allowed, if no bird nests there.',
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
      text: 'Municipalities pass the clearing of pavements on to owners, who may pass it on to tenants in the lease. Most bylaws ask for a cleared and gritted path from about 7 in the morning to 8 in the evening.',
      taskIds: ['roof-and-gutters.watch-snow', 'carbon-monoxide-alarm.clear-snow'],
      source: { organisation: 'Deutscher Mieterbund', title: 'Winterdienst: duties of landlords and tenants' },
    },
    {
      topic: 'Winter tyres',
      text: 'On ice, snow or slush you may drive only with tyres that bear the alpine symbol, a mountain with a snowflake. There is no fixed date.',
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
      text: 'A new car passes its first main inspection (HU) after three years, then one every two years. The number plate’s sticker shows the month.',
      taskIds: ['car.book-service', 'motorcycle.book-service', 'trailer.book-brakes'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Straßenverkehrs-Zulassungs-Ordnung, section 29 and annex VIII',
        year: 2012,
        url: 'https://www.gesetze-im-internet.de/stvzo_2012/__29.html',
      },
    },
    {
      topic: 'Renting',
      text: 'The landlord keeps the home fit for use. A lease may oblige the tenant to pay for small repairs to parts that are in daily use, within limits; heating service is often part of the running costs.',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.look-for-leaks'],
      source: {
        organisation: 'Federal Government of Germany',
        title: 'Bürgerliches Gesetzbuch, section 535',
        url: 'https://www.gesetze-im-internet.de/bgb/__535.html',
      },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire or an ambulance, and 110 for the police. Gas leaks go to the local network operator, whose number is on the meter, or to 112. For a doctor at night, call 116 117.',
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
