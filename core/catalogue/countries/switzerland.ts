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
        organisation: 'Swiss Federal Office of Energy',
        title: 'Wann muss die Elektroinstallation meines Hauses kontrolliert werden?',
        year: 2020,
        url: 'https://energeiaplus.com/2020/04/14/liebes-bfe-wann-muss-die-elektroinstallation-meines-hauses-kontrolliert-werden',
      },
      checkedOn,
    },
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'City of St. Gallen',
        title: 'Feuerungskontrolle: Luftreinhalte-Verordnung',
        year: 2018,
        url: 'https://www.stadt.sg.ch/home/raum-umwelt/umwelt-nachhaltigkeit/luft/feuerungskontrolle.html',
      },
      checkedOn,
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
      source: { organisation: 'Swiss Confederation', title: 'Code of Obligations, articles 256, 259 and 259a' },
    },
    {
      topic: 'Air conditioning and heat pumps',
      taskIds: ['central-heating.book-heat-pump-service', 'geothermal.book-service', 'air-conditioning.book-service'],
      source: {
        organisation: 'Swiss Confederation',
        title: 'Chemical Risk Reduction Ordinance (ChemRRV), annex 2.10',
        year: 2005,
      },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Swiss Confederation',
        title: 'Radiological Protection Ordinance, articles 155 to 166',
        year: 2017,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection', 'motorcycle.book-service'],
      source: {
        organisation: 'Canton of Lucerne',
        title: 'Prüfungsintervalle',
        url: 'https://strassenverkehrsamt.lu.ch/Strassenverkehr/fahrzeug/fahrzeugpruefungen/pruefungsintervalle',
      },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'TCS (Touring Club Switzerland)', title: 'Winter tyres: what the law says' },
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service', 'pool.test-water'],
      source: {
        organisation: 'SRF',
        title: 'Kleiner Wegweiser durch den Notrufnummern-Dschungel',
        url: 'https://www.srf.ch/sendungen/einstein/kleiner-wegweiser-durch-den-notrufnummern-dschungel',
      },
      checkedOn,
    },
  ],
};
