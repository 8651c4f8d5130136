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
        organisation: 'Kongeriket Norge',
        title: 'Forskrift om brannforebygging, § 7',
        year: 2015,
        url: 'https://lovdata.no/dokument/SF/forskrift/2015-12-17-1710',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Fire extinguishers',
      taskIds: ['smoke-alarm.check-extinguisher'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Forskrift om brannforebygging, § 7: manuelt slokkeutstyr',
        year: 2015,
        url: 'https://lovdata.no/dokument/SF/forskrift/2015-12-17-1710',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Forskrift om brannforebygging, § 17: feiing og tilsyn',
        year: 2015,
        url: 'https://lovdata.no/dokument/SF/forskrift/2015-12-17-1710',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Strålevernforskriften, § 6',
        year: 2016,
        url: 'https://lovdata.no/dokument/SF/forskrift/2016-12-16-1659',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Lov om tilsyn med elektriske anlegg og elektrisk utstyr',
        year: 1929,
        url: 'https://lovdata.no/dokument/NL/lov/1929-05-24-4',
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
      checkedOn: checkedOn,
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      everyDays: every.twoYears,
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Forskrift om periodisk kontroll av kjøretøy',
        year: 2009,
        url: 'https://lovdata.no/dokument/SF/forskrift/2009-05-13-591',
      },
      checkedOn: '2026-11-29',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.clean-traps', 'windows-and-doors.lubricate-hardware'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Husleieloven, §§ 5-1 og 5-3',
        year: 1999,
        url: 'https://lovdata.no/dokument/NL/lov/1999-03-26-17',
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Forurensningsforskriften, kapittel 12 og 13',
        year: 2004,
        url: 'https://lovdata.no/dokument/SF/forskrift/2004-06-01-931',
      },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['smoke-alarm.test-alarms', 'gas-stove.book-service'],
      source: {
        organisation: 'Municipality of Hamar',
        title: 'Nødnumre',
        url: 'https://www.hamar.kommune.no/article28044-4248.html',
      },
      checkedOn: checkedOn,
    },
  ],
};
