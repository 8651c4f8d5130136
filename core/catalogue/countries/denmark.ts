import { every } from '../../domain/care/care-task.ts';
import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const denmark: CountryFacts = {
  country: 'DK',
  slug: 'denmark',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Kingdom of Denmark',
        title: 'Skorstensfejerbekendtgørelsen (BEK 541/2017), section 13',
        year: 2017,
        url: 'https://www.elov.dk/skorstensfejerbekendtgorelsen/paragraf/13/',
      },
      checkedOn,
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'central-heating.book-boiler-service'],
      source: {
        organisation: 'Sikkerhedsstyrelsen',
        title: 'Gasinstallationer skal udføres og kontrolleres af fagfolk',
        year: 2021,
        url: 'https://www.sik.dk/privat/goer-det-sikkert/gas-vand-og-afloeb/nyheder/gasinstallationer-skal-udfoeres-og-kontrolleres-fagfolk',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Andelsportal',
        title: 'Mere sikkerhed på el-området',
        year: 2008,
        url: 'https://www.andelsportal.dk/nyheder/mere-sikkerhed-pa-el-omradet/',
      },
      checkedOn,
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Social- og Boligstyrelsen',
        title: 'Bygningsreglementet BR18, chapter 5: fire',
        year: 2018,
      },
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: { organisation: 'Miljøstyrelsen', title: 'Spildevandsbekendtgørelsen: municipal emptying schemes' },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'Social- og Boligstyrelsen', title: 'Bygningsreglementet BR18: radon', year: 2018 },
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: { organisation: 'Kingdom of Denmark', title: 'Lov om vintervedligeholdelse og renholdelse af veje' },
    },
    {
      topic: 'Renting',
      taskIds: ['windows-and-doors.lubricate-hardware', 'roof-and-gutters.clear-gutters'],
      source: { organisation: 'Kingdom of Denmark', title: 'Lejeloven: maintenance', year: 2022 },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      everyDays: every.twoYears,
      source: { organisation: 'Færdselsstyrelsen', title: 'Periodisk syn: intervals' },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: { organisation: 'Danish Police', title: '112 and 114' },
    },
  ],
};
