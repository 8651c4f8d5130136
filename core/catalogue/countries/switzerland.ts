import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';

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
      checkedOn: checkedOn,
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
      checkedOn: checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'VKF (Association of Cantonal Fire Insurers)',
        title: 'Fire protection standard: maintenance of heating installations',
        year: 2015,
      },
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'BFB (Swiss Fire Prevention Service)', title: 'Smoke alarms save lives' },
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
      checkedOn: checkedOn,
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
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'SRF',
        title: 'Kleiner Wegweiser durch den Notrufnummern-Dschungel',
        url: 'https://www.srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel',
      },
      checkedOn: checkedOn,
    },
  ],
};
