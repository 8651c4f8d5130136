import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
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
      checked: 'never',
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter', 'car.check-tyres'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Forskrift om bruk av kjøretøy (FOR-1990-01-25-92), § 1-4',
        year: 1990,
        url: 'https://lovdata.no/dokument/SF/forskrift/1990-01-25-92',
      },
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-29'),
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
      checked: 'never',
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
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['smoke-alarm.test-alarms', 'gas-stove.book-service'],
      source: {
        organisation: 'Kongeriket Norge',
        title: 'Ekomloven (LOV-2024-12-13-76): nødmeldetjenester',
        year: 2024,
        url: 'https://lovdata.no/dokument/NL/lov/2024-12-13-76',
      },
      checked: withPage('2026-11-23'),
    },
  ],
};
