import { every } from '../../domain/care/care-task.ts';
import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const poland: CountryFacts = {
  country: 'PL',
  slug: 'poland',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service', 'ventilation.book-duct-check'],
      everyDays: every.year,
      source: {
        organisation: 'Republic of Poland',
        title: 'Prawo budowlane (Building Law), article 62 (1) 1 c',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
      checkedOn,
    },
    {
      topic: 'Ventilation',
      taskIds: ['ventilation.book-duct-check'],
      everyDays: every.year,
      source: {
        organisation: 'Municipality of Gruta',
        title: 'Obowiązek czyszczenia przewodów kominowych',
        url: 'https://gruta.pl/obowiazek-czyszczenia-przewodow-kominowych/',
      },
      checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.quarter,
      source: {
        organisation: 'Republic of Poland',
        title: 'Regulation of 7 June 2010 on the fire protection of buildings, section 34',
        year: 2010,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20101090719',
      },
      checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'Republic of Poland',
        title: 'Prawo budowlane (Building Law), article 62 (1) 2',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Regulation of 21 November 2024 on the fire protection of buildings (item 1716)',
        year: 2024,
      },
      checkedOn,
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'Super Express',
        title: 'Nowy obowiązek dla właścicieli mieszkań',
        year: 2025,
        url: 'https://www.se.pl/trojmiasto/nowy-obowiazek-dla-wlascicieli-mieszkan-rzad-nie-daje-wyboru-aa-8hwG-vuDm-BnYK.html',
      },
      checkedOn,
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Wprost',
        title: 'Szambo bez umowy i rachunków: zasady kontroli',
        year: 2025,
        url: 'https://biznes.wprost.pl/twoj-portfel/12118180/szambo-bez-umowy-i-rachunkow-grzywna-nawet-5000-zl-sprawdz-zasady.html',
      },
      checkedOn,
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.clean-traps', 'windows-and-doors.lubricate-hardware'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Act of 21 June 2001 on the protection of tenants, articles 6a and 6b',
        year: 2001,
      },
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Regulation of 16 December 2016 on the protection of animal species',
        year: 2016,
      },
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Act of 13 September 1996 on cleanliness in municipalities, article 5; Building Law, article 61',
        year: 1996,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Republic of Poland',
        title: 'Prawo o ruchu drogowym (Road Traffic Law), article 81',
        year: 1997,
      },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'carbon-monoxide-alarm.check-air-supply'],
      source: { organisation: 'Republic of Poland', title: 'gov.pl: emergency numbers' },
    },
  ],
};
