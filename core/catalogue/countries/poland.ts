import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const poland: CountryFacts = {
  country: 'PL',
  slug: 'poland',
  facts: [
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'water-heater.book-gas-service', 'ventilation.book-duct-check'],
      everyDays: every.year,
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Prawo budowlane, art. 62 ust. 1 pkt 1 lit. c',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Ventilation',
      taskIds: ['ventilation.book-duct-check'],
      everyDays: every.year,
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Prawo budowlane, art. 62: kontrole przewodów kominowych',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.quarter,
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Rozporządzenie z 7 czerwca 2010 w sprawie ochrony przeciwpożarowej budynków, § 34',
        year: 2010,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20101090719',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Prawo budowlane, art. 62 ust. 1 pkt 2',
        year: 1994,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19940890414',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Rozporządzenie z 21 listopada 2024 w sprawie ochrony przeciwpożarowej budynków (poz. 1716)',
        year: 2024,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001716',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-end-date', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Rozporządzenie z 21 listopada 2024: czujki tlenku węgla (poz. 1716)',
        year: 2024,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20240001716',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Ustawa z 13 września 1996 o utrzymaniu czystości i porządku w gminach',
        year: 1996,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19961320622',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.clean-traps', 'windows-and-doors.lubricate-hardware'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Ustawa z 21 czerwca 2001 o ochronie praw lokatorów, art. 6a i 6b',
        year: 2001,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20010710733',
      },
      checked: 'never',
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Rozporządzenie z 16 grudnia 2016 w sprawie ochrony gatunkowej zwierząt',
        year: 2016,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20160002183',
      },
      checked: 'never',
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Ustawa z 13 września 1996 o utrzymaniu czystości i porządku w gminach, art. 5',
        year: 1996,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19961320622',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Prawo o ruchu drogowym, art. 81',
        year: 1997,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU19970980602',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'carbon-monoxide-alarm.check-air-supply'],
      source: {
        organisation: 'Rzeczpospolita Polska',
        title: 'Ustawa z 22 listopada 2013 o systemie powiadamiania ratunkowego',
        year: 2013,
        url: 'https://isap.sejm.gov.pl/isap.nsf/DocDetails.xsp?id=WDU20130001635',
      },
      checked: 'never',
    },
  ],
};
