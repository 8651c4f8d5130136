import { every } from '../../domain/care/care-task.ts';
import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const spain: CountryFacts = {
  country: 'ES',
  slug: 'spain',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service'],
      everyDays: every.twoYears,
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 1027/2007 (RITE), IT 3.3, tabla 3.1',
        year: 2007,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15820',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Hot water',
      taskIds: ['water-heater.book-gas-service'],
      everyDays: every.fiveYears,
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 1027/2007 (RITE), IT 3.3: calentadores',
        year: 2007,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15820',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Gas',
      taskIds: ['gas-stove.book-service', 'gas-stove.check-bottle'],
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 919/2006, ITC-ICG 07',
        year: 2006,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-15345',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: [
        'air-conditioning.book-service',
        'air-conditioning.book-yearly-service',
        'central-heating.book-heat-pump-service',
      ],
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 1027/2007 (RITE), IT 3.3: aire acondicionado',
        year: 2007,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2007-15820',
      },
      checked: 'never',
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection', 'electrical-panel.ask-for-report'],
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 842/2002 (REBT), ITC-BT-05',
        year: 2002,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2002-18099',
      },
      checked: 'never',
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 314/2006: Código Técnico de la Edificación, DB SI 4',
        year: 2006,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-5515',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['plumbing-and-drains.look-for-leaks', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Reino de España',
        title: 'Ley 29/1994 de Arrendamientos Urbanos, artículo 21',
        year: 1994,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-26003',
      },
      checked: 'never',
    },
    {
      topic: 'The building',
      taskIds: ['roof-and-gutters.check-walls', 'roof-and-gutters.inspect-roof'],
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto Legislativo 7/2015, artículo 29',
        year: 2015,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-11723',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Reino de España',
        title: 'Real Decreto 920/2017: inspección técnica de vehículos',
        year: 2017,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2017-12841',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'Reino de España',
        title: 'Ley 17/2015 del Sistema Nacional de Protección Civil',
        year: 2015,
        url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2015-7730',
      },
      checked: 'never',
    },
  ],
};
