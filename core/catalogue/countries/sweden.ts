import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const sweden: CountryFacts = {
  country: 'SE',
  slug: 'sweden',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep', 'chimney.inspect-stack'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Lag (2003:778) om skydd mot olyckor, 3 kap.: rengöring och brandskyddskontroll',
        year: 2003,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=2003:778',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Myndigheten för civilt försvar',
        title: 'SRVFS 2007:1: råd om brandvarnare i bostäder',
        year: 2007,
        url: 'https://www.msb.se/sv/regler/gallande-regler/skydd-mot-olyckor/srvfs-20071/',
      },
      checked: 'never',
    },
    {
      topic: 'Ventilation',
      taskIds: ['ventilation.book-service'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Plan- och byggförordning (2011:338), 5 kap.: OVK',
        year: 2011,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=2011:338',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Förordning (1998:899) om miljöfarlig verksamhet och hälsoskydd',
        year: 1998,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=1998:899',
      },
      checked: 'never',
    },
    {
      topic: 'Wells',
      taskIds: ['plumbing-and-drains.test-well-water'],
      source: {
        organisation: 'Livsmedelsverket',
        title: 'Råd om egen brunn',
        url: 'https://www.livsmedelsverket.se/livsmedel-och-innehall/dricksvatten/egen-brunn',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Strålskyddsförordning (2018:506)',
        year: 2018,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=2018:506',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Pools',
      taskIds: ['pool.check-barrier'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Ordningslag (1993:1617), 3 kap. 5 §',
        year: 1993,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=1993:1617',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow', 'roof-and-gutters.clear-drains'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Ordningslag (1993:1617), 3 kap. 3 §',
        year: 1993,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=1993:1617',
      },
      checked: 'never',
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Trafikförordning (1998:1276), 4 kap. 18 a §',
        year: 1998,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=1998:1276',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Fordonsförordning (2009:211), 6 kap.: kontrollbesiktning',
        year: 2009,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=2009:211',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: {
        organisation: 'Sveriges riksdag',
        title: 'Lag (1981:1104) om verksamheten hos vissa regionala alarmeringscentraler',
        year: 1981,
        url: 'https://rkrattsbaser.gov.se/sfst?bet=1981:1104',
      },
      checked: 'never',
    },
  ],
};
