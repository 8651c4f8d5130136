import { every } from '../../domain/care/care-task.ts';
import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const norway: CountryFacts = {
  country: 'NO',
  slug: 'norway',
  facts: [
    {
      topic: 'Smoke alarms',
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
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'DSB (Norwegian Directorate for Civil Protection)',
        title: 'Det lokale eltilsyn: inspections of homes',
      },
    },
    {
      topic: 'Winter tyres',
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
      taskIds: ['car.book-inspection'],
      everyDays: every.twoYears,
      source: { organisation: 'Statens vegvesen', title: 'EU-kontroll: deadlines' },
    },
    {
      topic: 'Renting',
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
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Kingdom of Norway', title: 'Forurensningsforskriften, chapters 12 and 13', year: 2004 },
    },
    {
      topic: 'Emergency numbers',
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
