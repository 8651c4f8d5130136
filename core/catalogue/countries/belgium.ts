import type { CountryFacts } from './country-rules.ts';

const checkedOn = '2026-11-23';
const later = '2026-11-29';

export const belgium: CountryFacts = {
  country: 'BE',
  slug: 'belgium',
  facts: [
    {
      topic: 'Boilers and heating',
      taskIds: ['central-heating.book-boiler-service', 'central-heating.book-oil-or-wood-service'],
      source: {
        organisation: 'Immovlan',
        title: 'Entretien de la chaudière : que dit la loi ?',
        year: 2019,
        url: 'https://immo.vlan.be/fr/conseils/construction/29278/entretien-de-la-chaudiere--tous-les-un-deux-ou-trois-ans-que-dit-la-loi',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Chimneys and stoves',
      taskIds: ['chimney.book-sweep', 'fire-stove.book-sweep'],
      source: {
        organisation: 'Flemish Government',
        title: 'Decree of 8 December 2006 on the maintenance of heating appliances',
        year: 2006,
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Smoke alarms',
      taskIds: ['smoke-alarm.test-alarms', 'smoke-alarm.check-dates'],
      source: {
        organisation: 'Trior',
        title: 'Détecteurs de fumée: obligations in the three regions',
        year: 2025,
        url: 'https://blog.trior.be/detecteurs-fumee',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Wiring',
      taskIds: ['electrical-panel.book-inspection'],
      everyDays: 9125,
      source: {
        organisation: 'Vlaamse overheid',
        title: 'Contrôle de votre installation électrique (RGIE)',
        year: 2019,
        url: 'https://www.vlaanderen.be/fr/demenager-et-se-loger/controle-de-votre-installation-electrique',
      },
      checkedOn: checkedOn,
    },
    {
      topic: 'Renting',
      taskIds: ['roof-and-gutters.clear-gutters', 'plumbing-and-drains.clean-traps'],
      source: {
        organisation: 'Flemish Government',
        title: 'Decree on residential leases: list of small repairs',
        year: 2018,
      },
    },
    {
      topic: 'Carbon monoxide',
      taskIds: ['carbon-monoxide-alarm.check-air-supply', 'water-heater.book-gas-service'],
      source: { organisation: 'Antigifcentrum', title: 'Carbon monoxide: prevention at home' },
    },
    {
      topic: 'Radon',
      taskIds: ['ventilation.test-radon'],
      source: { organisation: 'FANC (Federal Agency for Nuclear Control)', title: 'Radon in homes' },
    },
    {
      topic: 'Hedges and trees',
      taskIds: ['hedges.trim-sides', 'trees.inspect-trees'],
      source: {
        organisation: 'Brussels-Capital Region',
        title: 'Ordonnance on nature conservation, article 68',
        year: 2012,
      },
    },
    {
      topic: 'Vehicle tests',
      taskIds: ['car.book-inspection'],
      source: {
        organisation: 'Royaume de Belgique',
        title: 'Arrêté royal du 15 mars 1968 : conditions techniques des véhicules, article 23ter',
        year: 1968,
        url: 'https://www.ejustice.just.fgov.be/eli/arrete/1968/03/15/1968031501/justel',
      },
    },
    {
      topic: 'Lead and asbestos',
      taskIds: ['roof-and-gutters.find-asbestos'],
      region: 'BE-VLG',
      source: { organisation: 'OVAM', title: 'Asbestattest', year: 2022 },
      checkedOn: later,
    },
    {
      topic: 'Emergency numbers',
      taskIds: ['gas-stove.book-service'],
      source: { organisation: 'Federal Public Service Interior, Belgium', title: '112.be: when to call' },
    },
  ],
};
