import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const norway: CountryRules = {
  country: 'NO',
  slug: 'norway',
  place: 'Norway',
  facts: [
    {
      topic: 'Smoke alarms',
      text: 'Every home and cabin has at least one alarm on each storey, heard in all bedrooms with the doors closed. The owner fits and maintains it; a test each month is advised.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'Kingdom of Norway',
        title: 'Forskrift om brannforebygging, section 7',
        year: 2015,
        url: 'https://lovdata.no/dokument/SF/forskrift/2015-12-17-1710',
      },
      checkedOn,
    },
    {
      topic: 'Fire extinguishers',
      text: 'Extinguishing equipment is compulsory: a fixed hose, a 6 kg powder extinguisher, or water or foam of at least 6 litres of class 21A. It must reach all rooms, and the owner has it looked after.',
      taskIds: ['smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Municipality of Grimstad',
        title: 'Røykvarslere og slokkeutstyr',
        url: 'https://www.grimstad.kommune.no/tjenester/plan-bygg-brann-og-eiendom/brannvern-og-feiing/roykvarslere-og-slokkeutstyr/',
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      text: 'The municipality sweeps when it is needed and supervises according to risk, often every two to eight years. Owners give access and report a new stove.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Midtre Gauldal brannvesen (MGB)',
        title: 'Ofte stilte spørsmål: feiing og tilsyn, section 17',
        url: 'https://www.mgb.no/tjenester/forebyggende/ofte-stilte-sporsmal/',
      },
      checkedOn,
    },
    {
      topic: 'Radon',
      text: 'In rented homes the yearly average must stay below 200 becquerels per cubic metre, with measures from 100. The landlord measures and shows the result; for your own home the same values are advice.',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Kingdom of Norway',
        title: 'Strålevernforskriften, section 6',
        year: 2016,
        url: 'https://lovdata.no/dokument/SF/forskrift/2016-12-16-1659',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      text: 'The local electrical inspectorate (DLE) examines homes from time to time and free of charge. Owner and user have the faults that it finds put right by a registered firm.',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'DSB (Norwegian Directorate for Civil Protection)',
        title: 'Det lokale eltilsyn: inspections of homes',
      },
    },
    {
      topic: 'Winter tyres',
      text: 'The car must have the grip that the road demands. From 1 November to the Sunday after Easter the tread is at least 3 mm deep, and in Nordland, Troms and Finnmark from 16 October to 30 April.',
      taskIds: ['car.prepare-winter', 'car.check-tyres'],
      source: {
        organisation: 'Statens vegvesen',
        title: 'Dekk og kjetting',
        url: 'https://www.vegvesen.no/kjoretoy/eie-og-vedlikeholde/dekk-og-kjetting/?lang=nb',
      },
      checkedOn,
    },
    {
      topic: 'Vehicle tests',
      text: 'The EU-kontroll is due four years after first registration and every second year after that. Nothing reminds you but a letter or message from the roads authority.',
      taskIds: ['car.book-service'],
      source: { organisation: 'Statens vegvesen', title: 'EU-kontroll: deadlines' },
    },
    {
      topic: 'Renting',
      text: 'Tenants look after locks, taps, sockets, fuses and other small fittings, and test the smoke alarm. Repairs beyond that are for the landlord, if nothing else was agreed.',
      taskIds: ['plumbing-and-drains.clean-traps', 'windows-and-doors.lubricate-hardware'],
      source: {
        organisation: 'Kingdom of Norway',
        title: 'Husleieloven, sections 5-1 and 5-3',
        year: 1999,
        url: 'https://lovdata.no/dokument/NL/lov/1999-03-26-17',
      },
    },
    {
      topic: 'Septic tanks',
      text: 'Municipal bylaws fix when private tanks are emptied, commonly every second year for homes and every fourth for cabins. The municipality sends the lorry and the bill.',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Kingdom of Norway', title: 'Forurensningsforskriften, chapters 12 and 13', year: 2004 },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire, 113 for an ambulance and 112 for the police. The doctor on duty is on 116 117.',
      taskIds: ['smoke-alarm.test-alarms', 'gas-stove.book-service'],
      source: {
        organisation: 'Municipality of Hamar',
        title: 'Nødnumre',
        url: 'https://www.hamar.kommune.no/article28044-4248.html',
      },
      checkedOn,
    },
  ],
};
