import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const finland: CountryFacts = {
  country: 'FI',
  slug: 'finland',
  facts: [
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      everyDays: every.year,
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Pelastuslaki 379/2011, 59 §: nuohous',
        year: 2011,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2011/379',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates', 'smoke-alarm.change-batteries'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Pelastuslaki 379/2011, 17 §: palovaroittimet',
        year: 2011,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2011/379',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Tieliikennelaki 729/2018, 105 §',
        year: 2018,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2018/729',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Ajoneuvolaki 82/2021: määräaikaiskatsastus',
        year: 2021,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2021/82',
      },
      checked: withPage('2026-12-01'),
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Sosiaali- ja terveysministeriön asetus ionisoivasta säteilystä 1044/2018',
        year: 2018,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2018/1044',
      },
      checked: 'never',
    },
    {
      topic: 'Snow and ice',
      taskIds: ['roof-and-gutters.watch-snow'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Järjestyslaki 612/2003, 5 §',
        year: 2003,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2003/612',
      },
      checked: 'never',
    },
    {
      topic: 'Septic tanks',
      taskIds: ['plumbing-and-drains.book-septic-pumping', 'plumbing-and-drains.check-septic-tank'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Valtioneuvoston asetus talousjätevesien käsittelystä 157/2017',
        year: 2017,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2017/157',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Sähköturvallisuuslaki 1135/2016',
        year: 2016,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2016/1135',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'ventilation.clean-grilles'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Laki asuinhuoneiston vuokrauksesta 481/1995, 20–26 §',
        year: 1995,
        url: 'https://www.finlex.fi/fi/lainsaadanto/1995/481',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['smoke-alarm.test-alarms', 'pool.test-water'],
      source: {
        organisation: 'Suomen tasavalta',
        title: 'Laki hätäkeskustoiminnasta 692/2010',
        year: 2010,
        url: 'https://www.finlex.fi/fi/lainsaadanto/2010/692',
      },
      checked: 'never',
    },
  ],
};
