import type { CountryRules } from './country-rules.ts';

const checkedOn = '2026-11-23';

export const switzerland: CountryRules = {
  country: 'CH',
  slug: 'switzerland',
  place: 'Switzerland',
  facts: [
    {
      topic: 'Wiring',
      text: 'Owners have the wiring of a home inspected by an independent body at least every 20 years, and after a sale if the last time is over five years ago. The network operator writes six months before.',
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
      text: 'The ordinance on clean air has the flue gas of gas boilers measured every four years and that of oil boilers every two. The owner orders it when the canton or municipality asks.',
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
      text: 'Cantons decide how often flues are swept, and whether you may choose the sweep. The owner is responsible for the fire safety of the installation.',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'VKF (Association of Cantonal Fire Insurers)',
        title: 'Fire protection standard: maintenance of heating installations',
        year: 2015,
      },
    },
    {
      topic: 'Smoke alarms',
      text: 'No federal rule makes smoke alarms compulsory in ordinary homes. They remain advisable, above all outside bedrooms; tenants may put up battery alarms of their own.',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: { organisation: 'BFB (Swiss Fire Prevention Service)', title: 'Smoke alarms save lives' },
    },
    {
      topic: 'Renting',
      text: 'Tenants pay for small cleaning and repairs that ordinary maintenance needs, such as a shower hose or a seal. All larger defects are the landlord’s to remedy.',
      taskIds: ['shower.check-hose', 'plumbing-and-drains.clean-traps', 'roof-and-gutters.clear-gutters'],
      source: { organisation: 'Swiss Confederation', title: 'Code of Obligations, articles 256, 259 and 259a' },
    },
    {
      topic: 'Air conditioning and heat pumps',
      text: 'Systems with over 3 kg of refrigerant are reported to the authority and keep a maintenance log. Only holders of a permit work on the circuit, and several cantons license cooling for homes.',
      taskIds: ['central-heating.book-heat-pump-service', 'geothermal.book-service', 'air-conditioning.book-service'],
      source: {
        organisation: 'Swiss Confederation',
        title: 'Chemical Risk Reduction Ordinance (ChemRRV), annex 2.10',
        year: 2005,
      },
    },
    {
      topic: 'Radon',
      text: 'The reference value for rooms where people stay is 300 becquerels per cubic metre. Where it is exceeded, the owner plans the remedy with the canton.',
      taskIds: ['ventilation.test-radon'],
      source: {
        organisation: 'Swiss Confederation',
        title: 'Radiological Protection Ordinance, articles 155 to 166',
        year: 2017,
      },
    },
    {
      topic: 'Vehicle tests',
      text: 'The cantonal road traffic office calls cars and motorcycles after five years (six at the latest), again after three, and then every two years.',
      taskIds: ['car.book-service', 'motorcycle.book-service'],
      source: {
        organisation: 'Canton of Lucerne',
        title: 'Prüfungsintervalle',
        url: 'https://strassenverkehrsamt.lu.ch/Strassenverkehr/fahrzeug/fahrzeugpruefungen/pruefungsintervalle',
      },
      checkedOn,
    },
    {
      topic: 'Winter tyres',
      text: 'There is no general duty, but you must be able to control the car: after a crash on summer tyres in snow, insurers may reduce their payment. Signs can prescribe chains.',
      taskIds: ['car.prepare-winter'],
      source: { organisation: 'TCS (Touring Club Switzerland)', title: 'Winter tyres: what the law says' },
    },
    {
      topic: 'Emergency numbers',
      text: 'Call {emergency number} for fire, 144 for an ambulance, 145 for poisoning and 117 for the police. 112 connects you to the police.',
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
