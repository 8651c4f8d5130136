import { withPage } from './checked.ts';
import type { CountryFacts } from './country-rules.ts';

export const switzerland: CountryFacts = {
  country: 'CH',
  slug: 'switzerland',
  facts: [
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection'],
      everyDays: 7300,
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Niederspannungs-Installationsverordnung (NIV): periodische Kontrolle',
        year: 2001,
        url: 'https://www.fedlex.admin.ch/eli/cc/2002/22/de',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Luftreinhalte-Verordnung (LRV)',
        year: 1985,
        url: 'https://www.fedlex.admin.ch/eli/cc/1986/208_208_208/de',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'VKF (Association of Cantonal Fire Insurers)',
        title: 'Brandschutzvorschriften: Brandschutznorm 1-15',
        year: 2015,
        url: 'https://www.bsvonline.ch/de/vorschriften/',
      },
      checked: 'never',
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'VKF (Association of Cantonal Fire Insurers)',
        title: 'Brandschutzvorschriften: Brandschutznorm 1-15',
        year: 2015,
        url: 'https://www.bsvonline.ch/de/vorschriften/',
      },
      checked: 'never',
    },
    {
      topic: 'Renting',
      taskIds: ['shower.check-hose', 'plumbing-and-drains.clean-traps', 'roof-and-gutters.clear-gutters'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Obligationenrecht, Art. 256, 259 und 259a',
        year: 1911,
        url: 'https://www.fedlex.admin.ch/eli/cc/27/317_321_377/de',
      },
      checked: 'never',
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['central-heating.book-heat-pump-service', 'geothermal.book-service', 'air-conditioning.book-service'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Chemikalien-Risikoreduktions-Verordnung (ChemRRV), Anhang 2.10',
        year: 2005,
        url: 'https://www.fedlex.admin.ch/eli/cc/2005/478/de',
      },
      checked: 'never',
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Strahlenschutzverordnung (StSV), Art. 155 bis 166',
        year: 2017,
        url: 'https://www.fedlex.admin.ch/eli/cc/2017/502/de',
      },
      checked: 'never',
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Verordnung über die technischen Anforderungen an Strassenfahrzeuge (VTS), Art. 33',
        year: 1995,
        url: 'https://www.fedlex.admin.ch/eli/cc/1995/4425_4425_4425/de',
      },
      checked: withPage('2026-11-23'),
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Strassenverkehrsgesetz, Art. 29 und 31',
        year: 1958,
        url: 'https://www.fedlex.admin.ch/eli/cc/1959/679_705_685/de',
      },
      checked: 'never',
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'Schweizerische Eidgenossenschaft',
        title: 'Verordnung über die Adressierungselemente im Fernmeldebereich (AEFV): Notrufnummern',
        year: 1997,
        url: 'https://www.fedlex.admin.ch/eli/cc/1997/2879_2879_2879/de',
      },
      checked: withPage('2026-11-23'),
    },
  ],
};
