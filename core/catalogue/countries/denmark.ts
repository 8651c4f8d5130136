import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const denmark: CountryFacts = {
  country: 'DK',
  slug: 'denmark',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Kongeriget Danmark',
        title: 'Skorstensfejerbekendtgørelsen (BEK nr. 541/2017), § 13',
        year: 2017,
        url: 'https://www.retsinformation.dk/eli/lta/2017/541',
      },
      checked: withPage('2026-11-23'),
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
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.test-rcd', 'electrical-panel.book-inspection'],
      source: {
        organisation: 'Kongeriget Danmark',
        title: 'Bekendtgørelse om sikkerhed for udførelse og drift af elektriske installationer (BEK nr. 1082/2016)',
        year: 2016,
        url: 'https://www.retsinformation.dk/eli/lta/2016/1082',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Social- og Boligstyrelsen',
        title: 'Bygningsreglementet BR18, kapitel 5: brand',
        year: 2018,
        url: 'https://www.bygningsreglementet.dk/Tekniske-bestemmelser/05/Krav',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Kongeriget Danmark',
        title: 'Spildevandsbekendtgørelsen (BEK nr. 1393/2021): tømningsordninger',
        year: 2021,
        url: 'https://www.retsinformation.dk/eli/lta/2021/1393',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Social- og Boligstyrelsen',
        title: 'Bygningsreglementet BR18, kapitel 13: forureninger',
        year: 2018,
        url: 'https://www.bygningsreglementet.dk/Tekniske-bestemmelser/13/Krav',
      },
      checked: 'never',
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Kongeriget Danmark',
        title: 'Lov om offentlige veje m.v. (lov nr. 1520/2014), §§ 62–64',
        year: 2014,
        url: 'https://www.retsinformation.dk/eli/lta/2014/1520',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['windows-and-doors.lubricate-hardware', 'roof-and-gutters.clear-gutters'],
      source: {
        organisation: 'Kongeriget Danmark',
        title: 'Lov om leje (lov nr. 341/2022): vedligeholdelse',
        year: 2022,
        url: 'https://www.retsinformation.dk/eli/lta/2022/341',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      everyDays: every.twoYears,
      source: {
        organisation: 'Færdselsstyrelsen',
        title: 'Periodisk syn',
        year: 2021,
        url: 'https://www.fstyr.dk/privat/syn/periodisk-syn',
      },
      checked: withPage('2026-11-29'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'Rigspolitiet',
        title: 'Kontakt politiet: 112 og 114',
        url: 'https://politi.dk/kontakt-politiet',
      },
      checked: 'never',
    },
  ],
};
